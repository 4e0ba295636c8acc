package org.vexillum.regiments.movement;

import static org.vexillum.kernel.geometry.Lengths.INCH;

import org.vexillum.kernel.Rules;
import org.vexillum.kernel.geometry.Angle;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.kernel.referee.Question;
import org.vexillum.kernel.stored.Stored;
import org.vexillum.regiments.table.Battle;

/** What the survivor of a melee does: AOFR-MELEE-09. */
@Stored(as = "ChooseConsolidation", with = "unit")
public record ChooseConsolidation(String unit)
        implements Question<Battle, ChooseConsolidation.Answer> {
    /** How far a shift may lead. */
    public static final int REACH = 3 * INCH;

    public sealed interface Answer {}

    @Stored(as = "ChooseConsolidation.Stay")
    public record Stay() implements Answer {}

    /** Hundredths of a degree, clockwise positive. */
    @Stored(as = "ChooseConsolidation.Pivot", with = "angle")
    public record Pivot(int angle) implements Answer {}

    /** Units of 0.01 mm along the axes of the table; the facing stays. */
    @Stored(
            as = "ChooseConsolidation.Shift",
            with = {"dx", "dy"})
    public record Shift(int dx, int dy) implements Answer {
        /** So far in a direction; rounded so as not to lead farther. */
        public static Shift towards(int direction, int distance) {
            return new Shift(
                    (int) (distance * Angle.sin(direction)),
                    (int) (distance * Angle.cos(direction)));
        }

        boolean within(int reach) {
            return (long) dx * dx + (long) dy * dy <= (long) reach * reach;
        }

        /** The length, rounded down. */
        int distance() {
            return (int) Math.sqrt((double) dx * dx + (double) dy * dy);
        }
    }

    @Override
    public Choices<Answer> choices(Battle battle) {
        var survivor = battle.unit(unit);
        if (survivor.place() == null) return UnplacedUnit.only(new Stay());
        return new ConsolidationChoices(battle, survivor);
    }

    @Override
    public Class<Answer> answerType() {
        return Answer.class;
    }

    @Override
    public Answer pass() {
        return new Stay();
    }

    @Override
    public Rules rules() {
        return Rules.of("AOFR-MELEE-09");
    }
}
