package org.vexillum.regiments.kit.odds;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.gamekit.odds.OddsWords;
import org.vexillum.regiments.army.Weapon;
import org.vexillum.regiments.combat.AttackTarget;
import org.vexillum.regiments.combat.WeaponGroup;
import org.vexillum.regiments.odds.AttackStep;
import org.vexillum.regiments.table.Unit;
import org.vexillum.regiments.traits.PlainTrait;

/** Whom Takedown singles out, as an answer about odds tells it (AOFR-SR-TAKEDOWN-1). */
record TakedownText(Unit striker, Unit struck) {
    /** Whether a unit has weapons that could single anybody out. */
    static boolean possible(Unit unit, boolean melee, boolean usesLimited) {
        var groups =
                WeaponGroup.of(
                        unit, weapon -> weapon.melee() == melee && singles(weapon), _ -> true);
        return groups.stream().anyMatch(group -> usesLimited || !group.limited());
    }

    private static boolean singles(Weapon weapon) {
        return weapon.has(PlainTrait.Takedown.class);
    }

    /** The models singled out, in the order in which they are; empty for nobody. */
    List<String> names(List<AttackStep> steps) {
        var names = new ArrayList<String>();
        for (var step : steps) {
            int picked = step.salvo().picked();
            if (!step.unit().equals(striker.id()) || picked == AttackTarget.WHOLE) continue;
            var name = name(struck, picked);
            if (!names.contains(name)) names.add(name);
        }
        return names;
    }

    /** With its number if others are called the same. */
    static String name(Unit unit, int model) {
        var name = unit.card(model).name();
        int namesakes = 0;
        for (int other : unit.slots()) if (unit.card(other).name().equals(name)) namesakes++;
        return namesakes > 1 ? name + " #" + model : name;
    }

    String said(OddsWords words, List<AttackStep> steps) {
        var names = names(steps);
        return names.isEmpty()
                ? words.say("assumed.nobody", striker.name())
                : words.say("assumed.takedown", striker.name(), String.join(", ", names));
    }
}
