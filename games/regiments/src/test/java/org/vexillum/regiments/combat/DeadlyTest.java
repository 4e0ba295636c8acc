package org.vexillum.regiments.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.regiments.UnitSpec.unit;

import org.junit.jupiter.api.Test;
import org.vexillum.regiments.Fray;
import org.vexillum.regiments.UnitSpec;
import org.vexillum.testkit.Rule;

class DeadlyTest {
    private static final UnitSpec GUN = unit("Gun").models(1).shooting("Gun", 1, "Deadly(3)");

    private static UnitSpec ogres() {
        return unit("Ogres").models(3).traits("Tough(3)");
    }

    @Test
    @Rule({"AOFR-SR-DEADLY-1", "AOFR-SR-DEADLY-3"})
    void whatTheModelCannotTakeIsLost() {
        var fray = Fray.between(GUN, ogres());
        assertThat(fray.deadly(2, 2)).isEqualTo(3);
        assertThat(fray.b().living()).isEqualTo(2);
        assertThat(fray.b().woundsLeft()).isEqualTo(6);
        assertThat(fray.event(CombatEvents.WoundsLost.class).wounds()).isEqualTo(1);
        assertThat(fray.cites("AOFR-SR-DEADLY-3")).isTrue();
    }

    @Test
    @Rule("AOFR-SR-DEADLY-1")
    void eachWoundIsMultipliedOnOneModel() {
        var fray = Fray.between(GUN, ogres());
        assertThat(fray.deadly(1, 2)).isEqualTo(2);
        assertThat(fray.b().wounds(2)).isEqualTo(2);
        assertThat(fray.b().living()).isEqualTo(3);
    }

    @Test
    @Rule("AOFR-SR-DEADLY-1")
    void modelsWithoutToughTakeTheirsFirst() {
        var mixed = unit("Herders").models(3).model(unit("Ogre").traits("Tough(3)"));
        var fray = Fray.between(GUN, mixed);
        assertThat(fray.deadly(2, 3)).isEqualTo(2);
        assertThat(fray.b().slots()).containsExactly(2);
        assertThat(fray.b().wounds(2)).isZero();
    }

    @Test
    @Rule("AOFR-SR-DEADLY-1")
    void theMostWoundedToughModelComesNextAndTheHeroLast() {
        var foes = ogres().joinedBy(unit("Chief").traits("Tough(6)"));
        var fray = Fray.between(GUN, foes);
        fray.b().setWounds(0, 1);
        fray.b().setWounds(3, 2);
        fray.deadly(1, 3);
        assertThat(fray.b().alive(0)).isFalse();
        fray.deadly(2, 3);
        assertThat(fray.b().slots()).containsExactly(3);
        assertThat(fray.deadly(1, 3)).isEqualTo(3);
        assertThat(fray.b().wounds(3)).isEqualTo(5);
    }

    @Test
    @Rule("AOFR-SR-DEADLY-3")
    void lostWoundsDoNotCountInTheMelee() {
        var slayers = unit("Slayers").models(3).weapon("Axe", 1, "Deadly(3)");
        var foes = unit("Foes").models(5).defense(6);
        var fray = Fray.between(slayers, foes);
        fray.hit(4, 1, 1).block(1).morale(6).charge();
        var result = fray.event(org.vexillum.regiments.morale.MoraleEvents.MeleeCompared.class);
        assertThat(result.chargerWounds()).isEqualTo(1);
    }

    @Test
    @Rule("AOFR-SR-REGEN-3")
    void eachOfTheMultipliedWoundsGetsItsOwnDie() {
        var trolls = unit("Trolls").models(2).traits("Tough(3)", "Regeneration");
        var fray = Fray.between(GUN, trolls);
        fray.block(1, 1).regenerate(5, 4, 6).regenerate(4, 4, 4);
        assertThat(fray.shoot("Gun").scored(2)).isEqualTo(3);
        assertThat(fray.b().living()).isEqualTo(1);
        assertThat(fray.b().woundsLeft()).isEqualTo(3);
        assertThat(fray.cites("AOFR-SR-REGEN-3")).isTrue();
    }

    @Test
    @Rule("AOFR-SR-REGEN-3")
    void allDiceAreRolledThoughTheModelHasFewerWoundsLeft() {
        var troops = unit("Ghouls").models(5).traits("Regeneration");
        var fray = Fray.between(GUN, troops);
        fray.block(1, 1).regenerate(5, 5, 4).regenerate(6, 5, 5);
        assertThat(fray.shoot("Gun").scored(2)).isEqualTo(1);
        assertThat(fray.b().living()).isEqualTo(4);
    }

    @Test
    @Rule("AOFR-SR-DEADLY-1")
    void theOwnerChoosesAmongEqualsForEachWound() {
        var foes = unit("Foes").models(3).upgrade("Banner");
        var fray = Fray.between(GUN, foes);
        var order = new ChooseCasualties.Order(java.util.List.of(2));
        fray.answer(order);
        assertThat(fray.deadly(1, 3)).isEqualTo(1);
        assertThat(fray.b().alive(2)).isFalse();
    }

    @Test
    @Rule("AOFR-CASUALTY-02")
    void deadlyWoundsAreLostWhenNobodyIsLeft() {
        var fray = Fray.between(GUN, unit("Pair").models(2));
        assertThat(fray.deadly(5, 3)).isEqualTo(2);
        assertThat(fray.b().destroyed()).isTrue();
    }
}
