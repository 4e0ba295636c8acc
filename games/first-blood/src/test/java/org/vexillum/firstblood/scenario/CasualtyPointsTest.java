package org.vexillum.firstblood.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.vexillum.firstblood.Bout;
import org.vexillum.firstblood.Field;
import org.vexillum.firstblood.Levy;
import org.vexillum.firstblood.Readings;
import org.vexillum.firstblood.army.Role;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Options;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.table.Stage;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.referee.Referee;
import org.vexillum.testkit.Rule;

class CasualtyPointsTest {
    private final Regiment led =
            Levy.of(Edition.FIRST, "led").model(Role.OFFICER).model(Role.TROOPER).build();
    private final Regiment lord = Levy.of(Edition.FIRST, "lord").model(Role.CHARACTER).build();

    private interface Loss {
        void happens(Battle battle, Referee<Battle> referee);
    }

    private int scored(int scenario, Loss loss) {
        var bout = Bout.on(Field.of(Edition.FIRST).scenario(scenario).with(led).with(lord));
        bout.act(loss::happens);
        assertThat(bout.battle().points(Side.A)).isZero();
        return bout.battle().points(Side.B);
    }

    @Test
    @Rule("FB-SCEN2-02")
    void eachTokenRemovedScoresOneForTheOpponent() {
        Loss tokens = (battle, referee) -> CasualtyPoints.tokensRemoved(battle, led, 4, referee);
        assertThat(scored(2, tokens)).isEqualTo(4);
        assertThat(scored(1, tokens)).isZero();
    }

    @Test
    @Rule("FB-SCEN2-03")
    void anOfficerScoresThree() {
        assertThat(scored(2, (battle, referee) -> CasualtyPoints.slain(battle, led, 0, referee)))
                .isEqualTo(3);
        assertThat(scored(2, (battle, referee) -> CasualtyPoints.slain(battle, led, 1, referee)))
                .isZero();
    }

    @Test
    @Rule("FB-SCEN2-04")
    void aCharacterScoresFive() {
        Loss death = (battle, referee) -> CasualtyPoints.slain(battle, lord, 0, referee);
        assertThat(scored(2, death)).isEqualTo(5);
        assertThat(scored(3, death)).isZero();
    }

    @Test
    @Rule("FB-SCEN2-05")
    void deathInAChallengeScoresThreeMore() {
        Loss death = (battle, referee) -> CasualtyPoints.slainInChallenge(battle, lord, referee);
        assertThat(scored(2, death)).isEqualTo(3);
    }

    @Test
    @Rule("FB-SCEN2-06")
    void onlyTheImmediateReadingEndsTheBattleInMidRound() {
        var atOnce = Readings.with("scenario2End", Options.Scenario2End.IMMEDIATE);
        assertThat(stageAt(Options.DEFAULT, 2, 20)).isEqualTo(Stage.ACTION);
        assertThat(stageAt(atOnce, 2, 19)).isEqualTo(Stage.ACTION);
        assertThat(stageAt(atOnce, 2, 20)).isEqualTo(Stage.OVER);
        assertThat(stageAt(atOnce, 1, 20)).isEqualTo(Stage.ACTION);
    }

    private Stage stageAt(Options options, int scenario, int points) {
        var field = Field.of(Edition.FIRST).options(options).scenario(scenario).with(led);
        var bout = Bout.on(field);
        bout.battle().setPoints(Side.B, points);
        bout.act(Victory::endIfReached);
        return bout.battle().stage();
    }
}
