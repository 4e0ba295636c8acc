package org.vexillum.regiments.kit.force;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.vexillum.regiments.army.Force;
import org.vexillum.regiments.magic.Spell;
import org.vexillum.regiments.traits.Trait;
import org.vexillum.regiments.traits.own.OwnTraitEffect;

/** The traits of its own that a force uses, gathered from its cards and spells. */
final class OwnTraits {
    private final Map<String, List<OwnTraitEffect>> byName = new LinkedHashMap<>();

    private OwnTraits() {}

    /** Effects by name, in the order of the cards. */
    static Map<String, List<OwnTraitEffect>> of(Force force) {
        var all = new OwnTraits();
        for (var unit : force.units())
            for (var model : unit.models()) {
                all.add(model.traits());
                for (var weapon : model.weapons()) all.add(weapon.traits());
            }
        for (var spell : force.spells()) all.add(traits(spell.effect()));
        return all.byName;
    }

    private static List<Trait> traits(Spell.Effect effect) {
        return switch (effect) {
            case Spell.Harms harms -> harms.traits();
            case Spell.Blesses blesses -> List.of(blesses.trait());
            case Spell.Curses curses -> List.of(curses.trait());
            case Spell.Mends _ -> List.of();
        };
    }

    private void add(List<Trait> traits) {
        for (var trait : traits) {
            if (!(trait instanceof OwnTraitEffect own)) continue;
            var effects = byName.computeIfAbsent(own.name(), _ -> new ArrayList<>());
            if (!effects.contains(own)) effects.add(own);
        }
    }
}
