package org.vexillum.gamekit.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.geometry.Point;

/** Nobody is offered the same move twice, or one of 0.01". */
class DistinctProposalsTest {
    private static Prompt.Option move(String label, int x, @Nullable Integer facing) {
        var ghost = new Ghost("X", 1, ScreenShape.disc(new Point(x, 0), 1250), facing);
        return new Prompt.Option(
                label, Map.of("move", label), List.of("X"), List.of(), List.of(ghost));
    }

    private static List<String> labels(List<Prompt.Option> moves, @Nullable Object pass) {
        return DistinctProposals.once(moves, pass).stream().map(Prompt.Option::label).toList();
    }

    @Test
    void aMoveOfAHairIsStaying() {
        var moves =
                List.of(
                        move("0.01\" forward", 25, 0),
                        move("stay", 0, 0),
                        move("6\" forward", 15_240, 0));
        assertThat(labels(moves, Map.of("move", "stay"))).containsExactly("stay", "6\" forward");
        assertThat(labels(moves, null)).containsExactly("0.01\" forward", "6\" forward");
    }

    @Test
    void whatIsSaidInTheSameWordsIsOfferedOnce() {
        var moves = List.of(move("stay", 0, null), move("stay", 0, null), move("into T", 0, null));
        assertThat(labels(moves, null)).containsExactly("stay", "into T");
    }

    @Test
    void nobodyGoingAndAllGoingNowhereIsStaying() {
        var nobody = new Prompt.Option("stay", Map.of(), List.of("X"), List.of(), List.<Ghost>of());
        assertThat(labels(List.of(move("stay", 0, null), nobody), Map.of()))
                .containsExactly("stay");
    }

    @Test
    void aTurnIsAnotherMove() {
        var moves =
                List.of(
                        move("stay", 0, 0),
                        move("pivot 10", 0, 1_000),
                        move("pivot -0.1", 0, 35_990));
        assertThat(labels(moves, null)).containsExactly("stay", "pivot 10");
    }
}
