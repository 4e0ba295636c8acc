package org.vexillum.regiments.morale;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.vexillum.regiments.UnitSpec.unit;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.vexillum.regiments.Choices;
import org.vexillum.regiments.Fray;
import org.vexillum.regiments.UnitSpec;
import org.vexillum.regiments.combat.ChargedSide;
import org.vexillum.regiments.table.Options;
import org.vexillum.regiments.table.Options.FearlessWhenShaken;
import org.vexillum.testkit.Rule;

class FearlessTest {
    private static final MoraleTest LOST = new MoraleTest("b", true, ChargedSide.FRONT);

    private static UnitSpec fearless() {
        return unit("Fanatics").traits("Fearless");
    }

    private static Fray of(UnitSpec tested) {
        return Fray.between(unit("Others"), tested);
    }

    @ParameterizedTest
    @CsvSource({"3, true", "4, false"})
    @Rule("AOFR-SR-FEARLESS-1")
    void afterAFailedTestFourOrMoreCountsAsPassed(int face, boolean shaken) {
        var fray = of(fearless()).morale(3).fearless(face).test("b");
        assertThat(fray.b().shaken()).isEqualTo(shaken);
        assertThat(fray.event(MoraleEvents.RescueRolled.class).passed()).isEqualTo(!shaken);
        assertThat(fray.cites("AOFR-SR-FEARLESS-1")).isTrue();
    }

    @Test
    @Rule("AOFR-SR-FEARLESS-1")
    void aPassedTestNeedsNoSecondDie() {
        var fray = of(fearless()).morale(4).test("b");
        assertThat(fray.all(MoraleEvents.RescueRolled.class)).isEmpty();
    }

    @Test
    @Rule("AOFR-SR-FEARLESS-1")
    void allModelsNeedIt() {
        var fray = of(fearless().joinedBy(unit("Lord"))).morale(3).test("b");
        assertThat(fray.b().shaken()).isTrue();
        var other = of(fearless().joinedBy(unit("Lord").traits("Fearless"))).morale(3).fearless(4);
        assertThat(other.test("b").b().shaken()).isFalse();
    }

    @Test
    @Rule({"AOFR-SR-FEARLESS-1", "AOFR-CMD-BANNER", "AOFR-FLANK-01"})
    void itsDieTakesNoModifiers() {
        var rear = new MoraleTest("b", true, ChargedSide.REAR);
        var fray = of(fearless().upgrade("Banner"));
        fray.morale(4).fearless(3).test(rear);
        assertThat(fray.b().shaken()).isTrue();
        var other = of(fearless()).morale(4).fearless(4).test(rear);
        assertThat(other.b().shaken()).isFalse();
    }

    @Test
    @Rule({"AOFR-SR-FEARLESS-1", "AOFR-SHAKEN-03"})
    void aShakenUnitStillGetsItsDieAndStaysShaken() {
        var fray = of(fearless());
        fray.b().setShaken(true);
        fray.wound(6);
        fray.fearless(4).test(LOST);
        assertThat(fray.b().destroyed()).isFalse();
        assertThat(fray.b().shaken()).isTrue();
        fray.fearless(3).test(LOST);
        assertThat(fray.b().destroyed()).isTrue();
    }

    @Test
    @Rule("AOFR-SR-FEARLESS-1")
    void aTableMayDenyTheDieToShakenUnits() {
        var options = Choices.fearless(FearlessWhenShaken.NO_ROLL);
        var fray = Fray.with(options, unit("Others"), fearless());
        fray.b().setShaken(true);
        fray.wound(6);
        fray.test(LOST);
        assertThat(fray.b().destroyed()).isTrue();
        assertThat(fray.cites("AOFR-SR-FEARLESS-1")).isTrue();
        var steady = Fray.with(options, unit("Others"), fearless());
        steady.morale(1).fearless(4).test("b");
        assertThat(steady.b().shaken()).isFalse();
    }

    @Test
    @Rule({"AOFR-SR-FEARLESS-1", "AOFR-SHAKEN-03"})
    void theChanceToFailCountsBothDice() {
        var test = MoraleTest.forWounds("b");
        var steady = of(fearless().quality(5)).b();
        assertThat(test.chanceToFail(steady, Options.DEFAULT)).isCloseTo(1 / 3.0, within(1e-14));
        steady.setShaken(true);
        var roll = Choices.fearless(FearlessWhenShaken.ROLL);
        var none = Choices.fearless(FearlessWhenShaken.NO_ROLL);
        assertThat(test.chanceToFail(steady, roll)).isCloseTo(1 / 2.0, within(1e-14));
        assertThat(test.chanceToFail(steady, none)).isEqualTo(1);
    }
}
