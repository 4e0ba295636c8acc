package org.vexillum.regiments.kit.force;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.vexillum.gamekit.force.ForceReader;
import org.vexillum.kernel.geometry.Lengths;
import org.vexillum.regiments.army.Force;
import org.vexillum.regiments.magic.Spell;
import org.vexillum.regiments.traits.Trait;

/** Writes forces so that {@link ForceReader} reads the same cards again. */
public final class ForceWriter {
    private ForceWriter() {}

    /** The force as maps and lists, in the order in which a file shows them. */
    public static Map<String, Object> tree(Force force) {
        var tree = new LinkedHashMap<String, Object>();
        tree.put("game", ForceTree.GAME);
        tree.put("name", force.name());
        if (force.limit() > 0) tree.put("limit", force.limit());
        var own = new ArrayList<Map<String, Object>>();
        OwnTraits.of(force)
                .forEach((name, effects) -> own.add(OwnTraitWriter.trait(name, effects)));
        if (!own.isEmpty()) tree.put("traits", own);
        if (!force.spells().isEmpty())
            tree.put("spells", force.spells().stream().map(ForceWriter::spell).toList());
        tree.put("units", force.units().stream().map(UnitTreeWriter::tree).toList());
        return tree;
    }

    private static Map<String, Object> spell(Spell spell) {
        var tree = new LinkedHashMap<String, Object>();
        tree.put("name", spell.name());
        tree.put("cost", spell.cost());
        tree.put("range", inches(spell.range()));
        switch (spell.effect()) {
            case Spell.Harms harms -> tree.put("harms", harms(harms));
            case Spell.Blesses blesses -> tree.put("blesses", blesses.trait().written());
            case Spell.Curses curses -> tree.put("curses", curses.trait().written());
            case Spell.Mends mends -> tree.put("mends", mends.wounds());
        }
        return tree;
    }

    private static Map<String, Object> harms(Spell.Harms harms) {
        var tree = new LinkedHashMap<String, Object>();
        tree.put("hits", harms.hits());
        if (!harms.traits().isEmpty()) tree.put("rules", rules(harms.traits()));
        return tree;
    }

    static List<String> rules(List<Trait> traits) {
        return traits.stream().map(Trait::written).distinct().toList();
    }

    static BigDecimal inches(int units) {
        return new BigDecimal(Lengths.show(units));
    }
}
