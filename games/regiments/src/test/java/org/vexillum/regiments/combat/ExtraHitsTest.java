package org.vexillum.regiments.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.regiments.UnitSpec.unit;

import org.junit.jupiter.api.Test;
import org.vexillum.regiments.Fray;
import org.vexillum.regiments.UnitSpec;
import org.vexillum.testkit.Rule;

class ExtraHitsTest {
    /** So many that nobody is slain to the last, and they win by their ranks. */
    private static UnitSpec horde() {
        return unit("Horde").models(30).defense(2);
    }

    private static int extra(Fray fray) {
        return fray.event(CombatEvents.HitsRolled.class).extra();
    }

    @Test
    @Rule("AOFR-SR-FURIOUS-1")
    void furiousGivesAnExtraHitForEachSixInTheCharge() {
        var mob = unit("Mob").models(5).traits("Furious").weapon("Axe", 1);
        var fray = Fray.between(mob, horde());
        fray.hit(6, 6, 5, 4, 3).block(2, 2, 2, 2, 2, 2).morale(6).charge();
        assertThat(extra(fray)).isEqualTo(2);
        assertThat(fray.event(CombatEvents.HitsRolled.class).hits()).isEqualTo(6);
        assertThat(fray.cites("AOFR-SR-FURIOUS-1")).isTrue();
    }

    @Test
    @Rule("AOFR-SR-FURIOUS-1")
    void furiousDoesNothingWhenStrikingBackOrShooting() {
        var mob = unit("Mob").models(5).traits("Furious").weapon("Axe", 1);
        var fray = Fray.between(unit("Foes").models(1).traits("Tough(6)"), mob);
        fray.answer(true).hit(6, 1, 1, 1, 1).block(6).morale(6).charge();
        assertThat(extra(fray)).isZero();
        var archers = unit("Mob").models(1).traits("Furious").shooting("Bow", 1);
        var volley = Fray.between(archers, horde()).hit(6).block(2);
        volley.shoot("Bow").far().fire();
        assertThat(extra(volley)).isZero();
    }

    @Test
    @Rule("AOFR-SR-RELENTLESS-1")
    void relentlessGivesExtraHitsOverNineInches() {
        var archers = unit("Archers").models(2).traits("Relentless").shooting("Bow", 1);
        var fray = Fray.between(archers, horde()).hit(6, 6).block(2, 2, 2, 2);
        fray.shoot("Bow").far().fire();
        assertThat(extra(fray)).isEqualTo(2);
        assertThat(fray.cites("AOFR-SR-RELENTLESS-1")).isTrue();
        var near = Fray.between(archers, horde()).hit(6, 6).block(2, 2);
        near.shoot("Bow").fire();
        assertThat(extra(near)).isZero();
    }

    @Test
    @Rule("AOFR-SR-RELENTLESS-1")
    void relentlessDoesNothingInMelee() {
        var mob = unit("Mob").models(1).traits("Relentless").weapon("Axe", 1);
        var fray = Fray.between(mob, horde()).hit(6).block(2).morale(6).charge();
        assertThat(extra(fray)).isZero();
    }

    @Test
    @Rule("AOFR-SR-SURGE-1")
    void surgeGivesExtraHitsAlways() {
        var archers = unit("Archers").models(1).shooting("Bow", 1, "Surge");
        var near = Fray.between(archers, horde()).hit(6).block(2, 2);
        near.shoot("Bow").fire();
        assertThat(extra(near)).isEqualTo(1);
        var mob = unit("Mob").models(1).weapon("Axe", 1, "Surge");
        var fray = Fray.between(unit("Foes").models(1).traits("Tough(6)"), mob);
        fray.answer(true).hit(6).block(6, 6).charge();
        assertThat(extra(fray)).isEqualTo(1);
    }

    @Test
    @Rule("AOFR-SR-SURGE-1")
    void surgeIsForThatWeaponOnly() {
        var archers = unit("Archers").models(1).shooting("Bow", 1, "Surge").shooting("Sling", 1);
        var fray = Fray.between(archers, horde()).hit(6).block(2);
        fray.shoot("Sling").fire();
        assertThat(extra(fray)).isZero();
    }

    @Test
    @Rule("AOFR-CMD-SERGEANT")
    void theSergeantRollsApartAndHisSixesGiveExtraHits() {
        var mob = unit("Mob").models(5).weapon("Axe", 1).upgrade("Sergeant");
        var fray = Fray.between(mob, horde());
        fray.hit(6).hit(6, 1, 1, 1).block(2, 2, 2).morale(6).charge();
        assertThat(fray.all(CombatEvents.HitsRolled.class))
                .extracting(CombatEvents.HitsRolled::extra)
                .containsExactly(1, 0);
        assertThat(fray.cites("AOFR-CMD-SERGEANT")).isTrue();
    }

    @Test
    @Rule("AOFR-CMD-SERGEANT")
    void theSergeantShootsWithHisExtraHitsToo() {
        var archers = unit("Archers").models(3).shooting("Bow", 2).upgrade("Sergeant");
        var fray = Fray.between(archers, horde());
        fray.hit(6, 5).hit(6, 1, 1, 1).block(2, 2, 2, 2).shoot("Bow").fire();
        assertThat(fray.all(CombatEvents.HitsRolled.class))
                .extracting(CombatEvents.HitsRolled::hits)
                .containsExactly(3, 1);
    }

    @Test
    @Rule({"AOFR-CMD-SERGEANT", "AOFR-MELEE-04"})
    void aSergeantInTheThirdRowDoesNotStrike() {
        var mob = unit("Mob").models(7).weapon("Axe", 1).upgrade("Sergeant");
        var fray = Fray.between(mob.models(15), horde());
        fray.a().stand(new int[] {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14});
        fray.hit(6, 1, 1, 1, 1, 1, 1, 1, 1, 1).block(2).morale(6).charge();
        assertThat(extra(fray)).isZero();
    }

    @Test
    @Rule({"AOFR-CMD-BEARER", "AOFR-CMD-SERGEANT"})
    void nobodyPicksUpTheSergeantsPart() {
        var archers = unit("Archers").models(3).shooting("Bow", 1).upgrade("Sergeant");
        var fray = Fray.between(archers, horde());
        fray.a().remove(2);
        fray.hit(6, 6).block(2, 2).shoot("Bow").fire();
        assertThat(extra(fray)).isZero();
    }

    @Test
    @Rule("AOFR-SR-EXTRAHITS-1")
    void aFuriousSergeantWithASurgeWeaponScoresFourHits() {
        var mob = unit("Mob").models(1).traits("Furious", "Sergeant").weapon("Axe", 1, "Surge");
        var fray = Fray.between(mob, horde());
        fray.hit(6).block(2, 2, 2, 2).morale(6).charge();
        assertThat(fray.event(CombatEvents.HitsRolled.class).hits()).isEqualTo(4);
        assertThat(extra(fray)).isEqualTo(3);
        assertThat(fray.cites("AOFR-SR-EXTRAHITS-1")).isTrue();
    }

    @Test
    @Rule("AOFR-SR-EXTRAHITS-1")
    void anExtraHitCarriesNoRending() {
        var archers = unit("Archers").models(1).shooting("Bow", 1, "Surge", "Rending");
        var fray = Fray.between(archers, unit("Foes"));
        fray.hit(6).block(5).block(4);
        assertThat(fray.shoot("Bow").fire()).isEqualTo(1);
        assertThat(fray.all(CombatEvents.Blocked.class))
                .extracting(event -> event.needed().face())
                .containsExactly(8, 4);
    }

    @Test
    @Rule("AOFR-SR-EXTRAHITS-1")
    void aMissedFaceGivesNothingAndFivesGiveNothing() {
        var archers = unit("Archers").models(2).shooting("Bow", 1, "Surge");
        var fray = Fray.between(archers, horde()).hit(5, 1).block(2);
        fray.shoot("Bow").fire();
        assertThat(extra(fray)).isZero();
        assertThat(fray.cites("AOFR-SR-SURGE-1")).isFalse();
    }
}
