package org.vexillum.regiments.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.regiments.UnitSpec.unit;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.vexillum.kernel.dice.RandomSource;
import org.vexillum.regiments.Fray;
import org.vexillum.regiments.UnitSpec;
import org.vexillum.regiments.combat.ChooseCasualties.Order;
import org.vexillum.testkit.Rule;

class CasualtiesTest {
    private static final UnitSpec ARCHER = unit("Archer").models(1).shooting("Bow", 1);

    private static Fray against(UnitSpec foes) {
        return Fray.between(ARCHER, foes);
    }

    private static Order order(Integer... models) {
        return new Order(List.of(models));
    }

    private static UnitSpec company() {
        return unit("Company")
                .models(5)
                .weapon("Sword", 1)
                .special("Gunner", gunner -> gunner.shooting("Gun", 1))
                .upgrade("Banner")
                .upgrade("Sergeant");
    }

    @Test
    @Rule("AOFR-SHOOT-06")
    void eachWoundRemovesOneModel() {
        var fray = against(unit("Foes"));
        assertThat(fray.wound(3)).isEqualTo(3);
        assertThat(fray.b().living()).isEqualTo(7);
        assertThat(fray.event(CombatEvents.ModelsSlain.class).models()).hasSize(3);
        assertThat(fray.event(CombatEvents.ModelsSlain.class).left()).isEqualTo(7);
        assertThat(fray.cites("AOFR-SHOOT-06")).isTrue();
    }

    @Test
    @Rule("AOFR-CASUALTY-01")
    void theOwnerChoosesAmongEquals() {
        var fray = against(company()).answer(order(3, 0));
        assertThat(fray.wound(2)).isEqualTo(2);
        assertThat(fray.b().alive(3)).isFalse();
        assertThat(fray.b().alive(0)).isFalse();
        assertThat(fray.cites("AOFR-CASUALTY-01")).isTrue();
    }

    @Test
    @Rule("AOFR-CASUALTY-01")
    void theProposalTakesPlainModelsThenSpecialWeaponsThenTheCommandGroup() {
        var unit = against(company()).b();
        assertThat(proposal(unit, 1)).isEqualTo(order(1));
        assertThat(proposal(unit, 4)).isEqualTo(order(1, 0, 2, 4));
    }

    private static Order proposal(org.vexillum.regiments.table.Unit unit, int wounds) {
        var battle = against(company()).battle();
        battle.units().set(1, unit);
        return new ChooseCasualties("b", wounds).choices(battle).list().getFirst();
    }

    @Test
    @Rule("AOFR-CASUALTY-01")
    void plainStaysPlainHoweverManyHaveFallen() {
        var spec = unit("Company").models(5).weapon("Sword", 1);
        for (int i = 0; i < 2; i++) spec.special("Gunner", gunner -> gunner.shooting("Gun", 1));
        var unit = against(spec).b();
        unit.remove(2);
        unit.remove(1);
        assertThat(proposal(unit, 2)).isEqualTo(order(0, unit.inSlot(1)));
    }

    @Test
    @Rule("AOFR-CASUALTY-01")
    void otherKindsAreOfferedToo() {
        var choices = new ChooseCasualties("b", 1).choices(against(company()).battle());
        assertThat(choices.list()).containsExactly(order(1), order(2), order(4), order(3));
        assertThat(choices.complete()).isFalse();
        for (var listed : choices.list()) assertThat(choices.refusal(listed)).isNull();
        var lot = new RandomSource(1);
        for (int i = 0; i < 50; i++) assertThat(choices.refusal(choices.any(lot))).isNull();
    }

    @Test
    @Rule("AOFR-CASUALTY-01")
    void whereItMakesNoDifferenceNobodyIsAsked() {
        assertThat(new ChooseCasualties("b", 3).choices(against(unit("Foes")).battle()).only())
                .isEqualTo(order(9, 8, 7));
        assertThat(new ChooseCasualties("b", 5).choices(against(company()).battle()).only())
                .isNotNull();
        assertThat(new ChooseCasualties("b", 4).choices(against(company()).battle()).only())
                .isNull();
    }

    @Test
    @Rule("AOFR-CASUALTY-01")
    void aUsedUpWeaponMakesADifference() {
        var battle = against(unit("Bombers").models(2).shooting("Bomb", 1, "Limited")).battle();
        var question = new ChooseCasualties("b", 1);
        assertThat(question.choices(battle).only()).isNotNull();
        battle.unit("b").spend(0, 0);
        assertThat(question.choices(battle).only()).isNull();
    }

    @Test
    @Rule("AOFR-CASUALTY-01")
    void anOrderMustNameLivingModelsForAllWounds() {
        var battle = against(company()).battle();
        var choices = new ChooseCasualties("b", 2).choices(battle);
        assertThat(choices.refusal(order(0)).key()).isEqualTo("too-few-casualties");
        assertThat(choices.refusal(order(0)).facts()).containsExactly(1);
        assertThat(choices.refusal(order(0, 0)).key()).isEqualTo("casualty-order");
        assertThat(choices.refusal(order(7, 0)).key()).isEqualTo("casualty-order");
        assertThat(choices.refusal(order(0, 4))).isNull();
    }

    @Test
    @Rule("AOFR-SR-TOUGH-1")
    void aToughModelDiesOnlyOfItsLastWound() {
        var fray = against(unit("Beast").models(1).traits("Tough(3)"));
        assertThat(fray.wound(2)).isEqualTo(2);
        assertThat(fray.b().woundsLeft(0)).isEqualTo(1);
        assertThat(fray.event(CombatEvents.ModelWounded.class).left()).isEqualTo(1);
        assertThat(fray.cites("AOFR-SR-TOUGH-1")).isTrue();
        assertThat(fray.b().destroyed()).isFalse();
        assertThat(fray.wound(1)).isEqualTo(1);
        assertThat(fray.b().destroyed()).isTrue();
    }

    @Test
    @Rule("AOFR-SR-TOUGH-2")
    void aToughModelAmongOthersTakesNoWoundBeforeTheyAreDead() {
        var fray = against(unit("Herders").models(4).model(unit("Ogre").traits("Tough(3)")));
        assertThat(fray.wound(3)).isEqualTo(3);
        assertThat(fray.b().slots()).containsExactly(3);
        assertThat(fray.b().wounds(3)).isZero();
        assertThat(fray.cites("AOFR-SR-TOUGH-2")).isTrue();
        fray.wound(1);
        assertThat(fray.b().wounds(3)).isEqualTo(1);
    }

    @Test
    @Rule("AOFR-SR-TOUGH-2")
    void theOwnerCannotChooseTheToughModelFirst() {
        var battle =
                against(unit("Herders").models(4).model(unit("Ogre").traits("Tough(3)"))).battle();
        var refusal = new ChooseCasualties("b", 1).choices(battle).refusal(order(3));
        assertThat(refusal.key()).isEqualTo("casualty-order");
        assertThat(refusal.rules().ids()).containsExactly("AOFR-CASUALTY-01", "AOFR-SR-TOUGH-2");
    }

    @Test
    @Rule({"AOFR-SR-TOUGH-3", "AOFR-SR-TOUGH-4"})
    void aRefusalNamesTheRuleThatSparesTheModel() {
        var ogres = against(unit("Ogres").models(3).traits("Tough(3)"));
        ogres.wound(1);
        var wounded = new ChooseCasualties("b", 1).choices(ogres.battle());
        assertThat(wounded.refusal(order(0)).rules().ids())
                .containsExactly("AOFR-CASUALTY-01", "AOFR-SR-TOUGH-3");
        var led = against(unit("Herders").models(3).joinedBy(unit("Lord"))).battle();
        var choices = new ChooseCasualties("b", 1).choices(led);
        assertThat(choices.refusal(order(3)).rules().ids())
                .containsExactly("AOFR-CASUALTY-01", "AOFR-SR-TOUGH-4");
        assertThat(choices.refusal(order(9)).rules().ids()).containsExactly("AOFR-CASUALTY-01");
    }

    @Test
    @Rule("AOFR-SR-TOUGH-3")
    void oneToughModelIsFinishedBeforeTheNext() {
        var fray = against(unit("Ogres").models(3).traits("Tough(3)"));
        assertThat(fray.wound(4)).isEqualTo(4);
        assertThat(fray.b().living()).isEqualTo(2);
        assertThat(fray.b().wounds(1)).isEqualTo(1);
        assertThat(fray.b().wounds(0)).isZero();
        assertThat(fray.cites("AOFR-SR-TOUGH-3")).isTrue();
    }

    @Test
    @Rule("AOFR-SR-TOUGH-3")
    void theMostWoundsSufferedCountNotTheFewestLeft() {
        var mixed =
                unit("Ogres").models(2).traits("Tough(3)").model(unit("Giant").traits("Tough(6)"));
        var fray = against(mixed);
        fray.b().setWounds(0, 2);
        fray.b().setWounds(1, 3);
        fray.wound(1);
        assertThat(fray.b().wounds(1)).isEqualTo(4);
        assertThat(fray.b().wounds(0)).isEqualTo(2);
    }

    @Test
    @Rule("AOFR-SR-TOUGH-4")
    void aWoundedHeroIsStillLast() {
        var foes =
                unit("Ogres")
                        .models(3)
                        .traits("Tough(3)")
                        .joinedBy(unit("Chief").traits("Tough(6)"));
        var fray = against(foes);
        fray.b().setWounds(3, 5);
        fray.wound(9);
        assertThat(fray.b().slots()).containsExactly(3);
        assertThat(fray.b().wounds(3)).isEqualTo(5);
    }

    @Test
    @Rule("AOFR-SR-TOUGH-4")
    void aHeroWithoutToughIsLastToo() {
        var fray = against(unit("Ogres").models(3).traits("Tough(3)").joinedBy(unit("Page")));
        fray.wound(1);
        assertThat(fray.b().alive(3)).isTrue();
        fray.wound(9);
        assertThat(fray.b().destroyed()).isTrue();
    }

    @Test
    @Rule("AOFR-CASUALTY-02")
    void woundsBeyondTheLastModelAreLost() {
        var fray = against(unit("Foes").models(3));
        assertThat(fray.wound(5)).isEqualTo(3);
        assertThat(fray.event(CombatEvents.WoundsLost.class).wounds()).isEqualTo(2);
        assertThat(fray.cites("AOFR-CASUALTY-02")).isTrue();
    }

    @Test
    @Rule("AOFR-CASUALTY-03")
    void aUnitWhoseLastModelFallsLeavesTheTableForGood() {
        var fray = against(unit("Foes").models(1));
        fray.b().setTokens(0, 4);
        fray.wound(1);
        assertThat(fray.b().destroyed()).isTrue();
        assertThat(fray.b().tokens(0)).isZero();
        assertThat(fray.event(CombatEvents.UnitDestroyed.class).unit()).isEqualTo("b");
        assertThat(fray.cites("AOFR-CASUALTY-03")).isTrue();
        fray.endOfActivation();
        assertThat(fray.wound(1)).isZero();
    }

    @Test
    @Rule("AOFR-FORM-05")
    void ranksAreClosedAfterEachGroupsCasualties() {
        var fray = against(company()).answer(order(2));
        assertThat(fray.b().slots()).containsExactly(3, 4, 2, 0, 1);
        fray.wound(1);
        assertThat(fray.b().slots()).containsExactly(3, 4, 1, 0);
        assertThat(fray.cites("AOFR-FORM-05")).isTrue();
    }

    @Test
    void woundsTakenAreCountedForTheActivation() {
        var fray = against(unit("Ogres").models(3).traits("Tough(3)"));
        fray.wound(2);
        fray.deadly(1, 3);
        assertThat(fray.b().woundsTaken()).isEqualTo(3);
    }

    /** Wherever they stand: the owner may have put the plain models in front. */
    @Test
    @Rule("AOFR-CASUALTY-01")
    void theProposalGoesByWorthNotByPlace() {
        var spec = company().models(7).upgrade("Musician");
        var unit = against(spec).b();
        unit.stand(new int[] {0, 3, 1, 6, 2, 5, 4});
        assertThat(proposal(unit, 6)).isEqualTo(order(2, 1, 0, 3, 5, 6));
    }

    @Test
    @Rule("AOFR-CASUALTY-01")
    void moreWeaponsAreWorthMore() {
        var spec =
                unit("Company")
                        .models(6)
                        .weapon("Sword", 1)
                        .special("Lancer", lancer -> lancer.quality(3))
                        .special("Gunner", gunner -> gunner.shooting("Gun", 1));
        var unit = against(spec).b();
        unit.stand(new int[] {0, 1, 2, 3, 4, 5});
        assertThat(proposal(unit, 5)).isEqualTo(order(3, 2, 1, 0, 4));
    }

    @Test
    @Rule("AOFR-SR-TOUGH-2")
    void theRuleThatSparesToughModelsIsNamedOnlyWhereItActs() {
        var plain = against(unit("Foes"));
        plain.wound(1);
        assertThat(plain.cites("AOFR-SR-TOUGH-2")).isFalse();
        var tough = against(unit("Ogres").models(3).traits("Tough(3)"));
        tough.wound(3);
        assertThat(tough.cites("AOFR-SR-TOUGH-2")).isFalse();
    }

    @Test
    @Rule("AOFR-SR-DEADLY-1")
    void whoFellByADeadlyWoundIsTold() {
        var fray = against(unit("Ogres").models(3).traits("Tough(3)"));
        fray.deadly(1, 3);
        assertThat(fray.event(CombatEvents.ModelsSlain.class).models()).containsExactly("Ogres");
        assertThat(fray.all(CombatEvents.ModelWounded.class)).isEmpty();
        assertThat(fray.all(CombatEvents.WoundsLost.class)).isEmpty();
    }

    @Test
    void woundsCanBeDealtByThemselves() {
        var fray = against(unit("Foes"));
        assertThat(fray.<Integer>play(new Casualties("b", AttackTarget.WHOLE, 2)::play))
                .isEqualTo(2);
        assertThat(fray.b().living()).isEqualTo(8);
    }

    @Test
    void nothingIsToldOfWhatDidNotHappen() {
        var fray = against(unit("Beast").models(1).traits("Tough(3)"));
        fray.wound(2);
        assertThat(fray.all(CombatEvents.ModelsSlain.class)).isEmpty();
        assertThat(fray.all(CombatEvents.WoundsLost.class)).isEmpty();
    }
}
