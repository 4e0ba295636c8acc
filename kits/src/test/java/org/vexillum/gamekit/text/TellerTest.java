package org.vexillum.gamekit.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.gamekit.Ids.aofr;

import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.vexillum.gamekit.TableNames;
import org.vexillum.gamekit.Tables;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.kernel.Cause;
import org.vexillum.kernel.Event;
import org.vexillum.kernel.ExplainedNumber;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.dice.Check;
import org.vexillum.kernel.dice.Dice;
import org.vexillum.kernel.dice.Roll;
import org.vexillum.kernel.dice.TargetNumber;
import org.vexillum.kernel.geometry.Lengths;
import org.vexillum.kernel.referee.AnsweredItself;
import org.vexillum.regiments.combat.ChooseCasualties;
import org.vexillum.regiments.combat.CombatEvents;
import org.vexillum.regiments.combat.OrderWeapons;
import org.vexillum.regiments.combat.PickModel;
import org.vexillum.regiments.combat.StrikeBack;
import org.vexillum.regiments.combat.Throw;
import org.vexillum.regiments.kit.RegimentsKit;
import org.vexillum.regiments.mission.MissionEvents;
import org.vexillum.regiments.mission.RollOff;
import org.vexillum.regiments.morale.MoraleEvents;
import org.vexillum.regiments.morale.WhoTests;
import org.vexillum.regiments.movement.Action;
import org.vexillum.regiments.movement.ChooseConsolidation;
import org.vexillum.regiments.movement.ChooseMove;
import org.vexillum.regiments.movement.Manoeuvre;
import org.vexillum.rulebook.Rulebook;

class TellerTest {
    private static final Rulebook BOOK = Rulebook.load();
    private static final Teller EN = Teller.of(RegimentsKit.ID, Lang.EN, BOOK);
    private static final Teller ES = Teller.of(RegimentsKit.ID, Lang.ES, BOOK);
    private static final TableNames NAMES = TableNames.of(Tables.duel());
    private static final Cause QUALITY = new Cause(aofr("QUALITY-04"), "Quality");
    private static final Cause DEFENSE = new Cause(aofr("QUALITY-05"), "Defense");
    private static final Cause NONE = new Cause(aofr("QUALITY-03"), "modifiers");

    private static TargetNumber needs(int value, Cause cause) {
        return new TargetNumber(ExplainedNumber.of(value, cause), ExplainedNumber.of(0, NONE));
    }

    private static Roll roll(TargetNumber target, int... faces) {
        return Roll.of(new Dice(Side.A, Throw.HIT, target.check(), faces.length), faces);
    }

    private static CombatEvents.HitsRolled hits(String who, TargetNumber needed, Roll roll) {
        return new CombatEvents.HitsRolled(
                "A-spears",
                who,
                "Spear",
                "B-wolves",
                needed,
                false,
                roll,
                roll.successes(),
                0,
                2.0,
                Rules.NONE);
    }

    private static CombatEvents.Blocked blocked(TargetNumber needed, Roll roll) {
        return new CombatEvents.Blocked(
                "B-wolves", needed, roll, roll.failures(), 1.25, Rules.NONE);
    }

    @Nested
    class DiceLines {
        @Test
        void showWhoTheSortedFacesTheCountTheThresholdAndWhatWasExpected() {
            var four = needs(4, QUALITY);
            assertThat(EN.line(hits("Spears", four, roll(four, 1, 6, 2, 5)), NAMES))
                    .isEqualTo("Spears, Spear at Wolves: 6 5 2 1 → 2 hits (4+), expected 2.0");
        }

        @Test
        void nameTheKindOfModelWhereOnlySomeRoll() {
            var four = needs(4, QUALITY);
            assertThat(EN.line(hits("Sergeant", four, roll(four, 4)), NAMES))
                    .startsWith("Spears, Sergeant, Spear at Wolves: 4 → 1 hit (4+)");
        }

        @Test
        void nameModelsAfterTheirUpgradesInTheLanguageOfTheReader() {
            var four = needs(4, QUALITY);
            assertThat(ES.line(hits("Sergeant", four, roll(four, 4)), NAMES))
                    .startsWith("Spears, Sargento, Spear contra Wolves: 4 → 1 impacto (4+)");
        }

        @Test
        void giveTheReasonOfAChangedNumber() {
            var ap = ExplainedNumber.of(0, NONE).plus(-1, new Cause(aofr("SR-AP-1"), "AP(1)"));
            var needed = new TargetNumber(ExplainedNumber.of(4, DEFENSE), ap);
            assertThat(EN.line(blocked(needed, roll(needed, 4, 5)), NAMES))
                    .isEqualTo(
                            "Wolves blocks: 5 4 → 1 wound on 5+ (Defense 4+, AP(1) -1),"
                                    + " expected 1.3");
        }

        @Test
        void speakSpanishWithTheNamesOfTheLedger() {
            var modifier =
                    ExplainedNumber.of(0, NONE)
                            .plus(1, new Cause(aofr("TERRAIN-03"), "cover"))
                            .plus(-2, new Cause(aofr("SR-AP-1"), "AP(2)"));
            var needed = new TargetNumber(ExplainedNumber.of(4, DEFENSE), modifier);
            assertThat(ES.line(blocked(needed, roll(needed, 4, 5)), NAMES))
                    .isEqualTo(
                            "Wolves bloquea: 5 4 → 1 herida a 5+"
                                    + " (Defensa 4+, cobertura +1, PA(2) -2), se esperaban 1,3");
        }

        @Test
        void nameTheCapOfTheNaturalSix() {
            var ap = ExplainedNumber.of(0, NONE).plus(-4, new Cause(aofr("SR-AP-1"), "AP(4)"));
            var needed = new TargetNumber(ExplainedNumber.of(5, DEFENSE), ap);
            assertThat(EN.line(blocked(needed, roll(needed, 6, 5)), NAMES))
                    .contains("1 wound on 6+ (Defense 5+, AP(4) -4, a natural 6 always succeeds)");
        }

        @Test
        void nameTheCapOfTheNaturalOne() {
            var cover = ExplainedNumber.of(0, NONE).plus(1, new Cause(aofr("TERRAIN-03"), "cover"));
            var needed = new TargetNumber(ExplainedNumber.of(2, DEFENSE), cover);
            assertThat(EN.line(blocked(needed, roll(needed, 1)), NAMES))
                    .contains("on 2+ (Defense 2+, cover +1, a natural 1 always fails)");
        }

        @Test
        void aValueThatReplacesAnotherIsNamed() {
            var quality = ExplainedNumber.of(4, QUALITY);
            var reliable = quality.replacedBy(2, new Cause(aofr("SR-RELIABLE-1"), "Reliable"));
            var needed = new TargetNumber(reliable, ExplainedNumber.of(0, NONE));
            assertThat(EN.line(hits("Spears", needed, roll(needed, 2)), NAMES))
                    .contains("1 hit on 2+ (Quality 4+, Reliable 2+)");
        }

        @Test
        void aDieRolledAgainShowsItsFirstFaceToo() {
            var check = Check.atLeast(5).naturals().rollingAgain(1 << 6);
            var first = Roll.of(new Dice(Side.B, Throw.DEFENSE, check, 4), 6, 5, 4, 6);
            var roll = first.again(new int[] {0, 3}, new int[] {6, 3});
            assertThat(EN.line(blocked(needs(5, DEFENSE), roll), NAMES))
                    .startsWith("Wolves blocks: 6→6 5 4 6→3 → 2 wounds");
        }

        @Test
        void fatigueReplacesTheThreshold() {
            var four = needs(4, QUALITY);
            var tired =
                    new CombatEvents.HitsRolled(
                            "A-spears",
                            "Spears",
                            "Spear",
                            "B-wolves",
                            four,
                            true,
                            roll(four, 6, 5),
                            2,
                            1,
                            0.4,
                            Rules.NONE);
            assertThat(EN.line(tired, NAMES))
                    .contains("2 hits, 1 of them extra (natural 6 only: fatigued)");
        }
    }

    @Nested
    class OtherLines {
        @Test
        void countModelsOfAKind() {
            var models = List.of("Spearman", "Spearman", "Spearman");
            var slain = new CombatEvents.ModelsSlain("A-spears", models, 1, Rules.NONE);
            assertThat(EN.line(slain, NAMES)).isEqualTo("Spears loses 3x Spearman, 1 model left");
            assertThat(ES.line(slain, NAMES))
                    .isEqualTo("Spears pierde 3x Spearman, queda 1 modelo");
        }

        @Test
        void explainTheResultOfAMelee() {
            var result =
                    new MoraleEvents.MeleeCompared(
                            "A-spears", 1, 0, 1, "B-wolves", 2, 3, 0, "A-spears", Rules.NONE);
            assertThat(EN.line(result, NAMES))
                    .isEqualTo(
                            "Melee: Spears 2 (1 wound, 1 full row),"
                                    + " Wolves 5 (2 wounds, Fear 3, 0 full rows): Spears loses");
        }

        @Test
        void aDrawHasNoLoser() {
            var result =
                    new MoraleEvents.MeleeCompared(
                            "A-spears", 1, 0, 1, "B-wolves", 2, 0, 0, "", Rules.NONE);
            assertThat(EN.line(result, NAMES)).endsWith(": a draw");
            assertThat(ES.line(result, NAMES)).endsWith(": empate");
        }

        @Test
        void aUnitThatAnsweredItselfIsCalledByItsName() {
            var itself = new AnsweredItself(Side.A, "ChooseUnit", "A-spears", Rules.NONE);
            assertThat(EN.line(itself, NAMES))
                    .isEqualTo("Side A, unit to activate: Spears (the only answer)");
        }

        @Test
        void aRollOffKeepsTheOrderOfItsDice() {
            var rolled =
                    new MissionEvents.RolledOff(
                            RollOff.Occasion.DEPLOYMENT,
                            List.of(2, 1, 6),
                            List.of(2, 1, 1),
                            Side.A,
                            Rules.NONE);
            assertThat(EN.line(rolled, NAMES))
                    .isEqualTo("Roll-off for deployment: A 2 1 6, B 2 1 1 → side A wins");
        }

        @Test
        void aQuestionThatAnsweredItselfIsTold() {
            Event itself =
                    new AnsweredItself(
                            Side.A,
                            "ChooseCasualties",
                            new ChooseCasualties.Order(List.of(3, 4)),
                            Rules.NONE);
            assertThat(EN.line(itself, NAMES))
                    .isEqualTo("Side A, casualties: #3, #4 (the only answer)");
        }
    }

    @Nested
    class Moves {
        private static String told(Manoeuvre move) {
            return EN.answer(new ChooseMove("A-spears", Action.RUSH), move, NAMES);
        }

        @Test
        void nameEachPieceOfTheWay() {
            assertThat(told(new Manoeuvre(Manoeuvre.Way.FORWARD, 2540, -4500, 5080)))
                    .isEqualTo("1\" forward, pivot 45° to the left, 2\" forward");
            assertThat(told(new Manoeuvre(Manoeuvre.Way.FORWARD, 2540, 0, 5080)))
                    .isEqualTo("1\" forward, 2\" forward");
            assertThat(told(new Manoeuvre(Manoeuvre.Way.LEFT, 0, 0, 2540)))
                    .isEqualTo("1\" to the left");
            assertThat(told(new Manoeuvre(Manoeuvre.Way.FORWARD, 0, 9000, 2540)))
                    .isEqualTo("pivot 90° to the right, 1\" forward");
            assertThat(told(Manoeuvre.STAY)).isEqualTo("stay");
        }
    }

    @Nested
    class Questions {
        @Test
        void askInBothLanguages() {
            var question = new StrikeBack("B-wolves", "A-spears", false);
            assertThat(EN.prompt(question, NAMES)).isEqualTo("Does Wolves strike back at Spears?");
            assertThat(ES.prompt(question, NAMES)).isEqualTo("¿Wolves devuelve el golpe a Spears?");
        }

        @Test
        void modelsAreCalledByNameAndNumber() {
            var question = new PickModel("A-spears", 1, "Spear", "B-wolves", List.of(0, 2));
            assertThat(EN.prompt(question, NAMES))
                    .isEqualTo(
                            "Which model of Wolves does Spears soldier #1 of Spears aim at"
                                    + " with Spear, if any?");
            assertThat(EN.answer(question, new PickModel.Pick(0), NAMES))
                    .isEqualTo("Wolves leader #0");
            assertThat(EN.answer(question, PickModel.Pick.NOBODY, NAMES)).isEqualTo("nobody");
        }

        @Test
        void legalAnswersAreListedAndTheRestCounted() {
            var weapons = List.of("Axe", "Bow", "Club");
            var question = new OrderWeapons("A-spears", weapons);
            var choices = question.choices(Tables.duel());
            assertThat(EN.answers(question, choices, 2, NAMES))
                    .containsExactly(
                            "Axe, Bow, Club",
                            "Bow, Axe, Club",
                            "… and 1 more",
                            "These are examples; other answers may be legal too.");
        }

        @Test
        void constantsHaveWords() {
            var question = new WhoTests("A-spears");
            assertThat(ES.answer(question, WhoTests.Tester.HERO, NAMES)).isEqualTo("el héroe");
        }

        @Test
        void diceThatAreWantedAreNamed() {
            var dice = new Dice(Side.B, Throw.DEFENSE, Check.atLeast(4), 1);
            assertThat(EN.dice(dice, NAMES)).isEqualTo("Side B rolls 1 die to block.");
        }
    }

    @Nested
    class Refusals {
        @Test
        void haveAMessageAHintAndARule() {
            var refusal = Refusal.because(aofr("CASUALTY-01"), "too-few-casualties", 1);
            var told = EN.refusal(refusal, NAMES);
            assertThat(told.message()).isEqualTo("1 wound is not assigned to anybody.");
            assertThat(told.hint()).startsWith("Name more models");
            assertThat(told.toString()).endsWith(" [AOFR" + "-CASUALTY-01]");
        }
    }

    @Nested
    class NamesOfUnits {
        @Test
        void areToldApartBySideIfBothHaveThem() {
            var spears = List.of(Tables.five("spears", "Spears"));
            var names = TableNames.of(Tables.battle(spears, spears));
            assertThat(names.unit("A-spears")).contains("Spears [A]");
            assertThat(names.unit("B-spears")).contains("Spears [B]");
        }

        @Test
        void areNumberedAsTheListNumbersThem() {
            var two = List.of(Tables.five("spears", "Spears"), Tables.five("spears-2", "Spears"));
            var names = TableNames.of(Tables.battle(two, List.of()));
            assertThat(names.unit("A-spears")).contains("Spears 1");
            assertThat(names.unit("A-spears-2")).contains("Spears 2");
            assertThat(names.unitsCalled("spears 2")).containsExactly("A-spears-2");
            var both = TableNames.of(Tables.battle(two, two.subList(0, 1)));
            assertThat(both.unit("A-spears-2")).contains("Spears 2 [A]");
            assertThat(both.unit("B-spears")).contains("Spears [B]");
        }

        @Test
        void areToldApartByIdIfOneSideHasTwo() {
            var two = List.of(Tables.five("one", "Spears"), Tables.five("two", "Spears"));
            var names = TableNames.of(Tables.battle(two, List.of()));
            assertThat(names.unit("A-one")).contains("Spears [A-one]");
        }
    }

    @Test
    void whereNothingIsKnownThatIsSaid() {
        assertThat(EN.say("fault.unknown-unit", "X", "A, B"))
                .isEqualTo("There is no unit \"X\"; known are A, B.");
        assertThat(EN.say("fault.unknown-unit", "X", ""))
                .isEqualTo("There is no unit \"X\"; the file describes no units yet.");
        assertThat(ES.say("fault.unknown-unit", "X", ""))
                .isEqualTo(
                        "No hay ninguna unidad \"X\"; el archivo no describe aún ninguna unidad.");
        for (var thing : List.of("weapon", "spell"))
            assertThat(ES.say("fault.unknown-" + thing, "X", ""))
                    .contains("el archivo no ")
                    .doesNotContain("nada");
    }

    @Test
    void aShiftIsToldByTheCompassWithoutSigns() {
        var question = new ChooseConsolidation("A-spears");
        var shift = new ChooseConsolidation.Shift(Lengths.inches("1.5"), -Lengths.inches("2"));
        assertThat(EN.answer(question, shift, NAMES)).isEqualTo("shift 1.5\" east, 2\" south");
        assertThat(ES.answer(question, shift, NAMES))
                .isEqualTo("desplazarse 1,5\" al este, 2\" al sur");
    }
}
