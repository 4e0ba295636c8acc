package org.vexillum.regiments.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.regiments.UnitSpec.unit;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.vexillum.kernel.referee.Question;
import org.vexillum.regiments.Fray;
import org.vexillum.regiments.morale.WhoTests;
import org.vexillum.regiments.table.Battle;

/** What the questions of a fight accept, and on which rules they rest. */
class QuestionsTest {
    private static final Fray FRAY =
            Fray.between(
                    unit("Ours").weapon("Bomb", 1, "Limited"),
                    unit("Theirs").joinedBy(unit("Lord").quality(3)));

    private static <A> void accepts(Question<Battle, A> question, List<A> answers, String rule) {
        var choices = question.choices(FRAY.battle());
        assertThat(choices.list()).isEqualTo(answers);
        for (var answer : answers) {
            assertThat(choices.refusal(answer)).isNull();
            assertThat(question.answerType().isInstance(answer)).isTrue();
        }
        assertThat(question.rules().has(rule)).isTrue();
        assertThat(question.secret()).isFalse();
    }

    @Test
    void strikingBackIsYesOrNo() {
        accepts(new StrikeBack("b", "a", false), List.of(true, false), "AOFR-MELEE-07");
        assertThat(new StrikeBack("b", "a", true).pass()).isFalse();
    }

    @Test
    void usingALimitedWeaponIsYesOrNo() {
        var question = new UseLimited("a", "Bomb", "b");
        accepts(question, List.of(true, false), "AOFR-SR-LIMITED-1");
        assertThat(question.pass()).isFalse();
    }

    @Test
    void weaponsOfOneClassAreOrdered() {
        var question = new OrderWeapons("a", List.of("x", "y"));
        var both = List.of(order("x", "y"), order("y", "x"));
        accepts(question, both, "AOFR-SHOOT-07");
        assertThat(question.pass()).isNull();
    }

    private static OrderWeapons.Order order(String... weapons) {
        return new OrderWeapons.Order(List.of(weapons));
    }

    @Test
    void anyReachableModelOrNobodyIsPicked() {
        var question = new PickModel("a", 0, "Rifle", "b", List.of(2, 10));
        var picks = List.of(PickModel.Pick.NOBODY, new PickModel.Pick(2), new PickModel.Pick(10));
        accepts(question, picks, "AOFR-SR-TAKEDOWN-1");
        assertThat(question.pass()).isEqualTo(PickModel.Pick.NOBODY);
    }

    @Test
    void unitOrHeroTests() {
        var both = List.of(WhoTests.Tester.HERO, WhoTests.Tester.UNIT);
        accepts(new WhoTests("b"), both, "AOFR-SR-HERO-3");
    }

    @Test
    void casualtiesAreChosenInOrder() {
        var question = new ChooseCasualties("b", 2);
        accepts(question, List.of(new ChooseCasualties.Order(List.of(9, 8))), "AOFR-CASUALTY-01");
        assertThat(question.choices(FRAY.battle()).complete()).isTrue();
    }

    @Test
    void hitsAreExpectedWithExtrasAndReRolls() {
        var mob = unit("Mob").models(6).shooting("Bow", 1, "Surge");
        var salvo = Fray.between(mob, unit("Foes")).shoot("Bow").salvo(battle(mob));
        assertThat(salvo.portions().getFirst().expectedHits(1)).isCloseTo(4, within());
        assertThat(salvo.portions().getFirst().expectedHits(3)).isCloseTo(12, within());
        assertThat(salvo.hits().mean()).isCloseTo(4, within());
        assertThat(salvo.dice()).isEqualTo(6);
    }

    private static Battle battle(org.vexillum.regiments.UnitSpec mob) {
        return Fray.between(mob, unit("Foes")).battle();
    }

    private static org.assertj.core.data.Offset<Double> within() {
        return org.assertj.core.api.Assertions.within(1e-12);
    }
}
