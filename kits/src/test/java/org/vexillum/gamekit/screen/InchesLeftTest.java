package org.vexillum.gamekit.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.vexillum.gamekit.position.FieldGroup;
import org.vexillum.gamekit.position.NodeReader;
import org.vexillum.kernel.geometry.Lengths;
import org.vexillum.regiments.kit.position.SceneReader;
import org.vexillum.regiments.kit.screen.RegimentsScreen;
import org.vexillum.regiments.movement.Action;
import org.vexillum.regiments.movement.ChooseMove;
import org.vexillum.regiments.movement.Manoeuvre;
import org.vexillum.regiments.table.Battle;

/** What a move leaves: difficult terrain anywhere on the way counts. */
class InchesLeftTest {
    private final RegimentsScreen screen = new RegimentsScreen();
    private final Battle battle = battle();

    private static Battle battle() {
        var file =
                new FieldGroup(
                        NodeReader.file(
                                """
                                game: regiments
                                terrain: [{type: forest, disc: [20, 20, 4]}]
                                units:
                                  - {id: IN, side: A, models: 5, base: 25, at: [20, 20], facing: 0}
                                  - {id: OUT, side: A, models: 5, base: 25, at: [40, 10], facing: 0}
                                  - {id: Y, side: B, models: 1, base: 25, at: [60, 40], facing: 180}
                                """));
        file.get("game");
        return SceneReader.read(file, null).battle();
    }

    private SoughtAnswer typed(String unit, String words) {
        var question = new ChooseMove(unit, Action.RUSH);
        return Objects.requireNonNull(screen.typed(battle, question, words));
    }

    @ParameterizedTest
    @CsvSource({"IN, forward 2, 4", "OUT, 2 forward, 10", "OUT, 'forward 5,5', 6.5"})
    void difficultTerrainShortensTheWholeMove(String unit, String words, String left) {
        var question = new ChooseMove(unit, Action.RUSH);
        var answer = Objects.requireNonNull(typed(unit, words).answer());
        assertThat(screen.left(battle, question, answer)).isEqualTo(Lengths.inches(left));
    }

    @Test
    void whatIsTypedTooFarHasANearestPlace() {
        var far = typed("IN", "forward 9");
        assertThat(Objects.requireNonNull(far.whyNot()).key()).isEqualTo("too-far-in-difficult");
        assertThat(Objects.requireNonNull((Manoeuvre) far.nearest()).distance())
                .isBetween(Lengths.inches("5.9"), Lengths.inches("6"));
    }
}
