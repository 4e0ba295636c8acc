package org.vexillum.regiments.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.regiments.UnitSpec.unit;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.vexillum.regiments.Choices;
import org.vexillum.regiments.Fray;
import org.vexillum.regiments.UnitSpec;
import org.vexillum.regiments.combat.PickModel.Pick;
import org.vexillum.regiments.table.Options.TakedownHeroDefense;
import org.vexillum.testkit.Rule;

class TakedownTest {
    private static final UnitSpec SNIPER =
            unit("Sniper").models(1).shooting("Rifle", 1, "Takedown");

    private static UnitSpec guarded() {
        return unit("Guards")
                .defense(5)
                .joinedBy(unit("Lord").defense(2).traits("Tough(3)", "Stealth", "Regeneration"));
    }

    private static UnitSpec assassin(String... traits) {
        return unit("Assassin").models(1).weapon("Dagger", 2, traits).traits("Tough(3)");
    }

    @Test
    @Rule("AOFR-SR-TAKEDOWN-1")
    void anyModelOfTheTargetMayBeChosenInMelee() {
        var fray = Fray.between(assassin("Takedown"), unit("Foes").upgrade("Banner"));
        fray.answer(new Pick(9)).hit(4, 1).block(1).charge();
        assertThat(fray.b().alive(9)).isFalse();
        assertThat(fray.b().living()).isEqualTo(9);
    }

    @Test
    @Rule("AOFR-SR-TAKEDOWN-1")
    void withoutAChoiceTheAttacksAreNormal() {
        var fray = Fray.between(assassin("Takedown"), unit("Foes"));
        fray.answer(Pick.NOBODY).hit(4, 4).block(1, 1).morale(6).charge();
        assertThat(fray.b().living()).isEqualTo(8);
    }

    @Test
    @Rule("AOFR-SR-TAKEDOWN-1")
    void eachAttackingModelChoosesBeforeAnyDieIsRolled() {
        var pair = unit("Assassins").models(2).weapon("Dagger", 1, "Takedown");
        var fray = Fray.between(pair, unit("Foes"));
        fray.answer(new Pick(3), new Pick(7)).hit(4).block(1).hit(4).block(1).morale(6).charge();
        assertThat(fray.b().alive(3)).isFalse();
        assertThat(fray.b().alive(7)).isFalse();
    }

    @Test
    @Rule("AOFR-SR-TAKEDOWN-1")
    void onlyLivingReachableModelsCanBePicked() {
        var fray = Fray.between(SNIPER, unit("Foes"));
        var question = new PickModel("a", 0, "Rifle", "b", List.of(1, 2, 3));
        fray.b().remove(2);
        var choices = question.choices(fray.battle());
        assertThat(choices.list()).containsExactly(Pick.NOBODY, new Pick(1), new Pick(3));
        assertThat(choices.refusal(new Pick(2)).key()).isEqualTo("cannot-pick");
        assertThat(choices.refusal(new Pick(4)).rules().has("AOFR-SR-TAKEDOWN-1")).isTrue();
    }

    @Test
    @Rule("AOFR-SR-TAKEDOWN-1")
    void aSingleModelNeedNotBePicked() {
        var fray = Fray.between(assassin("Takedown"), unit("Beast").models(1).traits("Tough(6)"));
        fray.hit(4, 4).block(1, 1).morale(6).charge();
        assertThat(fray.b().wounds(0)).isEqualTo(2);
    }

    @Test
    @Rule("AOFR-SR-TAKEDOWN-2")
    void thePickedHeroBlocksWithHisOwnDefense() {
        var fray = Fray.between(SNIPER, guarded()).block(1, 2).regenerate(1);
        assertThat(fray.shoot("Rifle").picking(10).scored(2)).isEqualTo(1);
        assertThat(fray.b().wounds(10)).isEqualTo(1);
        assertThat(fray.cites("AOFR-SR-TAKEDOWN-2")).isTrue();
    }

    @Test
    @Rule("AOFR-SR-TAKEDOWN-2")
    void aTableMayHaveHimBlockWithTheUnitsDefense() {
        var options = Choices.takedown(TakedownHeroDefense.UNIT);
        var fray = Fray.with(options, SNIPER, guarded()).block(4, 5).regenerate(1);
        assertThat(fray.shoot("Rifle").picking(10).scored(2)).isEqualTo(1);
    }

    @Test
    @Rule("AOFR-SR-TAKEDOWN-2")
    void rulesOfAllModelsLookAtThePickedModelAlone() {
        var fray = Fray.between(SNIPER, guarded());
        assertThat(fray.shoot("Rifle").far().picking(10).needed()).isEqualTo(5);
        assertThat(fray.shoot("Rifle").far().needed()).isEqualTo(4);
        fray.block(1).regenerate(5);
        assertThat(fray.shoot("Rifle").picking(10).scored(1)).isZero();
    }

    @Test
    @Rule("AOFR-SR-TAKEDOWN-2")
    void anOrdinaryModelIsAUnitOfOneToo() {
        var foes = unit("Foes").models(3).defense(6).model(unit("Shield").defense(2));
        var fray = Fray.between(SNIPER, foes).block(2, 1);
        assertThat(fray.shoot("Rifle").picking(2).scored(2)).isEqualTo(1);
        assertThat(fray.b().alive(2)).isFalse();
    }

    @Test
    @Rule("AOFR-SR-TAKEDOWN-2")
    void woundsBeyondItsLastAreLost() {
        var fray = Fray.between(SNIPER, unit("Foes")).block(1, 1, 1);
        assertThat(fray.shoot("Rifle").picking(4).scored(3)).isEqualTo(1);
        assertThat(fray.b().living()).isEqualTo(9);
        assertThat(fray.event(CombatEvents.WoundsLost.class).wounds()).isEqualTo(2);
        assertThat(fray.event(CombatEvents.WoundsLost.class).rules().has("AOFR-SR-TAKEDOWN-2"))
                .isTrue();
    }

    @Test
    @Rule("AOFR-SR-TAKEDOWN-2")
    void deadlyWoundsBeyondItsLastAreLost() {
        var rifle = unit("Sniper").models(1).shooting("Rifle", 1, "Takedown", "Deadly(3)");
        var fray = Fray.between(rifle, guarded()).block(1, 1).regenerate(1, 1, 1);
        assertThat(fray.shoot("Rifle").picking(10).scored(2)).isEqualTo(3);
        assertThat(fray.b().alive(10)).isFalse();
        assertThat(fray.b().living()).isEqualTo(10);
    }

    @Test
    @Rule("AOFR-SR-TAKEDOWN-2")
    void theWoundsCountInTheMelee() {
        var fray = Fray.between(assassin("Takedown"), unit("Foes").models(3));
        fray.answer(new Pick(1)).hit(4, 1).block(1).morale(6).charge();
        var result = fray.event(org.vexillum.regiments.morale.MoraleEvents.MeleeCompared.class);
        assertThat(result.chargerWounds()).isEqualTo(1);
    }

    @Test
    @Rule({"AOFR-SR-TOUGH-3", "AOFR-SR-TAKEDOWN-2"})
    void aWoundedModelIsThenFirstInLineUnlessItIsAHero() {
        var ogres =
                unit("Ogres")
                        .models(3)
                        .traits("Tough(3)")
                        .joinedBy(unit("Lord").traits("Tough(3)"));
        var fray = Fray.between(SNIPER, ogres).block(1);
        fray.shoot("Rifle").picking(0).scored(1);
        fray.block(1).shoot("Rifle").picking(3).scored(1);
        fray.wound(1);
        assertThat(fray.b().wounds(0)).isEqualTo(2);
        assertThat(fray.b().wounds(3)).isEqualTo(1);
    }

    @Test
    @Rule({"AOFR-SR-TAKEDOWN-3", "AOFR-SR-DEADLY-2", "AOFR-SHOOT-07"})
    void takedownComesBeforeDeadlyAndDeadlyBeforeTheRest() {
        var armed =
                unit("Band")
                        .models(1)
                        .weapon("Club", 1)
                        .weapon("Axe", 1, "Deadly(3)")
                        .weapon("Dagger", 1, "Takedown");
        var fray = Fray.between(armed, unit("Foes").models(20));
        fray.answer(Pick.NOBODY).hit(1).hit(1).hit(1).morale(6).charge();
        assertThat(fray.all(CombatEvents.HitsRolled.class))
                .extracting(CombatEvents.HitsRolled::weapon)
                .containsExactly("Dagger", "Axe", "Club");
        assertThat(fray.cites("AOFR-SR-TAKEDOWN-3")).isTrue();
        assertThat(fray.cites("AOFR-SR-DEADLY-2")).isTrue();
    }

    @Test
    @Rule("AOFR-SHOOT-07")
    void attacksOnAModelAlreadyDeadAreLost() {
        var trio = unit("Assassins").models(3).weapon("Dagger", 1, "Takedown");
        var fray = Fray.between(trio, unit("Foes").models(3));
        fray.answer(Pick.NOBODY, new Pick(2), new Pick(0));
        fray.hit(4).block(1).hit(4).block(1).morale(6).charge();
        assertThat(fray.b().living()).isEqualTo(1);
        assertThat(fray.event(CombatEvents.AttacksLost.class).target()).isEqualTo("b");
    }
}
