package org.vexillum.formats.firstblood.force;

import java.util.ArrayList;
import org.vexillum.firstblood.table.Boon.Gift;
import org.vexillum.formats.Problems;
import org.vexillum.formats.force.Written;
import org.vexillum.formats.tree.Fields;
import org.vexillum.formats.tree.Values;

/** Reads rules of a force's own: other rules and changes of the profile under one name. */
record OwnTree(TraitReader traits, Problems problems) {
    void read(Fields fields) {
        try (fields) {
            var name = new Written(fields.text("name"), fields.place("name"));
            if (traits.builtIn(name.text()) || traits.defined(name.text()))
                problems.error(name.place(), "own.taken", name.text());
            var gifts = new ArrayList<Gift>();
            for (var node : fields.list("gives")) {
                var text = Values.text(node, problems);
                var gift = GiftText.read(text, traits.at(new Written(name.text(), node.place())));
                if (gift instanceof Gift.Has || gift instanceof Gift.Changes) gifts.add(gift);
                else problems.error(node.place(), "own.no-gift", name.text(), text);
            }
            if (gifts.isEmpty()) problems.error(fields.place(), "own.no-effects", name.text());
            traits.define(name, gifts);
        }
    }
}
