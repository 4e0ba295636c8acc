package org.vexillum.warcrow.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.Side;
import org.vexillum.testkit.Rule;
import org.vexillum.warcrow.Cards;
import org.vexillum.warcrow.Scene;
import org.vexillum.warcrow.dice.DicePool;
import org.vexillum.warcrow.dice.Die;
import org.vexillum.warcrow.morale.MoraleEvents.TestRolled;
import org.vexillum.warcrow.morale.WillpowerTest;
import org.vexillum.warcrow.table.UnitStanding;

class PoolOddsTest {
    private static final List<DicePool> POOLS =
            List.of(
                    DicePool.of(Die.ORANGE),
                    DicePool.of(Die.YELLOW, Die.RED),
                    DicePool.of(Die.BLACK, Die.GREEN),
                    DicePool.of(Die.ORANGE, Die.BLUE));

    /** Every way in which the dice can fall, played by the rules themselves. */
    @ParameterizedTest
    @CsvSource({"false,false", "true,false", "false,true", "true,true"})
    void agreeWithEveryRollOfTheRules(boolean elite, boolean frightened) {
        for (var pool : POOLS) {
            double[] counted = new double[9];
            int most = frightened ? 4 : 2;
            int ways = 1;
            for (int i = 0; i < most; i++) ways *= 8;
            for (int way = 0; way < ways; way++)
                counted[successes(pool, way, most, elite, frightened)] += 1.0 / ways;
            var odds = PoolOdds.of(pool, elite, frightened).successes();
            for (int n = 0; n < counted.length; n++)
                assertThat(odds.of(n)).as("%s %d", pool, n).isEqualTo(counted[n]);
        }
    }

    private static int successes(
            DicePool pool, int way, int most, boolean elite, boolean frightened) {
        var scene = new Scene().with(Side.A, Cards.unit("x", 1), UnitStanding.FAR);
        for (int i = 0, rest = way; i < most; i++, rest /= 8) scene.dice(1 + rest % 8);
        scene.battle().unit("x").setFrightened(frightened);
        new WillpowerTest("x", pool, 1, elite, false, Rules.NONE)
                .play(scene.battle(), scene.referee());
        return scene.last(TestRolled.class).successes();
    }

    @Test
    @Rule("WC-DICE-10")
    void eliteRaisesAnOrangeDieFromFiveToSixEighths() {
        var pool = DicePool.of(Die.ORANGE);
        assertThat(PoolOdds.of(pool, false, false).successes().atLeast(1)).isEqualTo(0.625);
        assertThat(PoolOdds.of(pool, true, false).successes().atLeast(1)).isEqualTo(0.75);
    }

    @Test
    @Rule("WC-DICE-14")
    void frightenedItPassesOnlyIfItSucceedsTwice() {
        var odds = PoolOdds.of(DicePool.of(Die.ORANGE), false, true).successes();
        assertThat(odds.atLeast(1)).isEqualTo(25 / 64.0);
    }

    @Test
    @Rule("WC-FEAT-TRACK-10")
    void stressIsBestTakenWhenExactlyOneSuccessIsMissing() {
        var odds = PoolOdds.of(DicePool.of(Die.ORANGE, Die.ORANGE), false, false).successes();
        var test = TestOdds.of(odds, 2, true);
        assertThat(test.plain()).isEqualTo(25 / 64.0);
        assertThat(test.taken()).isEqualTo(30 / 64.0);
        assertThat(test.stressed()).isEqualTo(55 / 64.0);
    }

    @Test
    @Rule("WC-PREP-04")
    void anotherOrangeDieDecidesMoreOftenThanNot() {
        var level = InitiativeOdds.of(3, 3);
        assertThat(level.a()).isCloseTo(0.5, within(1e-12));
        var ahead = InitiativeOdds.of(4, 3);
        assertThat(ahead.a()).isGreaterThan(0.6);
        assertThat(InitiativeOdds.of(3, 4).b()).isCloseTo(ahead.a(), within(1e-12));
    }

    @Test
    void opposedOddsAreTakenJointly() {
        var red = PoolOdds.of(DicePool.of(Die.RED), false, false);
        var green = PoolOdds.of(DicePool.of(Die.GREEN), false, false);
        var left = red.successesAgainst(green);
        assertThat(left.of(2)).isEqualTo(2 / 8.0 * 2 / 8.0);
        assertThat(left.of(1)).isEqualTo((5 * 2 + 2 * 5) / 64.0);
    }
}
