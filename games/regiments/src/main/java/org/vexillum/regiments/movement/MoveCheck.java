package org.vexillum.regiments.movement;

import java.util.List;
import org.vexillum.kernel.ExplainedNumber;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.geometry.Angle;
import org.vexillum.kernel.geometry.Lengths;
import org.vexillum.regiments.movement.Manoeuvre.Way;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Unit;

/** Whether a unit may make a manoeuvre; one check serves many of the same unit and action. */
final class MoveCheck {
    private final Unit unit;
    private final Action action;
    private final int mostPivot;
    private final ExplainedNumber ahead;
    private final Surroundings around;

    private MoveCheck(Battle battle, Unit unit, Action action, int mostPivot) {
        this.unit = unit;
        this.action = action;
        this.mostPivot = mostPivot;
        ahead = Allowance.of(unit, action);
        around = Surroundings.within(battle, unit, ahead.value());
    }

    /** Advance or Rush: one pivot of up to 90 degrees (AOFR-MOVE-02). */
    static MoveCheck moving(Battle battle, Unit unit, Action action) {
        return new MoveCheck(battle, unit, action, Angle.QUARTER);
    }

    /** A pivot on the spot: AOFR-MOVE-01, AOFR-SHAKEN-06. */
    static MoveCheck pivoting(Battle battle, Unit unit, int most) {
        return new MoveCheck(battle, unit, Action.HOLD, most);
    }

    Unit unit() {
        return unit;
    }

    Surroundings around() {
        return around;
    }

    int mostPivot() {
        return mostPivot;
    }

    int reach(Way way) {
        return way == Way.FORWARD ? ahead.value() : ahead.value() / 2;
    }

    boolean legal(Manoeuvre manoeuvre) {
        return refusal(manoeuvre) == null;
    }

    @Nullable Refusal refusal(Manoeuvre manoeuvre) {
        var refusal = figures(manoeuvre);
        if (refusal != null || manoeuvre.stays()) return refusal;
        var track = ManoeuvrePoses.of(unit, manoeuvre);
        refusal = around.refusal(track);
        return refusal != null ? refusal : difficult(manoeuvre, track);
    }

    /** What can be said without looking at the table. */
    private @Nullable Refusal figures(Manoeuvre manoeuvre) {
        if (manoeuvre.before() < 0 || manoeuvre.after() < 0)
            return Refusal.because("AOFR-MOVE-03", "negative-distance");
        var turn = turn(manoeuvre.pivot());
        if (turn != null) return turn;
        boolean moves = manoeuvre.before() > 0 || manoeuvre.after() > 0;
        return moves ? distanceRefusal(manoeuvre) : null;
    }

    /** Why it may not turn so far, or null. */
    @Nullable Refusal turn(int pivot) {
        return pivot > mostPivot || pivot < -mostPivot ? pivotsTooFar(pivot) : null;
    }

    private @Nullable Refusal distanceRefusal(Manoeuvre manoeuvre) {
        var held = action == Action.HOLD ? null : Allowance.refusal(unit);
        if (held != null) return held;
        if (manoeuvre.way() != Way.FORWARD && action != Action.ADVANCE)
            return Refusal.because("AOFR-MOVE-04", "only-forward");
        if ((long) manoeuvre.before() + manoeuvre.after() <= reach(manoeuvre.way())) return null;
        var most = Allowance.of(unit, action, manoeuvre.way());
        var key = manoeuvre.way() == Way.FORWARD ? "too-far" : "too-far-aside";
        return tooFar(key, manoeuvre, most);
    }

    private static Refusal tooFar(String key, Manoeuvre manoeuvre, ExplainedNumber most) {
        long wanted = (long) manoeuvre.before() + manoeuvre.after();
        var shown = Lengths.show((int) Math.min(wanted, Integer.MAX_VALUE));
        return new Refusal(key, List.of(shown, Lengths.show(most.value())), most.rules());
    }

    private Refusal pivotsTooFar(int pivot) {
        String rule = "AOFR-MOVE-02";
        if (action == Action.HOLD)
            rule = mostPivot == Angle.HALF ? "AOFR-MOVE-01" : "AOFR-SHAKEN-06";
        return Refusal.because(
                rule, "pivots-too-far", Degrees.show(Math.abs(pivot)), Degrees.show(mostPivot));
    }

    private @Nullable Refusal difficult(Manoeuvre manoeuvre, ManoeuvrePoses track) {
        if (manoeuvre.distance() <= Allowance.IN_DIFFICULT) return null;
        var by = MoveTraits.ignoresDifficult(unit) == null ? around.slowing(track) : null;
        if (by == null) return null;
        var open = Allowance.of(unit, action, manoeuvre.way());
        var most = Allowance.throughDifficult(unit, open);
        var wanted = Lengths.show(manoeuvre.distance());
        var facts = List.<Object>of(wanted, Lengths.show(most.value()), by.name());
        return new Refusal("too-far-in-difficult", facts, most.rules());
    }
}
