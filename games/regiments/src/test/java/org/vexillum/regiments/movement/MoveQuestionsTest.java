package org.vexillum.regiments.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.kernel.geometry.Lengths.inches;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.dice.RandomSource;
import org.vexillum.kernel.geometry.Angle;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.regiments.movement.ChooseConsolidation.Answer;
import org.vexillum.regiments.movement.ChooseConsolidation.Pivot;
import org.vexillum.regiments.movement.ChooseConsolidation.Shift;
import org.vexillum.regiments.movement.ChooseConsolidation.Stay;
import org.vexillum.regiments.scene.Cards;
import org.vexillum.regiments.scene.Scene;
import org.vexillum.regiments.traits.UnitTraits.Fast;
import org.vexillum.regiments.traits.UnitTraits.Musician;
import org.vexillum.testkit.Rule;

/** What the questions about moving offer, guess and rest on: a unit at (30, 20) facing north. */
class MoveQuestionsTest {
    private final Scene scene = Scene.open();

    MoveQuestionsTest() {
        scene.put(Side.A, Cards.unit("u", 5), 30, 20, 0);
    }

    private <A> List<A> guesses(Choices<A> choices) {
        var lot = new RandomSource(5);
        var all = new ArrayList<A>();
        for (int i = 0; i < 300; i++) {
            var guess = choices.any(lot);
            assertThat(choices.refusal(guess)).as("%s", guess).isNull();
            all.add(guess);
        }
        assertThat(choices.complete()).isFalse();
        return all;
    }

    @Test
    @Rule("AOFR-MOVE-01")
    void aHoldingUnitIsOfferedQuartersAndTheTurnToItsGoals() {
        scene.marker(40, 19.5, null);
        var choices = new ChoosePivot("u", Angle.HALF).choices(scene.battle());
        assertThat(choices.list()).containsExactlyInAnyOrder(0, -18000, -9000, 9000, 18000);
        scene.marker(40, 29.5, null);
        assertThat(new ChoosePivot("u", Angle.HALF).choices(scene.battle()).list()).contains(4500);
        var guesses = guesses(choices);
        assertThat(guesses)
                .contains(0)
                .anyMatch(angle -> angle > 9000)
                .anyMatch(angle -> angle < 0);
    }

    @Test
    @Rule("AOFR-MELEE-09")
    void aSurvivorIsOfferedWaysToAndFromItsGoalsAndAlongItsAxes() {
        scene.marker(32, 19.5, null);
        var choices = new ChooseConsolidation("u").choices(scene.battle());
        assertThat(choices.list())
                .containsExactlyInAnyOrder(
                        new Stay(),
                        new Pivot(9000),
                        new Shift(inches(2), 0),
                        new Shift(-inches(3), 0),
                        new Shift(0, inches(3)),
                        new Shift(inches(3), 0),
                        new Shift(0, -inches(3)),
                        new Pivot(Angle.HALF));
        List<Answer> guesses = guesses(choices);
        assertThat(guesses).hasAtLeastOneElementOfType(Pivot.class);
        assertThat(guesses).hasAtLeastOneElementOfType(Shift.class);
    }

    @Test
    @Rule("AOFR-ACTION-05")
    void everyTargetOfAChargeIsGuessedSomeTime() {
        scene.put(Side.B, Cards.unit("left", 5), 24, 28, 180);
        scene.put(Side.B, Cards.unit("right", 5), 36, 28, 180);
        scene.put(Side.B, Cards.unit("far", 5), 36, 47, 180);
        var guesses = guesses(new ChooseCharge("u").choices(scene.battle()));
        assertThat(guesses)
                .contains(ChooseCharge.Charge.at("left"), ChooseCharge.Charge.at("right"))
                .doesNotContain(ChooseCharge.Charge.at("far"));
    }

    @Test
    @Rule({"AOFR-MOVE-02", "AOFR-MOVE-04"})
    void guessedMovesGoEveryWayThatTheActionAllows() {
        var advances = guesses(new ChooseMove("u", Action.ADVANCE).choices(scene.battle()));
        assertThat(advances).extracting(Manoeuvre::way).contains(Manoeuvre.Way.values());
        assertThat(advances).anyMatch(move -> move.before() > 0 && move.pivot() != 0);
        assertThat(advances).anyMatch(move -> move.before() == 0 && move.pivot() != 0);
        assertThat(advances).anyMatch(move -> move.distance() == inches(6));
        assertThat(advances).anyMatch(move -> move.distance() < inches(5));
        var rushes = guesses(new ChooseMove("u", Action.RUSH).choices(scene.battle()));
        assertThat(rushes).allMatch(move -> move.way() == Manoeuvre.Way.FORWARD);
    }

    @Test
    void theQuestionsNameTheirRulesAndWhatDeclinesThem() {
        assertThat(new ChooseMove("u", Action.RUSH).rules().has("AOFR-ACTION-04")).isTrue();
        assertThat(new ChooseMove("u", Action.ADVANCE).rules().has("AOFR-ACTION-03")).isTrue();
        assertThat(new ChooseCharge("u").rules().has("AOFR-ACTION-05")).isTrue();
        assertThat(new ChooseConsolidation("u").rules().has("AOFR-MELEE-09")).isTrue();
        assertThat(new ChooseConsolidation("u").pass()).isEqualTo(new Stay());
    }

    @Test
    void aUnitWithoutAPlaceStays() {
        scene.unit("u").place(null);
        var battle = scene.battle();
        assertThat(new ChooseConsolidation("u").choices(battle).only()).isEqualTo(new Stay());
        assertThat(new ChooseMove("u", Action.RUSH).choices(battle).only())
                .isEqualTo(Manoeuvre.STAY);
        assertThat(new ChoosePivot("u", Angle.HALF).choices(battle).only()).isZero();
        assertThat(new ChooseMove("u", Action.RUSH).choices(battle).refusal(Manoeuvre.forward(1)))
                .isNotNull();
    }

    @Test
    @Rule("AOFR-ACTION-06")
    void theMusiciansInchIsNamedLast() {
        var card = Cards.unit("quick", 5, new Musician(), new Fast());
        var quick = scene.put(Side.A, card, 10, 10, 0);
        assertThat(Allowance.of(quick, Action.ADVANCE).changes())
                .extracting(change -> change.cause().name())
                .containsExactly("Fast", "Musician");
    }
}
