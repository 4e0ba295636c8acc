package org.vexillum.regiments.movement;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.dice.RandomSource;
import org.vexillum.kernel.geometry.Angle;
import org.vexillum.kernel.geometry.Lengths;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.regiments.movement.ChooseConsolidation.Answer;
import org.vexillum.regiments.movement.ChooseConsolidation.Pivot;
import org.vexillum.regiments.movement.ChooseConsolidation.Shift;
import org.vexillum.regiments.movement.ChooseConsolidation.Stay;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Unit;

/** What a survivor may do. */
final class ConsolidationChoices implements Choices<Answer> {
    private static final int REACH = ChooseConsolidation.REACH;
    private static final Stay STAY = new Stay();

    private final Battle battle;
    private final Unit unit;
    private final Surroundings around;
    private final MoveCheck turning;

    ConsolidationChoices(Battle battle, Unit unit) {
        this.battle = battle;
        this.unit = unit;
        around = Surroundings.within(battle, unit, REACH);
        turning = MoveCheck.pivoting(battle, unit, Angle.HALF);
    }

    @Override
    public @Nullable Refusal refusal(Answer answer) {
        return switch (answer) {
            case Stay _ -> null;
            case Pivot(int angle) -> turning.refusal(Manoeuvre.pivot(angle));
            case Shift shift -> refusal(shift);
        };
    }

    private @Nullable Refusal refusal(Shift shift) {
        var held = MoveTraits.holdsOnly(unit);
        if (held != null) return Refusal.because(held.rule(), "only-pivots", held.written());
        if (!shift.within(REACH)) {
            var wanted = Lengths.show(shift.distance());
            return Refusal.because("AOFR-MELEE-09", "shifts-too-far", wanted, Lengths.show(REACH));
        }
        return around.shiftRefusal(shift.dx(), shift.dy());
    }

    /** Towards and away from markers and enemies, on and back, and turned to face them. */
    @Override
    public List<Answer> list() {
        var answers = new ArrayList<Answer>();
        answers.add(STAY);
        var centre = Footprint.centre(unit);
        for (var goal : PointOfInterest.of(battle, unit)) {
            int turn = goal.turnFrom(centre);
            add(answers, new Pivot(turn));
            add(answers, towards(centre.facing() + turn, goal.distanceFrom(centre)));
            add(answers, towards(centre.facing() + turn + Angle.HALF, REACH));
        }
        for (int quarter = 0; quarter < 4; quarter++)
            add(answers, towards(centre.facing() + quarter * Angle.QUARTER, REACH));
        add(answers, new Pivot(Angle.HALF));
        return answers;
    }

    private void add(List<Answer> answers, Answer answer) {
        if (!answers.contains(answer) && refusal(answer) == null) answers.add(answer);
    }

    private static Shift towards(int direction, int distance) {
        return Shift.towards(direction, Math.min(distance, REACH));
    }

    @Override
    public boolean complete() {
        return false;
    }

    @Override
    public Answer any(RandomSource lot) {
        Answer answer =
                lot.coin()
                        ? new Pivot(lot.between(-Angle.HALF, Angle.HALF))
                        : towards(lot.below(Angle.FULL), lot.below(REACH + 1));
        return refusal(answer) == null ? answer : STAY;
    }
}
