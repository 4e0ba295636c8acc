package org.vexillum.gamekit.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.entry;
import static org.vexillum.gamekit.Ids.aofr;

import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.vexillum.gamekit.Tables;
import org.vexillum.gamekit.text.RefusalText;
import org.vexillum.kernel.Cause;
import org.vexillum.kernel.ExplainedNumber;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.dice.Check;
import org.vexillum.kernel.dice.Dice;
import org.vexillum.kernel.dice.Roll;
import org.vexillum.kernel.dice.TargetNumber;
import org.vexillum.kernel.geometry.Point;
import org.vexillum.kernel.geometry.Pose;
import org.vexillum.kernel.referee.AnsweredItself;
import org.vexillum.regiments.combat.ChooseCasualties;
import org.vexillum.regiments.combat.CombatEvents;
import org.vexillum.regiments.combat.OrderWeapons;
import org.vexillum.regiments.combat.Throw;
import org.vexillum.regiments.mission.Deploy;
import org.vexillum.regiments.mission.MissionEvents;
import org.vexillum.regiments.morale.WhoTests;

class FactsTest {
    private static final Cause DEFENSE = new Cause(aofr("QUALITY-05"), "Defense");

    @Test
    void anEventIsItsKindItsComponentsAndItsRules() {
        var event = new CombatEvents.WoundsLost("A-spears", 2, Rules.of(aofr("CASUALTY-02")));
        assertThat(Facts.event(event))
                .containsExactly(
                        entry("kind", "WoundsLost"),
                        entry("unit", "A-spears"),
                        entry("wounds", 2),
                        entry("rules", List.of(aofr("CASUALTY-02"))));
    }

    @Test
    void lengthsAreDecimalInchesAndAnglesDegrees() {
        var event = new MissionEvents.UnitPlaced("A-spears", new Pose(3175, 1, 4550), Rules.NONE);
        assertThat(Facts.event(event))
                .containsEntry(
                        "front",
                        Map.of(
                                "x", new BigDecimal("1.25"),
                                "y", new BigDecimal("0.0004"),
                                "facing", new BigDecimal("45.5")));
    }

    @Test
    void wholeInchesHaveNoExponent() {
        var event = new MissionEvents.MarkerPlaced(Side.A, 1, new Point(25400, 0), Rules.NONE);
        assertThat(Facts.event(event).get("at")).hasToString("{x=10, y=0}");
    }

    @Test
    void aRollKeepsItsFacesInOrderAndWhatFellFirst() {
        var check = Check.atLeast(5).naturals().rollingAgain(1 << 6);
        var dice = new Dice(Side.B, Throw.DEFENSE, check, 3);
        var roll = Roll.of(dice, 6, 5, 2).again(new int[] {0}, new int[] {3});
        assertThat(DiceFacts.roll(roll))
                .containsExactly(
                        entry("side", "B"),
                        entry("purpose", "defense"),
                        entry("faces", List.of(3, 5, 2)),
                        entry("first", List.of(6, 5, 2)),
                        entry("succeeds", List.of(5, 6)),
                        entry("successes", 1));
    }

    @Test
    void aTargetExplainsItself() {
        var modifier = ExplainedNumber.of(0, DEFENSE).plus(-1, new Cause(aofr("SR-AP-1"), "AP(1)"));
        var target = DiceFacts.target(new TargetNumber(ExplainedNumber.of(4, DEFENSE), modifier));
        assertThat(target).containsEntry("face", 5);
        assertThat(target.get("modifier"))
                .hasToString(
                        "{value=-1, base=0, name=Defense, rule=AOFR"
                                + "-QUALITY-05, changes="
                                + "[{kind=add, amount=-1, name=AP(1), rule=AOFR"
                                + "-SR-AP-1}]}");
    }

    @Test
    void aQuestionNamesItsSideAndRules() {
        assertThat(Facts.question(Side.B, new ChooseCasualties("B-wolves", 3)))
                .containsExactly(
                        entry("side", "B"),
                        entry("kind", "ChooseCasualties"),
                        entry("unit", "B-wolves"),
                        entry("wounds", 3),
                        entry("rules", List.of(aofr("CASUALTY-01"))));
    }

    @Test
    void constantsAreSmallWords() {
        assertThat(Facts.answer(new WhoTests("A-spears"), WhoTests.Tester.HERO)).isEqualTo("hero");
    }

    @Test
    void anAnswerOfAKnownKindDoesNotNameIt() {
        var placement = new Deploy.Placement("A-spears", new Pose(0, 0, 0));
        assertThat(Facts.answer(new Deploy(Side.A), placement))
                .hasToString("{unit=A-spears, front={x=0, y=0, facing=0}, arrangement=[]}");
    }

    @Test
    void anAnswerOfUnknownKindNamesIt() {
        var order = new ChooseCasualties.Order(List.of(1));
        var event = new AnsweredItself(Side.A, "ChooseCasualties", order, Rules.NONE);
        assertThat(Facts.event(event).get("answer")).hasToString("{kind=Order, models=[1]}");
    }

    @Test
    void legalAnswersAreListedUpToANumber() {
        var question = new OrderWeapons("A-spears", List.of("Axe", "Bow", "Club"));
        var answers = Facts.answers(question, question.choices(Tables.duel()), 2);
        assertThat(answers)
                .containsEntry("more", 1)
                .containsEntry("complete", false)
                .extractingByKey("answers")
                .asInstanceOf(org.assertj.core.api.InstanceOfAssertFactories.LIST)
                .hasSize(2);
    }

    @Test
    void wantedDiceSayHowManyAndWhatFor() {
        assertThat(Facts.dice(new Dice(Side.A, Throw.ROLL_OFF, Check.atMost(2), 3)))
                .containsExactly(
                        entry("side", "A"),
                        entry("purpose", "roll-off"),
                        entry("count", 3),
                        entry("succeeds", List.of(1, 2)));
    }

    @Test
    void aRefusalHasItsMessageHintAndRules() {
        var refusal = Refusal.because(aofr("CASUALTY-01"), "casualty-order", 3);
        var told = new RefusalText("No.", "Try again.", refusal.rules());
        assertThat(Facts.refusal(refusal, told))
                .containsEntry("refused", "casualty-order")
                .containsEntry("message", "No.")
                .containsEntry("hint", "Try again.")
                .containsEntry("facts", List.of(3))
                .containsEntry("rules", List.of(aofr("CASUALTY-01")));
    }
}
