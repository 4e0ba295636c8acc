package org.vexillum.firstblood.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.function.ToIntFunction;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.table.Throw;
import org.vexillum.kernel.chance.NumberDistribution;
import org.vexillum.kernel.chance.WeightedOutcomes;
import org.vexillum.kernel.dice.Dice;
import org.vexillum.kernel.referee.EnumeratingReferee;
import org.vexillum.kernel.referee.Referee;

/**
 * A whole action of regiment "A" against regiment "B", played for every way its dice can fall.
 *
 * <p>It knows nothing of stages and folding, and so it judges them.
 */
final class WholePlays {
    static final double EXACT = 1e-12;

    interface Action {
        void play(Battle battle, Referee<Battle> referee);
    }

    /** What is left of both. */
    private record End(int livingA, int woundsA, int livingB, int woundsB, boolean brokenB) {
        static End of(Battle battle) {
            var a = battle.regiment("A");
            var b = battle.regiment("B");
            return new End(a.living(), left(a), b.living(), left(b), b.broken());
        }
    }

    private final End before;
    private final WeightedOutcomes<End> ends;

    private WholePlays(
            Battle battle,
            EnumeratingReferee.Alike alike,
            PlayerPreferences wishes,
            Action action) {
        before = End.of(battle);
        ends =
                EnumeratingReferee.outcomes(
                        battle::copy,
                        wishes,
                        alike,
                        (table, referee) -> {
                            action.play(table, referee);
                            return End.of(table);
                        });
    }

    /** Every face is a way of its own. */
    static WholePlays of(Battle battle, Action action) {
        return new WholePlays(
                battle, EnumeratingReferee.Alike.NONE, PlayerPreferences.NONE, action);
    }

    /** Only ones and sixes are looked at besides what passes; morale is passed or failed. */
    static WholePlays ofFewFaces(Battle battle, Action action) {
        return wishing(battle, PlayerPreferences.NONE, action);
    }

    static WholePlays wishing(Battle battle, PlayerPreferences wishes, Action action) {
        return new WholePlays(battle, WholePlays::alike, wishes, action);
    }

    private static int alike(Dice dice, int face) {
        boolean natural = face == 1 || face == 6;
        if (natural && dice.purpose() != Throw.MORALE) return face;
        for (int lower = 2; lower < face; lower++)
            if (dice.check().succeeds(lower) == dice.check().succeeds(face)
                    && dice.check().rollsAgain(lower) == dice.check().rollsAgain(face))
                return lower;
        return face;
    }

    private static int left(Regiment regiment) {
        int sum = 0;
        for (int model : regiment.models()) sum += regiment.woundsLeft(model);
        return sum;
    }

    void mustAgree(Odds odds) {
        mustAgree(odds.actor().wounds(), end -> before.woundsA - end.woundsA);
        mustAgree(odds.target().wounds(), end -> before.woundsB - end.woundsB);
        mustAgree(odds.target().slain(), end -> before.livingB - end.livingB);
        assertThat(odds.actor().destroyed())
                .isCloseTo(ends.chance(end -> end.livingA == 0), within(EXACT));
        assertThat(odds.target().destroyed())
                .isCloseTo(ends.chance(end -> end.livingB == 0), within(EXACT));
        assertThat(odds.target().broken())
                .isCloseTo(ends.chance(end -> end.brokenB && end.livingB > 0), within(EXACT));
    }

    private void mustAgree(NumberDistribution chance, ToIntFunction<End> value) {
        double sum = 0;
        for (int n = 0; n <= chance.most(); n++) {
            int count = n;
            assertThat(chance.of(n))
                    .isCloseTo(ends.chance(end -> value.applyAsInt(end) == count), within(EXACT));
            sum += chance.of(n);
        }
        assertThat(sum).isCloseTo(1, within(EXACT));
    }
}
