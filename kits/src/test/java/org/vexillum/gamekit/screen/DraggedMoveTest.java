package org.vexillum.gamekit.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.vexillum.gamekit.position.FieldGroup;
import org.vexillum.gamekit.position.NodeReader;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.geometry.Angle;
import org.vexillum.kernel.geometry.Lengths;
import org.vexillum.regiments.kit.position.SceneReader;
import org.vexillum.regiments.kit.screen.RegimentsScreen;
import org.vexillum.regiments.movement.Action;
import org.vexillum.regiments.movement.ChooseMove;
import org.vexillum.regiments.movement.Manoeuvre;
import org.vexillum.regiments.movement.Manoeuvre.Way;
import org.vexillum.regiments.table.Battle;

/** What pulling a block means to somebody who did not turn it. */
class DraggedMoveTest {
    private final Battle battle = battle();

    private static Battle battle() {
        var file =
                new FieldGroup(
                        NodeReader.file(
                                """
                                game: regiments
                                units:
                                  - {id: X, side: A, models: 10, base: 25, at: [30, 20], facing: 0}
                                  - {id: Y, side: B, models: 1, base: 25, at: [60, 40], facing: 180}
                                """));
        file.get("game");
        return SceneReader.read(file, null).battle();
    }

    private SoughtAnswer dragged(
            Action action, double right, double ahead, @Nullable Integer facing) {
        var to =
                battle.unit("X")
                        .front()
                        .toWorld(Lengths.inches(right + ""), Lengths.inches(ahead + ""));
        var question = new ChooseMove("X", action);
        var drag = new Drag("X", null, to, facing, null);
        return Objects.requireNonNull(new RegimentsScreen().sought(battle, question, drag));
    }

    private Manoeuvre advance(double right, double ahead) {
        return (Manoeuvre)
                Objects.requireNonNull(dragged(Action.ADVANCE, right, ahead, null).answer());
    }

    @Test
    void aHandThatStraysALittleMeansStraightAhead() {
        assertThat(advance(0.3, 5)).isEqualTo(Manoeuvre.forward(Lengths.inches("5")));
    }

    @Test
    void asideAndBackwardItKeepsItsFacing() {
        assertThat(advance(2.5, -0.2))
                .isEqualTo(new Manoeuvre(Way.RIGHT, Lengths.inches("2.5"), 0, 0));
        assertThat(advance(0.1, -2))
                .isEqualTo(new Manoeuvre(Way.BACKWARD, Lengths.inches("2"), 0, 0));
    }

    @Test
    void elsewhereItPivotsAndGoesForward() {
        var found = advance(2, 4);
        assertThat(found.way()).isEqualTo(Way.FORWARD);
        assertThat(found.pivot()).isPositive();
        assertThat(found.distance()).isLessThan(Lengths.inches("4.6"));
    }

    @Test
    void aTurnedOneKeepsTheFacingItWasGiven() {
        var turned = (Manoeuvre) dragged(Action.ADVANCE, 0, 4, 10 * Angle.DEGREE).nearest();
        assertThat(Objects.requireNonNull(turned).pivot()).isEqualTo(10 * Angle.DEGREE);
    }

    @Test
    void tooFarIsMeasuredTheWayTheHandWent() {
        var far = dragged(Action.ADVANCE, 8, 17, null);
        assertThat(Objects.requireNonNull(far.whyNot()).key()).isEqualTo("too-far");
        assertThat(far.whyNot().facts().getFirst().toString()).startsWith("18.");
        assertThat(Objects.requireNonNull((Manoeuvre) far.nearest()).distance())
                .isEqualTo(Lengths.inches("6"));
        var back = dragged(Action.ADVANCE, 0, -5, null);
        assertThat(Objects.requireNonNull(back.whyNot()).key()).isEqualTo("too-far-aside");
        assertThat(Objects.requireNonNull((Manoeuvre) back.nearest()).way())
                .isEqualTo(Way.BACKWARD);
    }

    @Test
    void aRushLeadsForwardOnly() {
        var rush = (Manoeuvre) dragged(Action.RUSH, 6, 0, null).answer();
        assertThat(Objects.requireNonNull(rush).way()).isEqualTo(Way.FORWARD);
    }
}
