package org.vexillum.regiments.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.kernel.geometry.Lengths.inches;
import static org.vexillum.regiments.scene.Scene.units;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.vexillum.kernel.Side;
import org.vexillum.regiments.movement.Manoeuvre.Way;
import org.vexillum.regiments.scene.Cards;
import org.vexillum.regiments.scene.Scene;
import org.vexillum.regiments.terrain.Terrain;
import org.vexillum.regiments.traits.UnitTraits.Flying;

/** A unit at (30, 20) facing north, bases of one square inch. */
class MoveProposalsTest {
    private Scene scene = Scene.open();

    private List<Manoeuvre> ideas(Action action) {
        return new ChooseMove("u", action).choices(scene.battle()).list();
    }

    private void unit(int models) {
        scene.put(Side.A, Cards.unit("u", models), 30, 20, 0);
    }

    private static Manoeuvre straight(Way way, double inches) {
        return new Manoeuvre(way, units(inches), 0, 0);
    }

    @Test
    void onHalfwayBackAndAside() {
        unit(5);
        assertThat(ideas(Action.ADVANCE))
                .containsExactly(
                        Manoeuvre.STAY,
                        straight(Way.FORWARD, 6),
                        straight(Way.FORWARD, 3),
                        straight(Way.BACKWARD, 3),
                        straight(Way.BACKWARD, 1.5),
                        straight(Way.LEFT, 3),
                        straight(Way.LEFT, 1.5),
                        straight(Way.RIGHT, 3),
                        straight(Way.RIGHT, 1.5));
        assertThat(ideas(Action.RUSH))
                .containsExactly(
                        Manoeuvre.STAY, straight(Way.FORWARD, 12), straight(Way.FORWARD, 6));
    }

    @Test
    void towardsAMarkerUntilTheMiddleIsThere() {
        unit(1);
        scene.marker(38, 19.5, null);
        assertThat(ideas(Action.RUSH))
                .contains(Manoeuvre.pivot(9000), new Manoeuvre(Way.FORWARD, 0, 9000, inches(8)));
    }

    @Test
    void upToAnInchFromAnEnemy() {
        unit(5);
        scene.put(Side.B, Cards.unit("e", 5), 30, 26, 180);
        assertThat(ideas(Action.RUSH))
                .anyMatch(idea ->
                        idea.pivot() == 0
                                && idea.distance() <= inches(5)
                                && idea.distance() >= inches(5) - 2);
    }

    @Test
    void upToAWallTheEdgeOrSixInchesIntoAMarsh() {
        scene = Scene.open(Scene.wall(Scene.box(20, 27, 40, 28)));
        unit(5);
        assertThat(furthest(Action.RUSH)).isBetween(inches(7) - 2, inches(7));
        scene = Scene.open();
        scene.put(Side.A, Cards.unit("u", 5), 30, 40, 0);
        assertThat(furthest(Action.RUSH)).isBetween(inches(8) - 2, inches(8));
        scene = Scene.open(marsh(22));
        unit(5);
        assertThat(furthest(Action.RUSH)).isEqualTo(inches(6));
        scene = Scene.open(marsh(28));
        unit(5);
        assertThat(furthest(Action.RUSH)).isBetween(inches(8) - 2, inches(8));
    }

    @Test
    void flyersGoOverWhatIsInTheWay() {
        scene = Scene.open(Scene.wall(Scene.box(20, 27, 40, 28)));
        scene.put(Side.A, Cards.unit("u", 5, new Flying()), 30, 20, 0);
        assertThat(furthest(Action.RUSH)).isEqualTo(inches(12));
    }

    private static Terrain marsh(int south) {
        var area = Scene.box(20, south, 40, south + 1);
        return new Terrain("marsh", area, false, true, false, false, false);
    }

    private int furthest(Action action) {
        return ideas(action).stream().mapToInt(Manoeuvre::distance).max().orElseThrow();
    }
}
