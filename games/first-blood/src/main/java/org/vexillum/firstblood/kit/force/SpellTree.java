package org.vexillum.firstblood.kit.force;

import java.util.ArrayList;
import org.vexillum.firstblood.magic.Incantation;
import org.vexillum.firstblood.magic.Incantation.Aim;
import org.vexillum.gamekit.Problems;
import org.vexillum.gamekit.force.WrittenRule;
import org.vexillum.gamekit.tree.Node;
import org.vexillum.gamekit.tree.NodeFields;
import org.vexillum.gamekit.tree.NodeValues;
import org.vexillum.kernel.geometry.Lengths;

/** Reads incantations (FB-MAGIC-03). */
record SpellTree(TraitReader traits, Problems problems) {
    Incantation read(NodeFields fields) {
        try (fields) {
            var name = fields.text("name");
            var where = new WrittenRule(name, fields.place());
            int range = range(fields);
            var effects = new ArrayList<Incantation.Effect>();
            for (var node : fields.list("effects"))
                effects.add(EffectText.read(NodeValues.text(node, problems), traits.at(where)));
            if (effects.isEmpty()) problems.error(fields.place(), "own.no-effects", name);
            var aim =
                    fields.get("aim") == null
                            ? "enemy"
                            : fields.word("aim", GameTerms.words(Aim.class));
            return new Incantation(
                    name,
                    range,
                    fields.whole("attunement", 1, 6),
                    fields.whole("successes", 1, 12, IncantationText.USUAL_SUCCESSES),
                    range == 0 ? Aim.SELF : aim(aim),
                    effects);
        }
    }

    private static Aim aim(String word) {
        var aim = GameTerms.read(word, Aim.class);
        return aim == null ? Aim.ENEMY : aim;
    }

    /** Inches, or {@code self}. */
    private int range(NodeFields fields) {
        var node = fields.get("range");
        if (node instanceof Node.Scalar scalar && scalar.written().equalsIgnoreCase("self"))
            return 0;
        var inches = node == null ? null : NodeValues.decimal(node, 1, 100, problems);
        if (inches == null) problems.error(fields.place("range"), "file.missing", "range");
        return inches == null ? 0 : Lengths.inches(inches.toPlainString());
    }
}
