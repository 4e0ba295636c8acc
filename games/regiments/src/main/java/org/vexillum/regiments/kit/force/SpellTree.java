package org.vexillum.regiments.kit.force;

import java.math.BigDecimal;
import java.util.ArrayList;
import org.vexillum.gamekit.Problems;
import org.vexillum.gamekit.force.RuleListReader;
import org.vexillum.gamekit.force.WrittenRule;
import org.vexillum.gamekit.tree.Node;
import org.vexillum.gamekit.tree.NodeFields;
import org.vexillum.gamekit.tree.NodeValues;
import org.vexillum.kernel.geometry.Lengths;
import org.vexillum.regiments.magic.Spell;
import org.vexillum.regiments.traits.Trait;

/**
 * Reads a spell of a tree: one of {@code harms}, {@code blesses}, {@code curses}, {@code mends}.
 */
final class SpellTree {
    /** A caster never holds more tokens (AOFR-SR-CASTER-1). */
    static final int MOST_TOKENS = 6;

    private final TraitReader traits;
    private final Problems problems;

    SpellTree(TraitReader traits, Problems problems) {
        this.traits = traits;
        this.problems = problems;
    }

    Spell read(NodeFields fields) {
        try (fields) {
            var name = fields.text("name");
            int cost = fields.whole("cost", 1, MOST_TOKENS);
            var inches = fields.decimal("range", 1, WeaponTree.MOST_INCHES, BigDecimal.ONE);
            if (fields.get("range") == null)
                fields.problems().error(fields.place("range"), "file.missing", "range");
            int range = Lengths.inches(inches.toPlainString());
            return new Spell(name, cost, range, effect(fields, name));
        }
    }

    private Spell.Effect effect(NodeFields fields, String spell) {
        var effects = new ArrayList<Spell.Effect>();
        var harms = fields.get("harms");
        if (harms != null) effects.add(harms(NodeFields.of(harms, problems), spell));
        var blesses = fields.get("blesses");
        if (blesses != null) effects.add(new Spell.Blesses(trait(blesses, spell)));
        var curses = fields.get("curses");
        if (curses != null) effects.add(new Spell.Curses(trait(curses, spell)));
        int mends = fields.whole("mends", 1, TraitReader.LARGEST, 0);
        if (mends > 0) effects.add(new Spell.Mends(mends));
        if (effects.size() == 1) return effects.getFirst();
        fields.problems().error(fields.place(), "spell.one-effect", spell);
        return new Spell.Mends(1);
    }

    private Spell.Effect harms(NodeFields fields, String spell) {
        try (fields) {
            int hits = fields.whole("hits", 1, TraitReader.LARGEST);
            var rules = new ArrayList<Trait>();
            for (var rule : RuleListReader.read(fields.list("rules"), problems))
                rules.addAll(traits.read(rule, spell).traits());
            return new Spell.Harms(hits, rules);
        }
    }

    private Trait trait(Node node, String spell) {
        return traits.one(new WrittenRule(NodeValues.text(node, problems), node.place()), spell);
    }
}
