package org.vexillum.regiments.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.regiments.UnitSpec.unit;

import org.junit.jupiter.api.Test;
import org.vexillum.regiments.Fray;
import org.vexillum.regiments.UnitSpec;
import org.vexillum.regiments.combat.CombatEvents.HitsRolled;
import org.vexillum.regiments.morale.MoraleEvents;
import org.vexillum.testkit.Rule;

class FatigueTest {
    private static UnitSpec swords(int models, String... traits) {
        return unit("Swords").models(models).weapon("Sword", 1, traits);
    }

    /** Example 17, up to the step back. */
    @Test
    @Rule({
        "AOFR-FATIGUE-01",
        "AOFR-FATIGUE-02",
        "AOFR-SR-THRUST-1",
        "AOFR-SR-IMPACT-2",
        "AOFR-RESULT-02",
        "AOFR-MELEE-07"
    })
    void fatiguedRidersHitOnSixesOnlyButKeepTheirPiercing() {
        var riders =
                unit("Riders")
                        .models(5)
                        .quality(3)
                        .traits("Impact(1)")
                        .weapon("Lance", 1, "Thrust", "Reliable");
        var fray = Fray.between(riders, swords(5));
        fray.a().setFatigued(true);
        fray.hit(5, 6, 2, 6, 4).block(4, 5).answer(false).morale(4).charge();
        assertThat(fray.all(CombatEvents.ImpactRolled.class)).isEmpty();
        assertThat(fray.event(HitsRolled.class).hits()).isEqualTo(2);
        assertThat(fray.event(CombatEvents.Blocked.class).needed().face()).isEqualTo(5);
        assertThat(fray.b().living()).isEqualTo(4);
        var result = fray.event(MoraleEvents.MeleeCompared.class);
        assertThat(result.chargerTotal()).isEqualTo(2);
        assertThat(result.targetTotal()).isZero();
        assertThat(result.loser()).isEqualTo("b");
        assertThat(fray.event(MoraleEvents.MoraleRolled.class).passed()).isTrue();
        assertThat(fray.b().shaken()).isFalse();
        assertThat(fray.b().fatigued()).isFalse();
    }

    @Test
    @Rule("AOFR-FATIGUE-01")
    void bothAreFatiguedAfterChargingAndStrikingBack() {
        var fray = Fray.between(swords(3), swords(3));
        fray.hit(4, 1, 1).block(6).answer(true).hit(4, 1, 1).block(6).charge();
        assertThat(fray.a().fatigued()).isTrue();
        assertThat(fray.b().fatigued()).isTrue();
        assertThat(fray.all(CombatEvents.Fatigued.class))
                .extracting(CombatEvents.Fatigued::unit)
                .containsExactly("a", "b");
        assertThat(fray.all(HitsRolled.class)).extracting(HitsRolled::hits).containsExactly(1, 1);
    }

    @Test
    @Rule("AOFR-FATIGUE-01")
    void theNextMeleeOfTheRoundIsFoughtOnSixes() {
        var fray = Fray.between(swords(3), swords(3));
        fray.hit(1, 1, 1).answer(false).charge();
        fray.hit(5, 5, 6).block(6).answer(false).charge();
        assertThat(fray.all(HitsRolled.class)).extracting(HitsRolled::hits).containsExactly(0, 1);
        assertThat(fray.all(HitsRolled.class).getLast().tired()).isTrue();
        assertThat(fray.cites("AOFR-FATIGUE-02")).isTrue();
        assertThat(fray.all(CombatEvents.Fatigued.class)).hasSize(1);
    }

    @Test
    @Rule("AOFR-FATIGUE-02")
    void unstoppableDoesNotLiftItAndPenaltiesCannotWorsenIt() {
        var fray = Fray.between(swords(3, "Unstoppable", "Reliable"), swords(20));
        fray.a().setFatigued(true);
        fray.hit(5, 2, 6).block(6).answer(false).morale(6).charge();
        assertThat(fray.event(HitsRolled.class).hits()).isEqualTo(1);
    }

    @Test
    @Rule("AOFR-FATIGUE-02")
    void sixesStillTriggerTheirRules() {
        var mob = unit("Mob").models(1).traits("Furious", "Sergeant");
        var fray = Fray.between(mob.weapon("Axe", 1, "Surge", "Rending"), swords(20));
        fray.a().setFatigued(true);
        fray.hit(6).block(6).block(6, 6, 6).answer(false).morale(6).charge();
        assertThat(fray.event(HitsRolled.class).hits()).isEqualTo(4);
    }

    @Test
    @Rule("AOFR-FATIGUE-02")
    void shootingIsUnaffected() {
        var fray = Fray.between(unit("Archers").models(1).shooting("Bow", 1), swords(5));
        fray.a().setFatigued(true);
        fray.hit(4).block(6).shoot("Bow").fire();
        assertThat(fray.event(HitsRolled.class).hits()).isEqualTo(1);
        assertThat(fray.event(HitsRolled.class).tired()).isFalse();
    }

    @Test
    @Rule("AOFR-SHAKEN-02")
    void aShakenUnitStrikesBackOnSixesOnly() {
        var fray = Fray.between(swords(3), swords(3));
        fray.b().setShaken(true);
        fray.hit(1, 1, 1).answer(true).hit(5, 5, 6).block(6).charge();
        assertThat(fray.all(HitsRolled.class).getLast().hits()).isEqualTo(1);
        assertThat(fray.cites("AOFR-SHAKEN-02")).isTrue();
        assertThat(fray.b().fatigued()).isTrue();
    }

    @Test
    @Rule("AOFR-SHAKEN-02")
    void afterRecoveringItIsFatiguedOnlyIfItReallyFought() {
        var fray = Fray.between(swords(3), swords(3));
        fray.b().setShaken(true);
        assertThat(fray.b().tired()).isTrue();
        fray.hit(1, 1, 1).answer(false).charge();
        fray.b().setShaken(false);
        assertThat(fray.b().tired()).isFalse();
    }
}
