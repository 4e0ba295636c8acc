package org.vexillum.regiments.movement;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.kernel.Figure;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.geometry.Lengths;
import org.vexillum.kernel.geometry.Within;
import org.vexillum.regiments.movement.Manoeuvre.Way;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Unit;

/** Whom a unit may charge, and how: AOFR-MOVE-08, AOFR-MOVE-09, AOFR-FACING-03. */
public final class Charges {
    private Charges() {}

    /** The ids of the enemies it may charge, in the table's order. */
    public static List<String> targets(Battle battle, Unit unit) {
        var targets = new ArrayList<String>();
        for (var enemy : battle.units())
            if (enemy.side() != unit.side() && find(battle, unit, enemy) != null)
                targets.add(enemy.id());
        return targets;
    }

    /** Whether there is an enemy it may charge. */
    public static boolean any(Battle battle, Unit unit) {
        for (var enemy : battle.units())
            if (enemy.side() != unit.side() && find(battle, unit, enemy) != null) return true;
        return false;
    }

    /** A legal charge, or null if there is none. */
    public static @Nullable ChargePath find(Battle battle, Unit charger, Unit target) {
        if (plainRefusal(charger, target) != null || !near(charger, target)) return null;
        return new ChargeSearch(new Lunge(battle, charger, target)).find();
    }

    /**
     * The charge along this path, or null if it is not legal.
     *
     * @param path where it turns and how far; it always goes on until the target is met
     */
    public static @Nullable ChargePath along(
            Battle battle, Unit charger, Unit target, Manoeuvre path) {
        if (refusal(battle, charger, target, path) != null) return null;
        return new Lunge(battle, charger, target).attempt(path.before(), path.pivot()).path();
    }

    /** Why no charge at this target is legal, or null if one is. */
    public static @Nullable Refusal refusal(Battle battle, Unit charger, Unit target) {
        var refusal = plainRefusal(charger, target);
        if (refusal != null) return refusal;
        var reach = Allowance.of(charger, Action.CHARGE);
        if (!near(charger, target)) return outOfReach(Lunge.nearest(charger, target), reach);
        var lunge = new Lunge(battle, charger, target);
        if (new ChargeSearch(lunge).find() != null) return null;
        return new ChargeDoubts(lunge).reason();
    }

    /** Why a charge along this path is not legal, or null if it is. */
    public static @Nullable Refusal refusal(
            Battle battle, Unit charger, Unit target, Manoeuvre path) {
        var refusal = plainRefusal(charger, target);
        if (refusal != null) return refusal;
        if (path.way() != Way.FORWARD)
            return Refusal.because("AOFR-MOVE-09", "charge-only-forward");
        return new Lunge(battle, charger, target).attempt(path.before(), path.pivot()).refusal();
    }

    private static @Nullable Refusal plainRefusal(Unit charger, Unit target) {
        if (target.side() == charger.side())
            return Refusal.because("AOFR-ACTION-05", "charge-at-friend", target.id());
        if (!target.onTable() || target.place() == null)
            return Refusal.because("AOFR-ACTION-05", "target-not-on-table", target.id());
        if (!charger.onTable() || charger.place() == null)
            return Refusal.because("AOFR-ACTION-05", "charger-not-on-table", charger.id());
        var held = Gait.holdsOnly(charger);
        return held == null ? null : Refusal.because(held.rule(), "holds-only", held.written());
    }

    /** Whether a model is within the charge distance of the target (AOFR-MOVE-08). */
    private static boolean near(Unit charger, Unit target) {
        int reach = Allowance.of(charger, Action.CHARGE).value();
        for (var own : Footprint.occupied(charger))
            for (var other : Footprint.occupied(target))
                if (Within.within(own, other, reach)) return true;
        return false;
    }

    static Refusal outOfReach(int nearest, Figure limit) {
        var facts = List.<Object>of(Lengths.show(nearest), Lengths.show(limit.value()));
        var rules = Rules.of("AOFR-MOVE-08").and(limit.rules());
        return new Refusal("charge-out-of-reach", facts, rules);
    }
}
