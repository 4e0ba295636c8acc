package org.vexillum.regiments.kit.position;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.gamekit.position.FieldGroup;
import org.vexillum.gamekit.tree.Node;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;
import org.vexillum.regiments.magic.Spell;

/** Reads spells as force files describe them, for both sides or for each. */
final class SpellReader {
    private final RuleReader rules;
    private final @Nullable Node node;

    SpellReader(RuleReader rules, @Nullable Node node) {
        this.rules = rules;
        this.node = node;
    }

    List<Spell> of(Side side) {
        if (node == null) return List.of();
        if (node instanceof Node.Sequence all) return read(all.entries());
        var sides = new FieldGroup(node);
        for (var each : Side.values()) sides.get(each.name());
        sides.done();
        return read(sides.list(side.name()));
    }

    private List<Spell> read(List<Node> nodes) {
        var spells = new ArrayList<Spell>();
        for (var spell : nodes) spells.add(rules.words().spell(spell));
        rules.mustBeRight();
        rules.tell("");
        return spells;
    }
}
