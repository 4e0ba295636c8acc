package org.vexillum.regiments.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.regiments.UnitSpec.unit;

import org.junit.jupiter.api.Test;
import org.vexillum.regiments.Fray;
import org.vexillum.regiments.UnitSpec;
import org.vexillum.testkit.Rule;

class HitModifiersTest {
    private static UnitSpec archers(String... weapon) {
        return unit("Archers").models(1).shooting("Bow", 1, weapon);
    }

    private static UnitSpec foes(String... traits) {
        return unit("Foes").traits(traits);
    }

    @Test
    @Rule("AOFR-SR-STEALTH-1")
    void stealthIsMinusOneFromOverNineInches() {
        assertThat(Fray.between(archers(), foes("Stealth")).shoot("Bow").far().needed())
                .isEqualTo(5);
        assertThat(Fray.between(archers(), foes("Stealth")).shoot("Bow").needed()).isEqualTo(4);
        assertThat(Fray.between(archers(), foes()).shoot("Bow").far().needed()).isEqualTo(4);
    }

    @Test
    @Rule("AOFR-SR-STEALTH-1")
    void stealthDoesNothingInMelee() {
        var fray =
                Fray.between(unit("Guards").models(1).weapon("Axe", 1), foes("Stealth").models(20));
        fray.hit(4).block(6).morale(6).charge();
        assertThat(fray.event(CombatEvents.HitsRolled.class).hits()).isEqualTo(1);
        assertThat(fray.cites("AOFR-SR-STEALTH-1")).isFalse();
    }

    @Test
    @Rule("AOFR-SR-ARTILLERY-2")
    void artilleryShootsBetterOverNineInches() {
        var guns = archers().traits("Artillery");
        assertThat(Fray.between(guns, foes()).shoot("Bow").far().needed()).isEqualTo(3);
        assertThat(Fray.between(guns, foes()).shoot("Bow").needed()).isEqualTo(4);
        var fray = Fray.between(guns, foes());
        fray.hit(3).block(6).shoot("Bow").far().fire();
        assertThat(fray.cites("AOFR-SR-ARTILLERY-2")).isTrue();
    }

    @Test
    @Rule("AOFR-SR-ARTILLERY-3")
    void artilleryIsHardToHitFromOverNineInches() {
        assertThat(Fray.between(archers(), foes("Artillery")).shoot("Bow").far().needed())
                .isEqualTo(6);
        assertThat(Fray.between(archers(), foes("Artillery")).shoot("Bow").needed()).isEqualTo(4);
    }

    @Test
    @Rule("AOFR-SR-ARTILLERY-3")
    void artilleryAddsToStealth() {
        var fray = Fray.between(archers(), foes("Artillery", "Stealth"));
        assertThat(fray.shoot("Bow").far().needed()).isEqualTo(7);
        fray.hit(6).block(6).shoot("Bow").far().fire();
        assertThat(fray.cites("AOFR-SR-ARTILLERY-3")).isTrue();
        assertThat(fray.cites("AOFR-SR-STEALTH-1")).isTrue();
    }

    @Test
    @Rule("AOFR-SR-ARTILLERY-3")
    void allModelsMustBeArtilleryUnlessOneIsPicked() {
        var mixed = unit("Crew").models(3).model(unit("Gun").traits("Artillery"));
        var fray = Fray.between(archers("Takedown"), mixed);
        assertThat(fray.shoot("Bow").far().needed()).isEqualTo(4);
        assertThat(fray.shoot("Bow").far().picking(2).needed()).isEqualTo(6);
        assertThat(fray.shoot("Bow").far().picking(0).needed()).isEqualTo(4);
    }

    @Test
    @Rule("AOFR-SR-ARTILLERY-2")
    void artilleryDoesNothingInMelee() {
        var guns = unit("Guns").models(1).traits("Artillery").weapon("Ramrod", 1);
        var fray = Fray.between(guns, foes("Artillery").models(20));
        fray.hit(3).morale(6).charge();
        assertThat(fray.event(CombatEvents.HitsRolled.class).hits()).isZero();
    }

    @Test
    @Rule("AOFR-SR-INDIRECT-1")
    void indirectIsMinusOneAfterMoving() {
        assertThat(Fray.between(archers("Indirect"), foes()).shoot("Bow").moved().needed())
                .isEqualTo(5);
        assertThat(Fray.between(archers("Indirect"), foes()).shoot("Bow").needed()).isEqualTo(4);
        assertThat(Fray.between(archers(), foes()).shoot("Bow").moved().needed()).isEqualTo(4);
    }

    @Test
    @Rule("AOFR-SR-RELIABLE-1")
    void reliableAttacksWithTwoPlusAndModifiersStillApply() {
        assertThat(Fray.between(archers("Reliable"), foes()).shoot("Bow").needed()).isEqualTo(2);
        var sly = Fray.between(archers("Reliable"), foes("Stealth"));
        assertThat(sly.shoot("Bow").far().needed()).isEqualTo(3);
        sly.hit(2).shoot("Bow").far().fire();
        assertThat(sly.event(CombatEvents.HitsRolled.class).hits()).isZero();
        assertThat(sly.cites("AOFR-SR-RELIABLE-1")).isTrue();
    }

    @Test
    @Rule("AOFR-SR-RELIABLE-1")
    void reliableIsForThatWeaponOnly() {
        var archers = archers("Reliable").shooting("Sling", 1);
        assertThat(Fray.between(archers, foes()).shoot("Sling").needed()).isEqualTo(4);
    }

    @Test
    @Rule("AOFR-SR-UNSTOPPABLE-2")
    void unstoppableIgnoresPenaltiesToHit() {
        var archers = archers("Unstoppable", "Indirect");
        var fray = Fray.between(archers, foes("Stealth", "Artillery"));
        assertThat(fray.shoot("Bow").far().moved().needed()).isEqualTo(4);
    }

    @Test
    @Rule("AOFR-SR-UNSTOPPABLE-2")
    void unstoppableKeepsBonuses() {
        var guns = archers("Unstoppable").traits("Artillery");
        assertThat(Fray.between(guns, foes("Stealth")).shoot("Bow").far().needed()).isEqualTo(3);
    }

    @Test
    @Rule("AOFR-SR-UNSTOPPABLE-2")
    void unstoppableDoesNotIgnoreCoverOrTheNaturalOne() {
        var fray = Fray.between(archers("Unstoppable"), foes()).block(3);
        assertThat(fray.shoot("Bow").at(Cover.INSIDE).scored(1)).isZero();
        var guns = archers("Unstoppable", "Reliable").traits("Artillery");
        var lucky = Fray.between(guns, foes()).hit(1);
        assertThat(lucky.shoot("Bow").far().fire()).isZero();
    }

    @Test
    @Rule("AOFR-SR-THRUST-1")
    void thrustIsPlusOneToHitAndPiercingOneInTheCharge() {
        var lancers = unit("Lancers").models(2).weapon("Lance", 1, "Thrust", "AP(1)");
        var fray = Fray.between(lancers, foes().models(20));
        fray.hit(3, 2).block(5).morale(6).charge();
        assertThat(fray.event(CombatEvents.HitsRolled.class).hits()).isEqualTo(1);
        assertThat(fray.event(CombatEvents.Blocked.class).needed().face()).isEqualTo(6);
        assertThat(fray.b().living()).isEqualTo(19);
        assertThat(fray.cites("AOFR-SR-THRUST-1")).isTrue();
        assertThat(fray.cites("AOFR-SR-AP-1")).isTrue();
    }

    @Test
    @Rule("AOFR-SR-THRUST-1")
    void thrustDoesNothingWhenStrikingBack() {
        var lancers = unit("Lancers").models(20).weapon("Lance", 1, "Thrust");
        var fray = Fray.between(unit("Foes").models(1).traits("Tough(6)"), lancers);
        fray.answer(true).hit(3, 3, 3, 3, 3, 3, 3, 3, 3, 4).block(4).morale(6).charge();
        assertThat(fray.event(CombatEvents.HitsRolled.class).hits()).isEqualTo(1);
        assertThat(fray.a().wounds(0)).isZero();
    }

    @Test
    @Rule("AOFR-SR-THRUST-1")
    void thrustDoesNotHelpImpact() {
        var lancers = unit("Lancers").models(1).traits("Impact(2)").weapon("Lance", 1, "Thrust");
        var fray = Fray.between(lancers, foes().models(20));
        fray.impact(1, 2).block(4).hit(1).morale(6).charge();
        assertThat(fray.event(CombatEvents.ImpactRolled.class).hits()).isEqualTo(1);
        assertThat(fray.b().living()).isEqualTo(20);
    }
}
