package org.vexillum.regiments.movement;

import static org.vexillum.kernel.geometry.Lengths.INCH;

import java.util.function.IntPredicate;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.geometry.Within;
import org.vexillum.kernel.referee.Referee;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Unit;

/** The charger moves straight back until it is an inch away, if it can (AOFR-MELEE-10). */
public record StepBack(String charger, String target) {
    /** A block that never came flush may have to go back farther than an inch. */
    private static final int FARTHEST = 4 * INCH;

    public void play(Battle battle, Referee<Battle> referee) {
        var unit = battle.unit(charger);
        var from = unit.place();
        if (from == null || battle.unit(target).place() == null) {
            var rules = Rules.of("AOFR-MELEE-10");
            referee.record(
                    new MoveEvents.SteppedBack(charger, target, null, null, INCH, false, rules));
            return;
        }
        int wanted = wanted(unit, battle.unit(target));
        var around = Surroundings.without(battle.unit(target), battle, unit, FARTHEST);
        int step = longest(wanted, distance -> refusal(around, unit, distance) == null);
        var rules = rules(step < wanted ? refusal(around, unit, step + 1) : null);
        unit.place(from.forward(-step));
        referee.record(
                new MoveEvents.SteppedBack(
                        charger, target, from, unit.front(), step, step < wanted, rules));
    }

    /** The shortest step after which the target is no closer than an inch. */
    private static int wanted(Unit unit, Unit enemy) {
        var still = Footprint.of(enemy);
        int near =
                longest(
                        FARTHEST,
                        back -> {
                            var front = unit.front().forward(-back);
                            return Within.closerThan(Footprint.at(unit, front), still, INCH);
                        });
        boolean apart = !Within.closerThan(Footprint.of(unit), still, INCH);
        return apart ? 0 : Math.min(FARTHEST, near + 1);
    }

    /** The largest number that still has the property, which all smaller ones have too. */
    private static int longest(int most, IntPredicate holds) {
        int low = 0;
        int high = most + 1;
        while (high - low > 1) {
            int middle = (low + high) / 2;
            if (holds.test(middle)) low = middle;
            else high = middle;
        }
        return low;
    }

    private static @Nullable Refusal refusal(Surroundings around, Unit unit, int back) {
        var front = unit.front();
        var to = front.forward(-back);
        return around.shiftRefusal(to.x() - front.x(), to.y() - front.y());
    }

    private static Rules rules(@Nullable Refusal shortened) {
        var rules = Rules.of("AOFR-MELEE-10");
        return shortened == null ? rules : rules.and(shortened.rules());
    }
}
