package org.vexillum.regiments.odds;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.odds.Joint;
import org.vexillum.regiments.army.Weapon;
import org.vexillum.regiments.combat.AttackTarget;
import org.vexillum.regiments.combat.Attacks;
import org.vexillum.regiments.combat.Cover;
import org.vexillum.regiments.combat.PreparedAttack;
import org.vexillum.regiments.combat.Takedown;
import org.vexillum.regiments.combat.WeaponGroup;
import org.vexillum.regiments.combat.WholeGroupTraits;
import org.vexillum.regiments.table.Options;
import org.vexillum.regiments.table.Unit;
import org.vexillum.regiments.traits.AttackContext;
import org.vexillum.regiments.traits.PlainTrait;
import org.vexillum.regiments.traits.Trait;

/** The melee attacks of a unit, prepared for whatever state both units are in by then. */
record PreparedMelee(Options options, boolean charging, Assumptions assumptions) {
    /** A weapon, and what sets those apart who are not resolved together. */
    private record Arm(Weapon weapon, List<List<Trait>> pooled) {}

    /** Has one unit strike another with all its weapon types, one after the other. */
    Joint fold(
            Joint before,
            UnitStates strikers,
            UnitStates struck,
            Predicate<Weapon> which,
            JointAttackOdds exchange) {
        var joint = before;
        for (var arm : arms(strikers.unit(0), which)) {
            var blows = new Blows(arm, strikers, struck, exchange);
            joint =
                    arm.weapon.has(PlainTrait.Takedown.class)
                            ? blows.singling(joint)
                            : blows.at(AttackTarget.WHOLE, joint, 0);
        }
        return joint;
    }

    /** The blows with one type of weapon. */
    private final class Blows {
        private final Arm arm;
        private final UnitStates strikers;
        private final UnitStates struck;
        private final JointAttackOdds exchange;

        Blows(Arm arm, UnitStates strikers, UnitStates struck, JointAttackOdds exchange) {
            this.arm = arm;
            this.strikers = strikers;
            this.struck = struck;
            this.exchange = exchange;
        }

        /** Whom they single out is settled before any of them lands (AOFR-SR-TAKEDOWN-1). */
        Joint singling(Joint before) {
            var after = new Joint();
            double whole = before.sum();
            before.split((_, other) -> picked(arm.weapon, struck.unit(other)))
                    .forEach((picked, part) -> after.add(at(picked, part, whole - part.sum())));
            return after;
        }

        Joint at(int picked, Joint before, double elsewhere) {
            var joint = before;
            for (var pooled : arm.pooled)
                joint =
                        exchange.strike(
                                joint,
                                strikers,
                                struck,
                                (one, other) ->
                                        prepare(pooled, one, new AttackTarget(other, picked)),
                                picked == AttackTarget.WHOLE,
                                elsewhere);
            return joint;
        }

        private @Nullable PreparedAttack prepare(
                List<Trait> pooled, Unit attacker, AttackTarget quarry) {
            if (quarry.gone()) return null; // not re-aimed: AOFR-SHOOT-07
            var groups = WeaponGroup.melee(attacker, arm.weapon::equals);
            if (groups.isEmpty()) return null;
            int[] users = users(groups.getFirst(), pooled, attacker);
            if (users.length == 0) return null;
            var blow =
                    new AttackContext(
                            AttackContext.Manner.MELEE,
                            charging,
                            false,
                            false,
                            quarry.card().isTough(),
                            false);
            return new Attacks(options, attacker, quarry, blow, Cover.NONE).with(arm.weapon, users);
        }
    }

    /** The weapon types a unit may strike with, in the order in which they are resolved. */
    private List<Arm> arms(Unit unit, Predicate<Weapon> which) {
        var arms = new ArrayList<Arm>();
        var groups = WeaponGroup.of(unit, w -> w.melee() && which.test(w), _ -> true);
        for (var group : assumptions.inOrder(groups, unit))
            if (assumptions.usesLimited() || !group.limited())
                arms.add(
                        new Arm(
                                group.weapon(),
                                group.models().stream()
                                        .map(user -> WholeGroupTraits.of(unit, user))
                                        .distinct()
                                        .toList()));
        return arms;
    }

    private static int[] users(WeaponGroup group, List<Trait> pooled, Unit unit) {
        return Arrays.stream(group.users())
                .filter(user -> WholeGroupTraits.of(unit, user).equals(pooled))
                .toArray();
    }

    private int picked(Weapon weapon, Unit target) {
        if (!Takedown.mayPick(weapon, target)) return AttackTarget.WHOLE;
        return (charging ? assumptions.attackerPicks() : assumptions.targetPicks()).of(target);
    }
}
