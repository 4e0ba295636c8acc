package org.vexillum.regiments.odds;

import java.util.function.Predicate;
import org.vexillum.kernel.chance.NumberDistribution;
import org.vexillum.kernel.chance.Tally;
import org.vexillum.kernel.odds.Joint;
import org.vexillum.regiments.army.Weapon;
import org.vexillum.regiments.table.Options;
import org.vexillum.regiments.table.Unit;

/**
 * The exact odds of the blows of a charged unit alone, before anything else happens.
 *
 * @param wounds wounds the charger takes
 * @param slain models it loses
 * @param destroyed the chance that nobody of it is left
 */
public record BlowOdds(NumberDistribution wounds, NumberDistribution slain, double destroyed) {
    /**
     * @param which the weapons that strike
     */
    public static BlowOdds of(
            Unit striker, Unit charger, Options options, Predicate<Weapon> which) {
        var strikers = new UnitStates(striker);
        var struck = new UnitStates(charger);
        var salvos = new PreparedMelee(options, false, Assumptions.DEFAULT);
        var joint = salvos.fold(Joint.start(), strikers, struck, which, new JointAttackOdds(false));
        var wounds = new Tally();
        var slain = new Tally();
        double[] destroyed = {0};
        joint.forEach((_, state, weight) -> {
            wounds.add(struck.taken(state), weight);
            slain.add(charger.living() - struck.unit(state).living(), weight);
            if (struck.gone(state)) destroyed[0] += weight;
        });
        return new BlowOdds(wounds.chance(), slain.chance(), destroyed[0]);
    }
}
