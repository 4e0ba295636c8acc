package org.vexillum.regiments.odds;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import org.vexillum.kernel.Nullable;
import org.vexillum.regiments.army.Weapon;
import org.vexillum.regiments.combat.Attacks;
import org.vexillum.regiments.combat.Cover;
import org.vexillum.regiments.combat.Pooled;
import org.vexillum.regiments.combat.Quarry;
import org.vexillum.regiments.combat.Salvo;
import org.vexillum.regiments.combat.WeaponGroup;
import org.vexillum.regiments.table.Options;
import org.vexillum.regiments.table.Unit;
import org.vexillum.regiments.traits.Blow;
import org.vexillum.regiments.traits.Plain;
import org.vexillum.regiments.traits.Trait;

/** The melee attacks of a unit, prepared for whatever state both units are in by then. */
record MeleeSalvos(Options options, boolean charging, Assumptions assumptions) {
    /** A weapon in the hands of models that are resolved together. */
    record Type(Weapon weapon, List<Trait> pooled) {}

    /** Has one unit strike another with all its weapon types, one after the other. */
    Joint fold(
            Joint before,
            States strikers,
            States struck,
            Predicate<Weapon> which,
            Exchange exchange) {
        var joint = before;
        for (var type : types(strikers.unit(0), which))
            joint =
                    exchange.strike(
                            joint, strikers, struck, (one, other) -> prepare(type, one, other));
        return joint;
    }

    /** The weapon types a unit may strike with, in the order in which they are resolved. */
    private List<Type> types(Unit unit, Predicate<Weapon> which) {
        var types = new ArrayList<Type>();
        var groups = WeaponGroup.of(unit, w -> w.melee() && which.test(w), _ -> true);
        for (var group : assumptions.inOrder(groups))
            if (assumptions.usesLimited() || !group.limited())
                for (int user : group.models()) {
                    var type = new Type(group.weapon(), Pooled.of(unit, user));
                    if (!types.contains(type)) types.add(type);
                }
        return types;
    }

    private @Nullable Salvo prepare(Type type, Unit attacker, Unit target) {
        var weapon = type.weapon;
        var groups = WeaponGroup.melee(attacker, weapon::equals);
        if (groups.isEmpty()) return null;
        int[] users = users(groups.getFirst(), type.pooled, attacker);
        if (users.length == 0) return null;
        var quarry = new Quarry(target, picked(weapon, target));
        var blow =
                new Blow(Blow.Manner.MELEE, charging, false, false, quarry.card().isTough(), false);
        return new Attacks(options, attacker, quarry, blow, Cover.NONE).with(weapon, users);
    }

    private static int[] users(WeaponGroup group, List<Trait> pooled, Unit unit) {
        return Arrays.stream(group.users())
                .filter(user -> Pooled.of(unit, user).equals(pooled))
                .toArray();
    }

    private int picked(Weapon weapon, Unit target) {
        int model = assumptions.picked();
        boolean picks =
                charging && model >= 0 && weapon.has(Plain.Takedown.class) && target.living() > 1;
        return picks && target.alive(model) ? model : Quarry.WHOLE;
    }
}
