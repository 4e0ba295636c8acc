package org.vexillum.regiments.odds;

import java.util.List;
import org.vexillum.kernel.chance.NumberDistribution;
import org.vexillum.kernel.chance.Tally;
import org.vexillum.kernel.odds.Joint;
import org.vexillum.regiments.army.Weapon;
import org.vexillum.regiments.combat.Cover;
import org.vexillum.regiments.morale.MoraleTest;
import org.vexillum.regiments.table.Options;
import org.vexillum.regiments.table.Unit;

/**
 * The exact odds of one unit shooting at another, morale included.
 *
 * @param wounds wounds the target takes
 * @param slain models it loses
 * @param destroyed the chance that nobody is left
 * @param tested the chance that it has to test morale
 * @param shaken the chance that it fails
 */
public record ShootingOdds(
        List<AttackStep> steps,
        NumberDistribution wounds,
        NumberDistribution slain,
        double destroyed,
        double tested,
        double shaken) {
    public ShootingOdds {
        steps = List.copyOf(steps);
    }

    /**
     * What is fired, and its circumstances, fixed at declaration.
     *
     * @param models who fires, once for each copy of the weapon
     * @param marks whom Takedown may single out
     */
    public record Volley(
            Weapon weapon,
            int[] models,
            boolean moved,
            boolean far,
            Cover cover,
            TakedownTargets marks) {
        /** Where everybody can be singled out. */
        public Volley(Weapon weapon, int[] models, boolean moved, boolean far, Cover cover) {
            this(weapon, models, moved, far, cover, TakedownTargets.ALL);
        }
    }

    /** Volleys in the order in which they are resolved. */
    public static ShootingOdds of(
            Unit shooter,
            Unit target,
            List<Volley> volleys,
            Options options,
            Assumptions assumptions,
            boolean explained) {
        var shooters = new UnitStates(shooter);
        var targets = new UnitStates(target, assumptions.targetGivesUp());
        var exchange = new JointAttackOdds(explained);
        var joint = Joint.start();
        for (var volley : volleys)
            joint =
                    new PreparedShooting(volley, shooters, targets, options, assumptions, exchange)
                            .fold(joint);
        return concluded(joint, targets, exchange.steps(), options);
    }

    private static ShootingOdds concluded(
            Joint joint, UnitStates targets, List<AttackStep> steps, Options options) {
        var wounds = new Tally();
        var slain = new Tally();
        double[] chances = new double[3];
        joint.forEach((_, state, weight) -> {
            var unit = targets.unit(state);
            wounds.add(targets.taken(state), weight);
            slain.add(targets.unit(0).living() - unit.living(), weight);
            if (targets.gone(state)) chances[0] += weight;
            else if (targets.taken(state) > 0 && unit.halved()) {
                chances[1] += weight;
                chances[2] += weight * fails(unit, options);
            }
        });
        return new ShootingOdds(
                steps, wounds.chance(), slain.chance(), chances[0], chances[1], chances[2]);
    }

    private static double fails(Unit unit, Options options) {
        return MoraleTest.forWounds(unit.id()).chanceToFail(unit, options);
    }
}
