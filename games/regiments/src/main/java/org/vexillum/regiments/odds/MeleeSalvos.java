package org.vexillum.regiments.odds;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.vexillum.kernel.Nullable;
import org.vexillum.regiments.army.Weapon;
import org.vexillum.regiments.combat.Attacks;
import org.vexillum.regiments.combat.Cover;
import org.vexillum.regiments.combat.Quarry;
import org.vexillum.regiments.combat.Salvo;
import org.vexillum.regiments.combat.WeaponGroup;
import org.vexillum.regiments.table.Options;
import org.vexillum.regiments.table.Unit;
import org.vexillum.regiments.traits.Blow;
import org.vexillum.regiments.traits.Plain;

/** The melee attacks of a unit, prepared for whatever state both units are in by then. */
record MeleeSalvos(Options options, boolean charging, Assumptions assumptions) {
    /** The weapon types a unit may strike with, in the order in which they are resolved. */
    List<Weapon> types(Unit unit, Predicate<Weapon> which) {
        var types = new ArrayList<Weapon>();
        for (var group : WeaponGroup.of(unit, w -> w.melee() && which.test(w), _ -> true))
            if (assumptions.usesLimited() || !group.weapon().has(Plain.Limited.class))
                types.add(group.weapon());
        return types;
    }

    @Nullable Salvo prepare(Weapon weapon, Unit attacker, Unit target) {
        var groups = WeaponGroup.melee(attacker, weapon::equals);
        if (groups.isEmpty()) return null;
        var quarry = new Quarry(target, picked(weapon, target));
        var blow =
                new Blow(Blow.Manner.MELEE, charging, false, false, quarry.card().isTough(), false);
        return new Attacks(options, attacker, quarry, blow, Cover.NONE)
                .with(weapon, groups.getFirst().users());
    }

    private int picked(Weapon weapon, Unit target) {
        int model = assumptions.picked();
        boolean picks =
                charging && model >= 0 && weapon.has(Plain.Takedown.class) && target.living() > 1;
        return picks && target.alive(model) ? model : Quarry.WHOLE;
    }
}
