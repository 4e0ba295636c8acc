package org.vexillum.regiments.kit.force;

import java.util.List;
import org.vexillum.gamekit.force.WrittenRule;
import org.vexillum.regiments.traits.HitTraits.Sergeant;
import org.vexillum.regiments.traits.TraitBook;
import org.vexillum.regiments.traits.UnitTraits.Banner;
import org.vexillum.regiments.traits.UnitTraits.Musician;

/** The command group, which is written on a unit and carried by single models. */
final class CommandGroup {
    private CommandGroup() {}

    static boolean is(String rule) {
        return switch (TraitBook.read(rule)) {
            case Sergeant _, Musician _, Banner _ -> true;
            default -> false;
        };
    }

    static void promote(List<ModelBuilder> recruits, int place, WrittenRule rule) {
        var recruit = recruits.get(place % recruits.size());
        recruit.name = TraitBook.read(rule.text()).name();
        recruit.rules.add(rule);
    }
}
