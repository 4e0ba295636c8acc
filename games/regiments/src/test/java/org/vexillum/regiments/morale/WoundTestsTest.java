package org.vexillum.regiments.morale;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.regiments.UnitSpec.unit;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.vexillum.kernel.Side;
import org.vexillum.regiments.Fray;
import org.vexillum.regiments.UnitSpec;
import org.vexillum.regiments.combat.AttackTarget;
import org.vexillum.regiments.combat.Wounds;
import org.vexillum.testkit.Rule;

class WoundTestsTest {
    private static final UnitSpec ARCHER = unit("Archer").models(1).shooting("Bow", 1);

    private static Fray against(UnitSpec foes) {
        return Fray.between(ARCHER, foes);
    }

    /** Example 23: (a) to (e). */
    @ParameterizedTest
    @CsvSource({
        "5, false, 3, false",
        "5, false, 2, true",
        "10, false, 5, true",
        "10, true, 6, false",
        "10, true, 5, true"
    })
    @Rule({"AOFR-MORALE-01", "AOFR-MORALE-02"})
    void modelsAtHalfOrLessTest(int models, boolean hero, int left, boolean test) {
        var spec = unit("Foes").models(models);
        if (hero) spec.joinedBy(unit("Lord"));
        var fray = against(spec);
        fray.wound(fray.b().living() - left);
        assertThat(WoundTests.due(fray.b())).isEqualTo(test);
    }

    /** Example 23: (f) and (g). */
    @ParameterizedTest
    @CsvSource({"6, 3, true", "3, 2, false"})
    @Rule({"AOFR-MORALE-01", "AOFR-MORALE-02"})
    void aSingleModelAtHalfItsWoundsTests(int tough, int left, boolean test) {
        var fray = against(unit("Beast").models(1).traits("Tough(" + tough + ")"));
        fray.wound(tough - left);
        assertThat(WoundTests.due(fray.b())).isEqualTo(test);
    }

    /** Example 23: (h) and (j). */
    @Test
    @Rule({"AOFR-MORALE-01", "AOFR-MORALE-02"})
    void toughModelsAreCountedAsModels() {
        var fray = against(unit("Ogres").models(3).traits("Tough(3)"));
        fray.wound(5);
        assertThat(fray.b().living()).isEqualTo(2);
        assertThat(WoundTests.due(fray.b())).isFalse();
        fray.wound(1);
        fray.b().endActivation();
        assertThat(fray.b().living()).isEqualTo(1);
        assertThat(WoundTests.due(fray.b())).isFalse();
        fray.wound(1);
        assertThat(WoundTests.due(fray.b())).isTrue();
    }

    /** Example 23: (i). */
    @Test
    @Rule("AOFR-MORALE-01")
    void woundsIgnoredByRegenerationAreNotTaken() {
        var fray = against(unit("Trolls").traits("Regeneration"));
        fray.wound(6);
        fray.b().endActivation();
        fray.block(1, 1).regenerate(5, 6).shoot("Bow").scored(2);
        assertThat(WoundTests.due(fray.b())).isFalse();
        fray.endOfActivation();
    }

    @Test
    @Rule("AOFR-MORALE-01")
    void theTestComesAtTheEndOfTheActivationOnce() {
        var fray = against(unit("Foes"));
        fray.wound(4);
        fray.wound(2);
        fray.morale(1).endOfActivation();
        assertThat(fray.b().shaken()).isTrue();
        assertThat(fray.cites("AOFR-MORALE-01")).isTrue();
        assertThat(fray.b().woundsTaken()).isZero();
        fray.endOfActivation();
    }

    @Test
    @Rule("AOFR-MORALE-01")
    void itRepeatsInEveryLaterActivationWithWounds() {
        var fray = against(unit("Foes"));
        fray.wound(5);
        fray.morale(6).endOfActivation();
        fray.wound(1);
        fray.morale(6).endOfActivation();
        assertThat(fray.all(MoraleEvents.MoraleRolled.class)).hasSize(2);
    }

    @Test
    @Rule("AOFR-MORALE-01")
    void theActiveUnitTestsForItsOwnWoundsToo() {
        var fray = Fray.between(unit("Movers"), unit("Foes"));
        fray.play(new Wounds("a", AttackTarget.WHOLE, 5, 1, java.util.List.of())::play);
        fray.morale(1).endOfActivation();
        assertThat(fray.a().shaken()).isTrue();
    }

    @Test
    @Rule("AOFR-MORALE-02")
    void aboveHalfNoTestIsDueAndTheLogSaysWhy() {
        var fray = against(unit("Foes"));
        fray.wound(4);
        fray.endOfActivation();
        var event = fray.event(MoraleEvents.NoTestDue.class);
        assertThat(event.living()).isEqualTo(6);
        assertThat(event.starting()).isEqualTo(10);
        assertThat(event.rules().has("AOFR-MORALE-02")).isTrue();
    }

    @Test
    @Rule("AOFR-RESULT-01")
    void unitsThatFoughtInMeleeDoNotTest() {
        var fray = Fray.between(unit("Ours").weapon("Axe", 1), unit("Foes").models(5));
        fray.hit(4, 4, 4, 1, 1, 1, 1, 1, 1, 1).block(1, 1, 1).morale(6).charge();
        assertThat(fray.b().halved()).isTrue();
        fray.endOfActivation();
        assertThat(fray.all(MoraleEvents.MoraleRolled.class)).hasSize(1);
        assertThat(fray.event(MoraleEvents.NoTestDue.class).rules().has("AOFR-RESULT-01")).isTrue();
        fray.wound(1);
        fray.morale(6).endOfActivation();
    }

    @Test
    @Rule("AOFR-MORALE-06")
    void theActiveSidesUnitsTestFirst() {
        var fray = Fray.between(unit("Ours"), unit("Foes"));
        fray.wound(5);
        fray.play(new Wounds("a", AttackTarget.WHOLE, 5, 1, java.util.List.of())::play);
        fray.morale(5).morale(6);
        fray.play((battle, referee) -> {
            new WoundTests(Side.B).play(battle, referee);
            return true;
        });
        assertThat(fray.all(MoraleEvents.MoraleRolled.class))
                .extracting(MoraleEvents.MoraleRolled::unit)
                .containsExactly("b", "a");
        assertThat(fray.cites("AOFR-MORALE-06")).isTrue();
    }

    @Test
    @Rule("AOFR-CASUALTY-03")
    void aDestroyedUnitTakesNoTest() {
        var fray = against(unit("Foes"));
        fray.wound(10);
        fray.endOfActivation();
        assertThat(fray.all(MoraleEvents.MoraleRolled.class)).isEmpty();
        assertThat(fray.all(MoraleEvents.NoTestDue.class)).isEmpty();
    }

    @Test
    @Rule("AOFR-SR-HERO-2")
    void thatAHeroIsCountedIsToldOfLedUnitsOnly() {
        var alone = against(unit("Foes"));
        alone.wound(1);
        assertThat(alone.endOfActivation().cites("AOFR-SR-HERO-2")).isFalse();
        var led = against(unit("Foes").joinedBy(unit("Lord")));
        led.wound(1);
        assertThat(led.endOfActivation().cites("AOFR-SR-HERO-2")).isTrue();
    }
}
