package org.vexillum.regiments.mission;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.vexillum.kernel.geometry.Lengths.inches;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.dice.RandomSource;
import org.vexillum.kernel.dice.SeededDice;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.kernel.referee.DirectReferee;
import org.vexillum.kernel.referee.Player;
import org.vexillum.kernel.referee.Question;
import org.vexillum.regiments.army.Force;
import org.vexillum.regiments.scene.Cards;
import org.vexillum.regiments.scene.Scene;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Options;
import org.vexillum.regiments.table.Setting;
import org.vexillum.regiments.table.Stage;
import org.vexillum.regiments.table.Status;
import org.vexillum.regiments.table.Unit;
import org.vexillum.regiments.traits.PlainTrait;
import org.vexillum.testkit.Rule;

class BattleStartTest {
    private static final Force PLAIN = Cards.force(Cards.unit("spears", 10));

    @Test
    void everyUnitOfBothForcesWaitsOffTheTable() {
        var battle = BattleStart.start(Scene.setting(PLAIN, PLAIN));
        assertThat(battle.stage()).isEqualTo(Stage.MARKERS);
        assertThat(battle.units()).extracting(Unit::id).containsExactly("A-spears", "B-spears");
        assertThat(battle.units()).extracting(Unit::status).containsOnly(Status.UNDEPLOYED);
        assertThat(battle.unit("B-spears").side()).isEqualTo(Side.B);
    }

    @Test
    @Rule("AOFR-SR-HERO-1")
    void aHeroWhoJoinedIsPartOfHisUnit() {
        var force = Cards.force(Cards.unit("spears", 10), Cards.hero("chief", "spears"));
        var battle = BattleStart.start(Scene.setting(force, PLAIN));
        assertThat(battle.units()).hasSize(2);
        assertThat(battle.unit("A-spears").startingSize()).isEqualTo(11);
        assertThat(battle.unit("A-spears").isJoinedHero(10)).isTrue();
    }

    @Test
    void aHeroCannotJoinNobodyOrATakenUnit() {
        var stray = Cards.force(Cards.unit("spears", 10), Cards.hero("chief", "bows"));
        assertThat(key(Scene.setting(stray, PLAIN))).isEqualTo("joins-nobody");
        var two =
                Cards.force(
                        Cards.unit("spears", 10),
                        Cards.hero("chief", "spears"),
                        Cards.hero("sage", "spears"));
        assertThat(key(Scene.setting(PLAIN, two))).isEqualTo("joined-twice");
        var each = Cards.force(Cards.hero("chief", "sage"), Cards.hero("sage", "chief"));
        assertThat(key(Scene.setting(PLAIN, each))).isEqualTo("joins-nobody");
    }

    @Test
    @Rule("AOFR-FIELD-03")
    void noBattleBeginsOnATableThatIsTooShallow() {
        var setting = new Setting(inches(60), inches(27), List.of(), PLAIN, PLAIN, Options.DEFAULT);
        assertThat(key(setting)).isEqualTo("table-too-shallow");
        assertThatThrownBy(() -> BattleStart.start(setting))
                .isInstanceOf(IllegalArgumentException.class);
    }

    private static String key(Setting setting) {
        var refusal = BattleStart.refusal(setting);
        return refusal == null ? "" : refusal.key();
    }

    /** Takes any answer and insists that it is accepted. */
    private record Guesser(RandomSource lot) implements Player<Battle> {
        @Override
        public <A> A answer(
                Battle table, Side side, Question<Battle, A> question, Choices<A> choices) {
            A answer = choices.any(lot);
            assertThat(choices.refusal(answer)).as("%s to %s", answer, question).isNull();
            return answer;
        }
    }

    @Test
    @Rule("AOFR-DEPLOY-04")
    void setUpPlayedAtRandomAlwaysReachesTheFirstRound() {
        var force =
                Cards.force(
                        Cards.unit("spears", 10),
                        Cards.unit("riders", 6),
                        Cards.unit("host", 20),
                        Cards.unit("giant", 1),
                        Cards.unit("rangers", 5, new PlainTrait.Scout(), new PlainTrait.Ambush()),
                        Cards.unit("thieves", 5, new PlainTrait.Ambush()));
        for (int seed = 0; seed < 200; seed++) {
            var guesser = new Guesser(new RandomSource(seed));
            var referee = new DirectReferee<>(guesser, guesser, new SeededDice(seed), _ -> {});
            var wall = Scene.wall(Scene.box(30, 5, 40, 20));
            var battle = BattleStart.start(Scene.setting(force, force, wall));
            referee.standAt(battle);
            int steps = 0;
            while (battle.stage() != Stage.ROUND_START) {
                SetUp.step(battle, referee);
                assertThat(++steps).isLessThan(40);
            }
            assertThat(battle.markers()).hasSizeBetween(3, 5);
            assertThat(battle.units())
                    .allMatch(unit -> unit.onTable() || unit.status() == Status.AMBUSH);
        }
    }
}
