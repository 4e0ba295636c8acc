package org.vexillum.firstblood.movement;

import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.ranges.Distance;
import org.vexillum.firstblood.sight.RegimentSight;
import org.vexillum.firstblood.sight.SightPurpose;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.traits.RegimentTraits;
import org.vexillum.firstblood.traits.Traits;
import org.vexillum.kernel.Cause;
import org.vexillum.kernel.ExplainedNumber;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.geometry.Lengths;

/** Whom a regiment may charge, and how far. */
public final class ChargeReach {
    private static final Cause BEST_ROLL = new Cause("FB-CHARGE-05", "greatest roll");
    private static final Cause UNSTOPPABLE = new Cause("FB-SR-UNSTOPPABLE-E2", "Unstoppable");

    private ChargeReach() {}

    public static boolean rolled(Battle battle) {
        return battle.edition().chargeReach() == Edition.ChargeReach.ROLLED_FROM_LEADER;
    }

    /** The charge distance before any die, in units of 0.01 mm (FB-CHARGE-08, FB-CHARGE-10). */
    public static ExplainedNumber sure(Battle battle, Regiment regiment) {
        var march = MoveLength.lowest(regiment);
        return !rolled(battle) && unstoppable(battle, regiment)
                ? march.plus(Lengths.inches(2), UNSTOPPABLE)
                : march;
    }

    /** The greatest possible charge distance (FB-CHARGE-05, FB-CHARGE-06). */
    public static ExplainedNumber greatest(Battle battle, Regiment regiment) {
        var sure = sure(battle, regiment);
        return rolled(battle) ? sure.plus(Lengths.inches(6), BEST_ROLL) : sure;
    }

    static boolean unstoppable(Battle battle, Regiment regiment) {
        return Traits.regimental(battle, regiment, RegimentTraits.Unstoppable.class);
    }

    /** What the standard gives to charges (FB-CMD-05). */
    public static Rules bearer(Regiment regiment) {
        return regiment.standardBearer() == Regiment.NOBODY ? Rules.NONE : Rules.of("FB-CMD-05");
    }

    /** Leaders in the first edition, any models in the second (FB-CHARGE-03, FB-CHARGE-04). */
    private static int[] from(Battle battle, Regiment regiment) {
        return rolled(battle) ? regiment.leaders() : regiment.models();
    }

    /** The smallest whole distance to the nearest model of the enemy, or -1 without places. */
    public static int gap(Battle battle, Regiment regiment, Regiment enemy) {
        int least = -1;
        for (int model : from(battle, regiment))
            for (int other : enemy.models()) {
                int gap = Distance.between(battle, regiment, model, enemy, other);
                if (gap >= 0 && (least < 0 || gap < least)) least = gap;
            }
        return least;
    }

    /** The smallest whole distance from one model, or a very large number without places. */
    static int gap(Battle battle, String charger, int model, String target) {
        var regiment = battle.regiment(charger);
        var enemy = battle.regiment(target);
        int least = Integer.MAX_VALUE;
        for (int other : enemy.models()) {
            int gap = Distance.between(battle, regiment, model, enemy, other);
            if (gap >= 0) least = Math.min(least, gap);
        }
        return least;
    }

    /** Whether the enemy is a legal target; to say why not takes measuring (FB-CHARGE-02). */
    static boolean allows(Battle battle, Regiment regiment, Regiment enemy, int greatest) {
        return isTarget(battle, regiment, enemy)
                && near(battle, regiment, enemy, greatest)
                && sees(battle, regiment, enemy);
    }

    private static boolean isTarget(Battle battle, Regiment regiment, Regiment enemy) {
        return enemy.side() != regiment.side() && Distance.known(battle, enemy);
    }

    /** Why the enemy is no legal target, or null (FB-CHARGE-02). */
    public static @Nullable Refusal refusal(Battle battle, Regiment regiment, Regiment enemy) {
        if (!isTarget(battle, regiment, enemy))
            return Refusal.because("FB-CHARGE-02", "no-such-target", enemy.id());
        var most = greatest(battle, regiment);
        if (!near(battle, regiment, enemy, most.value()))
            return Refusal.because(
                    rolled(battle) ? "FB-CHARGE-05" : "FB-CHARGE-06",
                    "target-too-far",
                    enemy.id(),
                    Lengths.show(gap(battle, regiment, enemy)),
                    Lengths.show(most.value()));
        if (sees(battle, regiment, enemy)) return null;
        return Refusal.because(
                rolled(battle) ? "FB-CHARGE-03" : "FB-CHARGE-04", "target-unseen", enemy.id());
    }

    static boolean near(Battle battle, Regiment regiment, Regiment enemy, int distance) {
        for (int model : from(battle, regiment))
            if (Distance.within(battle, regiment, model, enemy, distance)) return true;
        return false;
    }

    private static boolean sees(Battle battle, Regiment regiment, Regiment enemy) {
        var view = new RegimentSight(battle, regiment, enemy, SightPurpose.CHARGE);
        for (int model : from(battle, regiment)) if (view.sees(model)) return true;
        return false;
    }
}
