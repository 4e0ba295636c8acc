package org.vexillum.gamekit.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.vexillum.gamekit.TableNames;
import org.vexillum.gamekit.Tables;
import org.vexillum.gamekit.Unreadable;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.gamekit.text.Teller;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.geometry.Point;
import org.vexillum.kernel.geometry.Pose;
import org.vexillum.kernel.referee.Question;
import org.vexillum.regiments.combat.ChooseCasualties;
import org.vexillum.regiments.combat.OrderWeapons;
import org.vexillum.regiments.combat.PickModel;
import org.vexillum.regiments.combat.StrikeBack;
import org.vexillum.regiments.kit.RegimentsKit;
import org.vexillum.regiments.mission.Arrive;
import org.vexillum.regiments.mission.ChooseEdge;
import org.vexillum.regiments.mission.Deploy;
import org.vexillum.regiments.mission.PlaceMarker;
import org.vexillum.regiments.mission.SetAside;
import org.vexillum.regiments.morale.WhoTests;
import org.vexillum.regiments.movement.Action;
import org.vexillum.regiments.movement.ChooseCharge;
import org.vexillum.regiments.movement.ChooseConsolidation;
import org.vexillum.regiments.movement.ChooseMove;
import org.vexillum.regiments.movement.ChoosePivot;
import org.vexillum.regiments.movement.Manoeuvre;
import org.vexillum.regiments.table.Battle;
import org.vexillum.rulebook.Rulebook;

class PlainAnswerReaderTest {
    private static final Battle BATTLE = Tables.duel();
    private static final TableNames NAMES = TableNames.of(BATTLE);
    private static final Teller EN = Teller.of(RegimentsKit.ID, Lang.EN, Rulebook.load());
    private static final Deploy DEPLOY = new Deploy(Side.A);
    private static final ChooseConsolidation AFTER = new ChooseConsolidation("A-spears");
    private static final PickModel PICK =
            new PickModel("A-spears", 1, "Spear", "B-wolves", List.of(0, 2));

    private static <A> A read(Question<?, A> question, @Nullable Object written) {
        return PlainAnswerReader.read(question, written, "answers[0]", NAMES);
    }

    private static void assertRefused(Question<?, ?> question, Object written, String message) {
        assertThatThrownBy(() -> read(question, written))
                .isInstanceOfSatisfying(
                        Unreadable.class,
                        wrong -> assertThat(EN.unreadable(wrong)).isEqualTo(message));
    }

    @Nested
    class WhatIsWrittenIsReadBack {
        private <A> void assertRoundTrip(Question<Battle, A> question) {
            for (var answer : question.choices(BATTLE).list())
                assertThat(read(question, Facts.answer(question, answer))).isEqualTo(answer);
        }

        @Test
        void places() {
            assertRoundTrip(new PlaceMarker(1));
        }

        @Test
        void moves() {
            assertRoundTrip(new ChooseMove("A-spears", Action.ADVANCE));
            assertRoundTrip(new ChoosePivot("A-spears", 18000));
        }

        @Test
        void answersOfSeveralKinds() {
            assertRoundTrip(AFTER);
        }

        @Test
        void chargesWithAndWithoutAPath() {
            assertRoundTrip(new ChooseCharge("A-spears"));
            var path = new ChooseCharge.Charge("B-wolves", Manoeuvre.forward(25399));
            var question = new ChooseCharge("A-spears");
            assertThat(read(question, Facts.answer(question, path))).isEqualTo(path);
        }

        @Test
        void numbersThatAProgramWroteWithAnExponent() {
            var question = new ChooseMove("A-spears", Action.ADVANCE);
            var written = new LinkedHashMap<String, Object>();
            written.put("way", "forward");
            written.put("before", 8.0E-4);
            written.put("pivot", 0);
            written.put("after", 1.0E1);
            assertThat(read(question, written))
                    .isEqualTo(new Manoeuvre(Manoeuvre.Way.FORWARD, 2, 0, 25400));
        }

        @Test
        void placementsToTheHundredthOfAMillimetre() {
            for (int i = 0; i < 2540; i++) {
                var place = new Deploy.Placement("A-spears", new Pose(i, -i, i), List.of(0, 2));
                assertThat(read(DEPLOY, Facts.answer(DEPLOY, place))).isEqualTo(place);
            }
        }
    }

    @Nested
    class PeopleMayWrite {
        @Test
        void constantsInAnyCase() {
            assertThat(read(new WhoTests("A-spears"), "Hero")).isEqualTo(WhoTests.Tester.HERO);
            assertThat(read(new ChooseEdge(), "south")).isEqualTo(ChooseEdge.Edge.SOUTH);
        }

        @Test
        void constantsInTheirLanguage() {
            assertThat(read(new WhoTests("A-spears"), "el heroe")).isEqualTo(WhoTests.Tester.HERO);
        }

        @Test
        void unitsByName() {
            assertThat(read(new ChooseCharge("A-spears"), Map.of("target", "wolves")).target())
                    .isEqualTo("B-wolves");
        }

        @Test
        void theOnlyNeededFieldAlone() {
            assertThat(read(new ChooseCharge("A-spears"), "Wolves"))
                    .isEqualTo(ChooseCharge.Charge.at("B-wolves"));
            assertThat(read(new ChooseCasualties("A-spears", 2), List.of(3, 4)).models())
                    .containsExactly(3, 4);
        }

        @Test
        void modelsByNumberOrUniqueName() {
            assertThat(read(PICK, "#2").model()).isEqualTo(2);
            assertThat(read(PICK, "Wolves leader").model()).isZero();
            assertRefused(
                    PICK,
                    "Wolves soldier",
                    "answers[0].model: Wolves soldier is not the name of exactly one model of"
                            + " B-wolves. Write its number.");
        }

        @Test
        void aPassAsNothingOrAsTheWord() {
            assertThat(read(PICK, null)).isEqualTo(PickModel.Pick.NOBODY);
            assertThat(read(PICK, "pass")).isEqualTo(PickModel.Pick.NOBODY);
            assertThat(read(PICK, "nobody")).isEqualTo(PickModel.Pick.NOBODY);
            assertThat(read(new Arrive(Side.A), "declined")).isEqualTo(Arrive.Arrival.DECLINED);
        }

        @Test
        void yesAndNo() {
            var question = new StrikeBack("B-wolves", "A-spears", false);
            assertThat(read(question, "Sí")).isTrue();
            assertThat(read(question, false)).isFalse();
        }

        @Test
        void inchesWithTheirSignAndPlacesAsLists() {
            assertThat(read(new PlaceMarker(1), List.of("12\"", 6.5)))
                    .isEqualTo(new Point(12 * 2540, 16510));
        }

        @Test
        void listsOfOneWithoutBrackets() {
            assertThat(read(new SetAside(Side.A), Map.of("ambush", "Spears")).ambush())
                    .containsExactly("A-spears");
        }

        @Test
        void measuresThatAreNothingNotAtAll() {
            assertThat(read(AFTER, Map.of("kind", "shift", "dx", 1)))
                    .isEqualTo(new ChooseConsolidation.Shift(2540, 0));
            assertThat(read(AFTER, "stay")).isEqualTo(new ChooseConsolidation.Stay());
        }

        @Test
        void anglesInDegrees() {
            assertThat(read(new ChoosePivot("A-spears", 18000), new BigDecimal("-22.5")))
                    .isEqualTo(-2250);
        }
    }

    @Nested
    class Refused {
        @Test
        void aMissingField() {
            assertRefused(
                    DEPLOY, Map.of("unit", "Spears"), "answers[0]: The field front is missing.");
        }

        @Test
        void anUnknownField() {
            assertRefused(
                    new PlaceMarker(1),
                    Map.of("x", 1, "y", 1, "z", 1),
                    "answers[0]: The field z is not known here; known are: x, y.");
        }

        @Test
        void aWordThatIsNoConstant() {
            assertRefused(
                    new ChooseEdge(),
                    "west",
                    "answers[0]: west is not understood here; possible are: south, north.");
        }

        @Test
        void aSideThatIsNone() {
            var fields = MapFields.of(Map.of("side", "C"), "entries[0]");
            assertThatThrownBy(() -> fields.side("side"))
                    .isInstanceOfSatisfying(
                            Unreadable.class,
                            why -> assertThat(why.facts()).containsExactly("C", "A, B"));
        }

        @Test
        void aTextWhereANumberIsExpected() {
            assertRefused(
                    new PlaceMarker(1),
                    Map.of("x", "far", "y", 1),
                    "answers[0].x: A number is expected here, not far.");
        }

        @Test
        void numbersBeyondAnyTable() {
            assertRefused(
                    new PlaceMarker(1),
                    Map.of("x", 999999, "y", 1),
                    "answers[0].x: 999999 is farther than any table.");
            assertRefused(
                    new PlaceMarker(1),
                    Map.of("x", new BigDecimal("1e999999999"), "y", 1),
                    "answers[0].x: A number is expected here, not 1E+999999999.");
        }

        @Test
        void aUnitThatIsNotThere() {
            assertRefused(
                    new ChooseCharge("A-spears"),
                    "Bears",
                    "answers[0].target: There is no unit Bears; there are: A-spears, B-wolves.");
        }

        @Test
        void aNameThatTwoUnitsHave() {
            var spears = List.of(Tables.five("spears", "Spears"));
            var names = TableNames.of(Tables.battle(spears, spears));
            var question = new ChooseCharge("A-spears");
            assertThatThrownBy(
                            () -> PlainAnswerReader.read(question, "Spears", "answers[0]", names))
                    .isInstanceOfSatisfying(
                            Unreadable.class,
                            wrong -> assertThat(wrong.key()).isEqualTo("several-units"));
            assertThat(PlainAnswerReader.read(question, "Spears [B]", "", names).target())
                    .isEqualTo("B-spears");
        }

        @Test
        void aPassWhereThereIsNone() {
            assertRefused(
                    DEPLOY,
                    "pass",
                    "answers[0]: This question cannot be passed; choose one of its answers.");
        }

        @Test
        void anAnswerWithoutItsKind() {
            assertRefused(
                    AFTER,
                    Map.of("dx", 1),
                    "answers[0]: The field kind is missing; possible are: Stay, Pivot, Shift.");
        }

        @Test
        void nothingInAList() {
            var question = new OrderWeapons("A-spears", List.of("Axe", "Bow"));
            var written = new java.util.ArrayList<@Nullable Object>();
            written.add("Axe");
            written.add(null);
            assertRefused(question, written, "answers[0].weapons[1]: Something has to stand here.");
        }
    }
}
