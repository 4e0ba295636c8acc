package org.vexillum.regiments.morale;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.regiments.UnitSpec.unit;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.vexillum.regiments.Fray;
import org.vexillum.regiments.UnitSpec;
import org.vexillum.regiments.combat.ChargedSide;
import org.vexillum.regiments.morale.WhoTests.Tester;
import org.vexillum.testkit.Rule;

class MoraleRollTest {
    private static Fray of(UnitSpec tested) {
        return Fray.between(unit("Others"), tested);
    }

    private static MoraleTest lost(ChargedSide side) {
        return new MoraleTest("b", true, side);
    }

    @ParameterizedTest
    @CsvSource({
        "4, 3, true",
        "4, 4, false",
        "2, 1, true",
        "2, 2, false",
        "6, 5, true",
        "6, 6, false"
    })
    @Rule("AOFR-MORALE-03")
    void aFailedQualityTestMakesAUnitShaken(int quality, int face, boolean shaken) {
        var fray = of(unit("Foes").quality(quality)).morale(face).test("b");
        assertThat(fray.b().shaken()).isEqualTo(shaken);
        assertThat(fray.event(MoraleEvents.MoraleRolled.class).passed()).isEqualTo(!shaken);
        assertThat(fray.cites("AOFR-MORALE-03")).isTrue();
    }

    @Test
    @Rule("AOFR-MORALE-03")
    void failingBecauseOfWoundsNeverDestroys() {
        var fray = of(unit("Foes"));
        fray.wound(9);
        fray.morale(1).test("b");
        assertThat(fray.b().destroyed()).isFalse();
        assertThat(fray.b().shaken()).isTrue();
        assertThat(fray.event(MoraleEvents.BecameShaken.class).rules().has("AOFR-MORALE-03"))
                .isTrue();
    }

    @ParameterizedTest
    @CsvSource({"FRONT, 4", "FLANK, 5", "REAR, 6"})
    @Rule({"AOFR-FLANK-01", "AOFR-MORALE-04"})
    void chargedInFlankOrRearTheRollIsWorse(ChargedSide side, int needed) {
        var fray = of(unit("Foes")).morale(needed).test(lost(side));
        assertThat(fray.b().shaken()).isFalse();
        var other = of(unit("Foes")).morale(needed - 1).test(lost(side));
        assertThat(other.b().shaken()).isTrue();
        assertThat(other.cites("AOFR-FLANK-01")).isEqualTo(side != ChargedSide.FRONT);
    }

    @Test
    @Rule("AOFR-FLANK-01")
    void theChargerNeverSuffersThePenalty() {
        var fray = Fray.between(unit("Lone").models(1).quality(4), unit("Foes"));
        fray.morale(4).charge(ChargedSide.REAR);
        assertThat(fray.a().shaken()).isFalse();
        assertThat(fray.event(MoraleEvents.MoraleRolled.class).unit()).isEqualTo("a");
    }

    @Test
    @Rule("AOFR-FLANK-01")
    void aTestForWoundsHasNoPenalty() {
        assertThat(MoraleTest.forWounds("b").charged()).isEqualTo(ChargedSide.FRONT);
        assertThat(MoraleTest.forWounds("b").lostMelee()).isFalse();
    }

    @Test
    @Rule({"AOFR-CMD-BANNER", "AOFR-MORALE-04"})
    void theBannerAddsOne() {
        var fray = of(unit("Foes").upgrade("Banner")).morale(3).test("b");
        assertThat(fray.b().shaken()).isFalse();
        assertThat(fray.cites("AOFR-CMD-BANNER")).isTrue();
        assertThat(of(unit("Foes").upgrade("Banner")).morale(2).test("b").b().shaken()).isTrue();
    }

    @Test
    @Rule({"AOFR-CMD-BANNER", "AOFR-PRINCIPLE-06"})
    void twoBannersCountOnce() {
        var fray = of(unit("Foes").upgrade("Banner").upgrade("Banner")).morale(2).test("b");
        assertThat(fray.b().shaken()).isTrue();
    }

    @Test
    @Rule("AOFR-CMD-BEARER")
    void theBannerHelpsWhileItsBearerLives() {
        var fray = of(unit("Foes").upgrade("Banner"));
        fray.b().remove(9);
        fray.morale(3).test("b");
        assertThat(fray.b().shaken()).isTrue();
    }

    @Test
    @Rule({"AOFR-MORALE-04", "AOFR-QUALITY-02"})
    void aNaturalSixPassesAndANaturalOneFails() {
        var poor = of(unit("Foes").quality(6)).morale(6).test(lost(ChargedSide.REAR));
        assertThat(poor.b().shaken()).isFalse();
        var good = of(unit("Foes").quality(2).upgrade("Banner")).morale(1).test("b");
        assertThat(good.b().shaken()).isTrue();
    }

    @Test
    @Rule("AOFR-MORALE-05")
    void theReasonOfTheTestIsCited() {
        assertThat(of(unit("Foes")).morale(6).test(lost(ChargedSide.FRONT)).cites("AOFR-MORALE-05"))
                .isTrue();
        var wounds = of(unit("Foes")).morale(6).test("b");
        assertThat(wounds.cites("AOFR-MORALE-01")).isTrue();
        assertThat(wounds.cites("AOFR-MORALE-05")).isFalse();
    }

    @Test
    @Rule("AOFR-SR-HERO-3")
    void theHeroMayTestForTheUnit() {
        var led = unit("Foes").joinedBy(unit("Lord").quality(3));
        var fray = of(led).answer(Tester.HERO).morale(3).test("b");
        assertThat(fray.b().shaken()).isFalse();
        assertThat(fray.cites("AOFR-SR-HERO-3")).isTrue();
        var own = of(led).answer(Tester.UNIT).morale(3).test("b");
        assertThat(own.b().shaken()).isTrue();
        assertThat(own.cites("AOFR-SR-HERO-3")).isFalse();
    }

    @Test
    @Rule("AOFR-SR-HERO-3")
    void theBetterIsProposed() {
        var better = of(unit("Foes").joinedBy(unit("Lord").quality(3))).battle();
        assertThat(new WhoTests("b").choices(better).list())
                .containsExactly(Tester.HERO, Tester.UNIT);
        var worse = of(unit("Foes").joinedBy(unit("Page").quality(5))).battle();
        assertThat(new WhoTests("b").choices(worse).list())
                .containsExactly(Tester.UNIT, Tester.HERO);
    }

    @Test
    @Rule("AOFR-SR-HERO-3")
    void withEqualQualityNobodyIsAsked() {
        var fray = of(unit("Foes").joinedBy(unit("Lord").quality(4))).morale(4).test("b");
        assertThat(fray.b().shaken()).isFalse();
    }

    @Test
    @Rule({"AOFR-SR-HERO-3", "AOFR-CMD-BANNER", "AOFR-FLANK-01"})
    void bannerAndFlankApplyToTheHeroToo() {
        var led = unit("Foes").upgrade("Banner").joinedBy(unit("Lord").quality(3));
        var fray = of(led).answer(Tester.HERO).morale(4).test(lost(ChargedSide.REAR));
        assertThat(fray.b().shaken()).isFalse();
        var other = of(led).answer(Tester.HERO).morale(3).test(lost(ChargedSide.REAR));
        assertThat(other.b().shaken()).isTrue();
    }

    @Test
    @Rule("AOFR-FLANK-01")
    void theLogTellsFlankFromRear() {
        var unit = of(unit("Foes")).b();
        assertThat(lost(ChargedSide.REAR).target(unit, false).toString()).contains("rear");
        assertThat(lost(ChargedSide.FLANK).target(unit, false).toString()).contains("flank");
    }

    @Test
    @Rule("AOFR-PRINCIPLE-05")
    void thatADieIsRolledAgainOnceIsNamedWhereOneWas() {
        assertThat(of(unit("Foes")).morale(3).test("b").cites("AOFR-PRINCIPLE-05")).isFalse();
    }
}
