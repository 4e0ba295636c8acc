package org.vexillum.gamekit.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.kit.FirstBloodKit;
import org.vexillum.firstblood.kit.screen.FirstBloodScreen;
import org.vexillum.gamekit.Kits;
import org.vexillum.gamekit.position.FieldGroup;
import org.vexillum.gamekit.position.NodeReader;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.kernel.geometry.Lengths;
import org.vexillum.regiments.kit.RegimentsKit;
import org.vexillum.regiments.kit.screen.RegimentsScreen;
import org.vexillum.regiments.shooting.ShootingLines;
import org.vexillum.rulebook.Rulebook;

/** The sight tool: who of a unit sees whom of another, and what is in the way. */
class SightViewTest {
    private static final Rulebook BOOK = Rulebook.load();

    private static List<Integer> at(double x, double y) {
        return List.of((int) (x * Lengths.INCH), (int) (y * Lengths.INCH));
    }

    @Nested
    class InRegiments {
        private static final String LOOKERS =
                """
                game: regiments
                units:
                  - {id: X, side: A, models: 3, base: 25, at: [20, 10], facing: 0, weapons: ['Bow (24", A1)']}
                  - {id: Y, side: B, models: 1, base: 25, at: [20, 22], facing: 180}
                """;

        private org.vexillum.regiments.table.Battle battle(String more) {
            var file = new FieldGroup(NodeReader.file(LOOKERS + more));
            file.get("game");
            return org.vexillum.regiments.kit.position.SceneReader.read(file, null).battle();
        }

        private SightView sight(String more, Lang lang, Integer model) {
            var speech = ScreenWords.of(Kits.of(RegimentsKit.ID), lang, BOOK);
            return Objects.requireNonNull(
                    new Presenter<>(new RegimentsScreen(), speech)
                            .sight(battle(more), "X", model, "Y"));
        }

        @Test
        void everyModelHasALineToTheNearestItSees() {
            var sight = sight("", Lang.EN, null);
            assertThat(sight.lines()).hasSize(3).allMatch(SightView.Line::clear);
            assertThat(sight.lines()).allSatisfy(line -> assertThat(line.by()).isEmpty());
            assertThat(sight.text()).contains("3 of 3 models of X see Y", "in the front arc");
            assertThat(sight.text()).doesNotContain("cover", "not lie");
        }

        @Test
        void oneModelMayBeAskedAbout() {
            assertThat(sight("", Lang.EN, 1).lines()).hasSize(1);
            assertThat(sight("", Lang.EN, 1).text()).contains("1 of 1");
        }

        /** A wall of a building as wide as the table between them. */
        @Test
        void whatIsInTheWayIsNamed() {
            var wall = "terrain: [{type: building, rect: [0, 15, 48, 17]}]\n";
            var sight = sight(wall, Lang.ES, null);
            assertThat(sight.lines()).hasSize(3).noneMatch(SightView.Line::clear);
            assertThat(sight.lines().getFirst().by()).containsExactly("Edificio");
            assertThat(sight.text()).contains("0 de 3 modelos de X ven a Y");
        }

        /** A unit in between blocks too, and is called by its name. */
        @Test
        void aUnitInTheWayIsNamed() {
            var third =
                    "  - {id: Z, name: Shield Wall, side: B, models: 10, base: 25, at: [20, 16],"
                            + " facing: 180}\n";
            var sight = sight(third, Lang.EN, null);
            var hidden = sight.lines().stream().filter(line -> !line.clear()).toList();
            assertThat(hidden).isNotEmpty();
            assertThat(hidden).allSatisfy(line -> assertThat(line.by()).contains("Shield Wall"));
        }

        /** The tool draws what shooting decides by. */
        @Test
        void theLinesAgreeWithWhoMayShoot() {
            var half = "terrain: [{type: building, rect: [0, 15, 20, 17]}]\n";
            var battle = battle(half);
            var unit = battle.unit("X");
            var bow = unit.weapons(0).getFirst();
            int shooters = new ShootingLines(battle).eligible(unit, bow, battle.unit("Y")).length;
            long seeing =
                    sight(half, Lang.EN, null).lines().stream()
                            .filter(SightView.Line::clear)
                            .count();
            assertThat(seeing).isEqualTo(shooters);
        }

        @Test
        void whoeverIsNotOnTheTableIsNotLookedAt() {
            var speech = ScreenWords.of(Kits.of(RegimentsKit.ID), Lang.EN, BOOK);
            var presenter = new Presenter<>(new RegimentsScreen(), speech);
            assertThat(presenter.sight(battle(""), "X", null, "nobody")).isNull();
            assertThat(presenter.sight(battle(""), "nobody", null, "Y")).isNull();
        }
    }

    @Nested
    class InFirstBlood {
        private static final String LOOKERS =
                """
                game: first-blood
                edition: 2
                regiments:
                  - {id: X, side: A, models: 2, profile: M5 V1 C2 A1 W1 R3 D2 E0, places: [[10, 10], [11.5, 10]]}
                  - {id: Y, side: B, models: 1, profile: M5 V1 C2 A1 W1 R3 D2 E0, places: [[10, 20]]}
                """;

        private SightView sight(String more, Lang lang) {
            var file = new FieldGroup(NodeReader.file(LOOKERS + more));
            file.get("game");
            var battle =
                    org.vexillum.firstblood.kit.position.SceneReader.read(
                                    file, Edition.SECOND, null)
                            .battle();
            var speech = ScreenWords.of(Kits.of(FirstBloodKit.ID), lang, BOOK);
            return Objects.requireNonNull(
                    new Presenter<>(new FirstBloodScreen(), speech).sight(battle, "X", null, "Y"));
        }

        @Test
        void everyModelHasALineFromMiddleToMiddle() {
            var sight = sight("", Lang.EN);
            assertThat(sight.lines()).hasSize(2).allMatch(SightView.Line::clear);
            assertThat(sight.lines().getFirst().from()).isEqualTo(at(10, 10));
            assertThat(sight.lines().getFirst().to()).isEqualTo(at(10, 20));
            assertThat(sight.text()).contains("2 of 2 models").doesNotContain("obscured");
        }

        @Test
        void whatObscuresIsCountedAndWhatBlocksIsNamed() {
            var obscured = "terrain: [{type: obscuring, rect: [0, 14, 30, 15]}]\n";
            assertThat(sight(obscured, Lang.EN).text()).contains("For 2 of them it is obscured");
            assertThat(sight(obscured, Lang.EN).lines()).allMatch(SightView.Line::clear);
            var wall = "terrain: [{type: obstructing, size: 3, rect: [0, 14, 30, 15]}]\n";
            var blocked = sight(wall, Lang.ES);
            assertThat(blocked.lines()).noneMatch(SightView.Line::clear);
            assertThat(blocked.lines().getFirst().by()).hasSize(1);
            assertThat(blocked.text()).startsWith("0 de 2 miniaturas");
        }
    }
}
