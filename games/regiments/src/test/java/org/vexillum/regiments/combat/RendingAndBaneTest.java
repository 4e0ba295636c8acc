package org.vexillum.regiments.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.regiments.UnitSpec.unit;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.vexillum.regiments.Fray;
import org.vexillum.regiments.UnitSpec;
import org.vexillum.testkit.Rule;

class RendingAndBaneTest {
    private static UnitSpec guns(int models, String... traits) {
        return unit("Guns").models(models).shooting("Gun", 1, traits);
    }

    private static UnitSpec trolls() {
        return unit("Trolls").traits("Regeneration");
    }

    @Test
    @Rule("AOFR-SR-RENDING-2")
    void sixesHaveArmourPiercingFour() {
        var fray = Fray.between(guns(2, "Rending"), unit("Foes").defense(2));
        fray.hit(6, 5).block(5).block(2);
        assertThat(fray.shoot("Gun").fire()).isEqualTo(1);
        assertThat(fray.cites("AOFR-SR-RENDING-2")).isTrue();
    }

    @Test
    @Rule("AOFR-SR-RENDING-2")
    void higherPiercingIsNotLowered() {
        var fray = Fray.between(guns(1, "Rending", "AP(5)"), unit("Foes").defense(2));
        fray.hit(6).block(6);
        fray.shoot("Gun").fire();
        assertThat(fray.event(CombatEvents.Blocked.class).needed().face()).isEqualTo(7);
    }

    @Test
    @Rule({"AOFR-SR-RENDING-2", "AOFR-SR-THRUST-1"})
    void thrustIsAddedOnTopOfRending() {
        var lancers = unit("Lancers").models(1).weapon("Lance", 1, "Rending", "Thrust");
        var fray = Fray.between(lancers, unit("Foes").models(20).defense(2));
        fray.hit(6).block(6).morale(6).charge();
        assertThat(fray.event(CombatEvents.Blocked.class).needed().face()).isEqualTo(7);
    }

    @Test
    @Rule({"AOFR-SR-RENDING-2", "AOFR-SR-BLAST-2"})
    void blastCopiesOfASixKeepItsPiercing() {
        var fray = Fray.between(guns(1, "Rending", "Blast(3)"), unit("Foes").defense(2));
        fray.hit(6).block(5, 5, 6);
        assertThat(fray.shoot("Gun").fire()).isEqualTo(2);
    }

    /** Example 20. */
    @Test
    @Rule({"AOFR-SR-BANE-1", "AOFR-SR-BANE-2", "AOFR-PRINCIPLE-05", "AOFR-SR-AP-1"})
    void baneHasSixesRolledAgainOnceAndAllowsNoRegeneration() {
        var fray = Fray.between(guns(4, "Bane", "AP(1)"), trolls());
        fray.block(6, 5, 4, 6).block(6, 3);
        assertThat(fray.shoot("Gun").scored(4)).isEqualTo(2);
        var roll = fray.event(CombatEvents.Blocked.class).roll();
        assertThat(roll.faces()).containsExactly(6, 5, 4, 3);
        assertThat(roll.firstFaces()).containsExactly(6, 5, 4, 6);
        assertThat(fray.cites("AOFR-SR-BANE-2")).isTrue();
        assertThat(fray.cites("AOFR-PRINCIPLE-05")).isTrue();
        assertThat(fray.b().living()).isEqualTo(8);
    }

    @Test
    @Rule("AOFR-SR-BANE-2")
    void withoutSixesNothingIsRolledAgain() {
        var fray = Fray.between(guns(2, "Bane"), unit("Foes")).block(5, 3);
        assertThat(fray.shoot("Gun").scored(2)).isEqualTo(1);
        assertThat(fray.cites("AOFR-SR-BANE-2")).isFalse();
    }

    @ParameterizedTest
    @CsvSource({
        "Bane, AOFR-SR-BANE-1",
        "Rending, AOFR-SR-RENDING-1",
        "Unstoppable, AOFR-SR-UNSTOPPABLE-1"
    })
    @Rule({"AOFR-SR-BANE-1", "AOFR-SR-RENDING-1", "AOFR-SR-UNSTOPPABLE-1", "AOFR-SR-REGEN-2"})
    void noWoundOfTheseWeaponsCanBeIgnored(String trait, String rule) {
        var fray = Fray.between(guns(3, trait), trolls()).block(1, 2, 3);
        assertThat(fray.shoot("Gun").scored(3)).isEqualTo(3);
        assertThat(fray.cites(rule)).isTrue();
        assertThat(fray.cites("AOFR-SR-REGEN-2")).isTrue();
    }

    @Test
    @Rule("AOFR-SR-REGEN-2")
    void otherWeaponsOfTheSameBearerAreIgnoredAsUsual() {
        var guns = guns(1, "Bane").shooting("Bow", 1);
        var fray = Fray.between(guns, trolls()).block(1).regenerate(5);
        assertThat(fray.shoot("Bow").scored(1)).isZero();
        assertThat(fray.cites("AOFR-SR-REGEN-2")).isFalse();
    }
}
