package org.vexillum.regiments.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.regiments.UnitSpec.unit;

import org.junit.jupiter.api.Test;
import org.vexillum.regiments.Fray;
import org.vexillum.regiments.UnitSpec;
import org.vexillum.regiments.combat.CombatEvents.ImpactRolled;
import org.vexillum.regiments.morale.MoraleEvents;
import org.vexillum.testkit.Rule;

class ImpactTest {
    private static UnitSpec riders(int models, String... traits) {
        return unit("Riders").models(models).traits(traits);
    }

    private static UnitSpec horde() {
        return unit("Horde").models(20);
    }

    @Test
    @Rule("AOFR-SR-IMPACT-1")
    void eachModelOfTheFrontRowsRollsXDiceAndTwosHit() {
        var fray = Fray.between(riders(3, "Impact(2)"), horde());
        fray.impact(1, 2, 3, 4, 5, 6).block(6, 6, 6, 6, 6).morale(6).charge();
        assertThat(fray.event(ImpactRolled.class).hits()).isEqualTo(5);
        assertThat(fray.cites("AOFR-SR-IMPACT-1")).isTrue();
    }

    @Test
    @Rule({"AOFR-SR-IMPACT-1", "AOFR-MELEE-04"})
    void modelsInTheThirdRowRollNone() {
        var unit = Fray.between(riders(9, "Impact(2)"), horde()).a();
        assertThat(Impact.dice(unit, 0)).isEqualTo(12);
        assertThat(Impact.dice(unit, 3)).isEqualTo(9);
    }

    @Test
    @Rule("AOFR-SR-IMPACT-1")
    void theDiceTakeNoModifiers() {
        var fray = Fray.between(riders(1, "Impact(2)"), horde().traits("Stealth"));
        fray.impact(2, 1).block(6).morale(6).charge();
        assertThat(fray.event(ImpactRolled.class).hits()).isEqualTo(1);
    }

    @Test
    @Rule("AOFR-SR-IMPACT-2")
    void aFatiguedUnitGetsNone() {
        var fray = Fray.between(riders(3, "Impact(2)"), horde());
        fray.a().setFatigued(true);
        fray.morale(6).charge();
        assertThat(fray.all(ImpactRolled.class)).isEmpty();
        assertThat(fray.cites("AOFR-SR-IMPACT-2")).isTrue();
    }

    @Test
    @Rule("AOFR-SR-IMPACT-2")
    void nothingIsToldOfImpactWhereThereIsNone() {
        var fray = Fray.between(riders(3), horde());
        fray.a().setFatigued(true);
        fray.morale(6).charge();
        assertThat(fray.cites("AOFR-SR-IMPACT-2")).isFalse();
    }

    @Test
    @Rule("AOFR-SR-IMPACT-3")
    void impactHitsAreBlockedAsUsualWithoutPiercing() {
        var riders = riders(1, "Impact(3)", "Furious").weapon("Lance", 1, "AP(2)", "Thrust");
        var fray = Fray.between(riders, horde());
        fray.impact(6, 6, 6).block(4, 4, 3).hit(1).morale(6).charge();
        assertThat(fray.b().living()).isEqualTo(19);
        assertThat(fray.event(ImpactRolled.class).hits()).isEqualTo(3);
        assertThat(fray.cites("AOFR-SR-IMPACT-3")).isTrue();
    }

    @Test
    @Rule({"AOFR-SR-IMPACT-3", "AOFR-RESULT-06"})
    void itsWoundsCountInTheMelee() {
        var fray = Fray.between(riders(3, "Impact(1)"), unit("Foes").models(5));
        fray.impact(2, 2, 1).block(1, 6).morale(6).charge();
        assertThat(fray.event(MoraleEvents.MeleeCompared.class).chargerWounds()).isEqualTo(1);
    }

    @Test
    @Rule("AOFR-SR-IMPACT-1")
    void onlyTheChargerRolls() {
        var fray = Fray.between(horde(), riders(3, "Impact(2)").weapon("Lance", 1));
        fray.answer(true).hit(1, 1, 1).morale(6).charge();
        assertThat(fray.all(ImpactRolled.class)).isEmpty();
    }
}
