package org.vexillum.regiments.army;

import org.vexillum.kernel.Rules;

/** Whether a card states what a unit needs, in values that a die can show (AOFR-ARMY-03). */
final class ProfileCheck {
    private static final Rules PROFILE = Rules.of("AOFR-ARMY-03");

    private ProfileCheck() {}

    static void check(UnitCard unit, Findings found) {
        if (unit.points() < 1)
            found.violation(unit, PROFILE, "profile.points", unit.name(), unit.points());
        for (var model : unit.models().stream().distinct().toList()) model(unit, model, found);
        if (unit.models().stream().allMatch(model -> model.weapons().isEmpty()))
            found.note(unit, PROFILE, "profile.unarmed", unit.name());
    }

    private static void model(UnitCard unit, ModelCard model, Findings found) {
        if (!onDie(model.quality()))
            found.violation(unit, PROFILE, "profile.quality", unit.name(), model.quality());
        if (!onDie(model.defense()))
            found.violation(unit, PROFILE, "profile.defense", unit.name(), model.defense());
        for (var weapon : model.weapons())
            if (weapon.attacks() < 1 || weapon.range() < 0)
                found.violation(unit, PROFILE, "profile.weapon", unit.name(), weapon.name());
    }

    private static boolean onDie(int value) {
        return value >= 2 && value <= 6;
    }
}
