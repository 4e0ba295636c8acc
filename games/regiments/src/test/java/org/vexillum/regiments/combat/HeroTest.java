package org.vexillum.regiments.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.regiments.UnitSpec.unit;

import org.junit.jupiter.api.Test;
import org.vexillum.regiments.Fray;
import org.vexillum.regiments.UnitSpec;
import org.vexillum.testkit.Rule;

class HeroTest {
    private static final UnitSpec BOW = unit("Archer").models(1).shooting("Bow", 1);

    private static UnitSpec guarded() {
        return unit("Guards").models(2).defense(5).joinedBy(lord());
    }

    private static UnitSpec lord() {
        return unit("Lord").quality(3).defense(2).traits("Tough(3)").weapon("Blade", 3);
    }

    @Test
    @Rule("AOFR-SR-HERO-4")
    void aJoinedHeroUsesTheUnitsDefenseBetterOrWorse() {
        var fray = Fray.between(BOW, guarded()).block(4, 5);
        assertThat(fray.shoot("Bow").scored(2)).isEqualTo(1);
        assertThat(fray.cites("AOFR-SR-HERO-4")).isTrue();
        var worse = unit("Guards").models(2).defense(2).joinedBy(unit("Page").defense(6));
        assertThat(Fray.between(BOW, worse).block(2).shoot("Bow").scored(1)).isZero();
    }

    @Test
    @Rule("AOFR-SR-HERO-4")
    void hisOwnDefenseCountsOnceAllOthersAreDead() {
        var fray = Fray.between(BOW, guarded());
        fray.wound(2);
        fray.block(1, 2);
        assertThat(fray.shoot("Bow").scored(2)).isEqualTo(1);
        assertThat(fray.b().wounds(2)).isEqualTo(1);
    }

    @Test
    @Rule({"AOFR-CASUALTY-02", "AOFR-SR-HERO-4"})
    void withinOneGroupTheDefenseAtItsBeginningHoldsToTheEnd() {
        var fray = Fray.between(BOW, guarded()).block(4, 4, 4, 4);
        assertThat(fray.shoot("Bow").scored(4)).isEqualTo(4);
        assertThat(fray.b().slots()).containsExactly(2);
        assertThat(fray.b().wounds(2)).isEqualTo(2);
    }

    @Test
    @Rule("AOFR-SR-HERO-2")
    void theHeroIsAModelOfTheUnit() {
        var unit = Fray.between(BOW, guarded()).b();
        assertThat(unit.startingSize()).isEqualTo(3);
        assertThat(unit.living()).isEqualTo(3);
        assertThat(unit.isJoinedHero(2)).isTrue();
        assertThat(unit.isJoinedHero(1)).isFalse();
        assertThat(unit.hero()).isEqualTo(2);
        assertThat(unit.points()).isEqualTo(200);
    }

    @Test
    @Rule("AOFR-SR-HERO-2")
    void heKeepsHisWeaponsAndRules() {
        var guards = unit("Guards").models(2).weapon("Spear", 1);
        guards.joinedBy(lord().traits("Furious"));
        var fray = Fray.between(guards, unit("Horde").models(20));
        fray.answer(new OrderWeapons.Order(java.util.List.of("Blade", "Spear")));
        fray.hit(6, 3, 2).block(6, 6, 6).hit(6, 3).block(6).morale(6).answer(HERO).charge();
        assertThat(fray.all(CombatEvents.HitsRolled.class))
                .extracting(CombatEvents.HitsRolled::hits)
                .containsExactly(3, 1);
    }

    private static final Object HERO = org.vexillum.regiments.morale.WhoTests.Tester.HERO;

    @Test
    @Rule("AOFR-SR-HERO-2")
    void aloneHeGoesOnAsTheSameUnitJudgedAgainstItsStartingSize() {
        var fray = Fray.between(BOW, guarded());
        fray.wound(2);
        fray.morale(3).endOfActivation();
        assertThat(fray.b().shaken()).isFalse();
        assertThat(fray.b().living()).isEqualTo(1);
        assertThat(fray.b().halved()).isTrue();
        assertThat(fray.b().single()).isFalse();
        assertThat(fray.b().ordinary()).isEqualTo(2);
    }
}
