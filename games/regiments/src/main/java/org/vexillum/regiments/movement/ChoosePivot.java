package org.vexillum.regiments.movement;

import java.util.LinkedHashSet;
import java.util.List;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.dice.RandomSource;
import org.vexillum.kernel.geometry.Angle;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.kernel.referee.Question;
import org.vexillum.kernel.stored.Stored;
import org.vexillum.regiments.table.Battle;

/**
 * How far a unit that does not move turns on the spot; 0 if not at all.
 *
 * @param most hundredths of a degree: 180 degrees when it Holds (AOFR-MOVE-01), 90 when it is idle
 *     (AOFR-SHAKEN-06)
 */
@Stored(
        as = "ChoosePivot",
        with = {"unit", "most"})
public record ChoosePivot(String unit, int most) implements Question<Battle, Integer> {
    @Override
    public Choices<Integer> choices(Battle battle) {
        var turning = battle.unit(unit);
        if (turning.place() == null) return UnplacedUnit.only(0);
        return new Pivots(battle, MoveCheck.pivoting(battle, turning, most), most);
    }

    @Override
    public Class<Integer> answerType() {
        return Integer.class;
    }

    @Override
    public Integer pass() {
        return 0;
    }

    @Override
    public Rules rules() {
        var rule = most == Angle.HALF ? "AOFR-MOVE-01" : "AOFR-SHAKEN-06";
        return Rules.of(rule, "AOFR-MOVE-07");
    }

    private record Pivots(Battle battle, MoveCheck check, int most) implements Choices<Integer> {
        @Override
        public @Nullable Refusal refusal(Integer angle) {
            return check.refusal(Manoeuvre.pivot(angle));
        }

        @Override
        public List<Integer> list() {
            var angles = new LinkedHashSet<Integer>();
            angles.add(0);
            for (int quarter = -2; quarter <= 2; quarter++) angles.add(quarter * Angle.QUARTER);
            var centre = Footprint.centre(check.unit());
            for (var goal : PointOfInterest.of(battle, check.unit()))
                angles.add(goal.turnFrom(centre));
            angles.removeIf(angle -> refusal(angle) != null);
            return List.copyOf(angles);
        }

        @Override
        public boolean complete() {
            return false;
        }

        @Override
        public Integer any(RandomSource lot) {
            int angle = lot.coin() ? 0 : lot.between(-most, most);
            return refusal(angle) == null ? angle : 0;
        }
    }
}
