package org.vexillum.regiments.morale;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.regiments.UnitSpec.unit;

import org.junit.jupiter.api.Test;
import org.vexillum.regiments.Fray;
import org.vexillum.regiments.combat.ChargedSide;
import org.vexillum.testkit.Rule;

class ShakenTest {
    private static final MoraleTest LOST = new MoraleTest("b", true, ChargedSide.FRONT);

    private static Fray shaken() {
        var fray = Fray.between(unit("Others"), unit("Foes").joinedBy(unit("Lord").quality(2)));
        fray.b().setShaken(true);
        return fray;
    }

    @Test
    @Rule("AOFR-SHAKEN-03")
    void aShakenUnitFailsWithoutRolling() {
        var fray = shaken().test("b");
        assertThat(fray.all(MoraleEvents.MoraleRolled.class)).isEmpty();
        assertThat(fray.cites("AOFR-SHAKEN-03")).isTrue();
    }

    @Test
    @Rule("AOFR-SHAKEN-03")
    void failingAgainBecauseOfWoundsHasNoFurtherEffect() {
        var fray = shaken();
        fray.wound(9);
        fray.test("b");
        assertThat(fray.b().destroyed()).isFalse();
        assertThat(fray.b().shaken()).isTrue();
        assertThat(fray.all(MoraleEvents.BecameShaken.class)).isEmpty();
    }

    @Test
    @Rule("AOFR-SHAKEN-03")
    void failingAfterALostMeleeAtHalfStrengthDestroysIt() {
        var fray = shaken();
        fray.wound(6);
        fray.test(LOST);
        assertThat(fray.b().destroyed()).isTrue();
    }

    @Test
    @Rule("AOFR-SHAKEN-03")
    void failingAfterALostMeleeAboveHalfHasNoFurtherEffect() {
        var fray = shaken();
        fray.wound(5);
        fray.test(LOST);
        assertThat(fray.b().destroyed()).isFalse();
        assertThat(fray.b().shaken()).isTrue();
    }

    @Test
    @Rule({"AOFR-SHAKEN-03", "AOFR-QUALITY-02"})
    void theNaturalSixDoesNotHelpBecauseNothingIsRolled() {
        var fray = Fray.between(unit("Others").models(1), unit("Foes").models(1));
        fray.a().setShaken(true);
        fray.battle().unit("b").setFought(true);
        fray.test("a");
        assertThat(fray.a().shaken()).isTrue();
    }
}
