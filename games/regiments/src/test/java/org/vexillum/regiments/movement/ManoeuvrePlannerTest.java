package org.vexillum.regiments.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.kernel.geometry.Lengths.inches;
import static org.vexillum.regiments.scene.Scene.units;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.dice.RandomSource;
import org.vexillum.kernel.geometry.Point;
import org.vexillum.kernel.geometry.Pose;
import org.vexillum.regiments.movement.Manoeuvre.Way;
import org.vexillum.regiments.scene.Cards;
import org.vexillum.regiments.scene.Scene;
import org.vexillum.regiments.table.Unit;

/** A unit at (30, 20) facing north, bases of one square inch. */
class ManoeuvrePlannerTest {
    private Scene scene = Scene.open();

    private Unit unit(int models) {
        return scene.put(Side.A, Cards.unit("u", models), 30, 20, 0);
    }

    private ManoeuvrePlan plan(Action action, Pose wanted, Point... wayPoints) {
        return ManoeuvrePlanner.plan(
                scene.battle(), scene.unit("u"), action, wanted, List.of(wayPoints));
    }

    private ManoeuvrePlan plan(Action action, Point wanted, Point... wayPoints) {
        return ManoeuvrePlanner.plan(
                scene.battle(), scene.unit("u"), action, wanted, List.of(wayPoints));
    }

    private static Pose pose(double x, double y, int degrees) {
        return new Pose(units(x), units(y), degrees * 100);
    }

    private static Point point(double x, double y) {
        return new Point(units(x), units(y));
    }

    @Test
    void straightOn() {
        unit(5);
        var plan = plan(Action.ADVANCE, pose(30, 25, 0));
        assertThat(plan.legal()).isEqualTo(Manoeuvre.forward(inches(5)));
        assertThat(plan.whyNot()).isNull();
    }

    @Test
    void aheadThenTurnedThenOn() {
        var unit = unit(1);
        var plan = plan(Action.ADVANCE, pose(33.5, 21.5, 90));
        assertThat(plan.legal()).isEqualTo(new Manoeuvre(Way.FORWARD, inches(2), 9000, inches(3)));
        assertThat(plan.legal().end(unit)).isEqualTo(pose(33.5, 21.5, 90));
    }

    @Test
    void sidewaysAndBack() {
        unit(5);
        assertThat(plan(Action.ADVANCE, pose(28, 20, 0)).legal())
                .isEqualTo(new Manoeuvre(Way.LEFT, inches(2), 0, 0));
        assertThat(plan(Action.ADVANCE, pose(30, 18, 0)).legal())
                .isEqualTo(new Manoeuvre(Way.BACKWARD, inches(2), 0, 0));
        assertThat(plan(Action.RUSH, pose(28, 20, 0)).legal()).isNull();
    }

    @Test
    void withoutAWantedFacingItTurnsFirstAndGoesStraight() {
        var unit = unit(1);
        var plan = plan(Action.RUSH, point(36, 28));
        assertThat(plan.legal()).isNotNull();
        assertThat(plan.legal().before()).isLessThan(20);
        double straight = Math.sqrt(6 * 6 + 8.5 * 8.5) - 0.5;
        assertThat(plan.legal().distance()).isBetween(units(straight) - 5, units(straight) + 5);
        assertThat(plan.legal().end(unit).x()).isBetween(units(36) - 5, units(36) + 5);
        assertThat(plan.legal().end(unit).y()).isBetween(units(28) - 5, units(28) + 5);
    }

    @Test
    void roundAnObstacle() {
        scene = Scene.open(Scene.wall(Scene.box(31, 17, 32, 23)));
        var unit = unit(1);
        var plan = plan(Action.RUSH, point(35, 25));
        assertThat(plan.legal()).isNotNull();
        assertThat(plan.legal().before()).isGreaterThan(inches(1));
        assertThat(RandomTables.free(scene.battle(), unit, plan.legal().end(unit))).isTrue();
    }

    @Test
    void theRuleThatPreventsItIsNamedAndTheNearestEndProposed() {
        var unit = unit(5);
        var plan = plan(Action.ADVANCE, pose(30, 27, 0));
        assertThat(plan.legal()).isNull();
        assertThat(plan.whyNot().key()).isEqualTo("too-far");
        assertThat(plan.nearest().end(unit).y()).isBetween(units(25.9), units(26));
        assertThat(
                        new ChooseMove("u", Action.ADVANCE)
                                .choices(scene.battle())
                                .refusal(plan.nearest()))
                .isNull();
    }

    @Test
    void anEnemyInTheWay() {
        var unit = unit(5);
        scene.put(Side.B, Cards.unit("e", 5), 30, 24, 180);
        var plan = plan(Action.RUSH, pose(30, 23.5, 0));
        assertThat(plan.whyNot().key()).isEqualTo("too-close");
        assertThat(plan.nearest().end(unit).y()).isBetween(units(22.9), units(23));
    }

    @Test
    void aPlaceOffTheLine() {
        unit(5);
        var plan = plan(Action.RUSH, pose(31, 24, 0));
        assertThat(plan.whyNot().key()).isEqualTo("not-in-line");
        assertThat(plan.whyNot().rules().ids()).containsExactly("AOFR-MOVE-03");
    }

    /** Almost turned about, the straight pieces to a place aside would leave every map. */
    @Test
    void aPlaceAsideIsRefusedHoweverFarAUnitIsToTurn() {
        unit(5);
        for (int turned = 0; turned <= 100; turned++)
            for (int side = -1; side <= 1; side += 2) {
                var aside = new Pose(units(30 + 12 * side), units(20), 18000 - side * turned);
                var plan = plan(Action.RUSH, aside);
                assertThat(plan.whyNot()).isNotNull();
                assertThat(plan.nearest()).isNotNull();
            }
    }

    @Test
    void wayPointsSayWhereToTurn() {
        var unit = unit(1);
        var plan = plan(Action.RUSH, point(35, 24), point(30, 23));
        assertThat(plan.legal()).isNotNull();
        assertThat(plan.legal().before()).isGreaterThan(inches(2));
        var end = plan.legal().end(unit);
        assertThat(Math.abs(end.x() - units(35)) + Math.abs(end.y() - units(24))).isLessThan(10);
        assertThat(plan(Action.RUSH, point(35, 24), point(20, 23)).whyNot().key())
                .isEqualTo("way-point-missed");
    }

    @Test
    void whoHoldsOnlyTurns() {
        unit(5);
        assertThat(plan(Action.HOLD, pose(30, 19, 180)).legal()).isEqualTo(Manoeuvre.pivot(18000));
        assertThat(plan(Action.HOLD, pose(30, 21, 0)).whyNot().key()).isEqualTo("too-far");
    }

    /** Every legal end is found again, with no more movement than led there. */
    @Test
    void whatCanBeReachedIsPlanned() {
        var lot = new RandomSource(5);
        int checked = 0;
        for (int seed = 0; seed < 40; seed++) {
            var battle = new RandomTables(seed).scene(40, 30, 10, 8).battle();
            for (var unit : RandomTables.standing(battle)) {
                var choices = new ChooseMove(unit.id(), Action.ADVANCE).choices(battle);
                var way = choices.any(lot);
                var plan =
                        ManoeuvrePlanner.plan(
                                battle, unit, Action.ADVANCE, way.end(unit), List.of());
                assertThat(plan.legal()).as("%s in %d to %s", unit.id(), seed, way).isNotNull();
                assertThat(plan.legal().distance()).isLessThanOrEqualTo(way.distance() + 3);
                assertThat(choices.refusal(plan.legal())).isNull();
                checked++;
            }
        }
        assertThat(checked).isGreaterThan(300);
    }

    @Test
    void theNearestEndIsLegalAndNoFartherThanWhatTheListOffers() {
        for (int seed = 0; seed < 20; seed++) {
            var battle = new RandomTables(seed).scene(40, 30, 10, 8).battle();
            for (var unit : RandomTables.standing(battle)) {
                var wanted = new Point(units(20), units(15));
                var plan = ManoeuvrePlanner.plan(battle, unit, Action.RUSH, wanted, List.of());
                var choices = new ChooseMove(unit.id(), Action.RUSH).choices(battle);
                assertThat(choices.refusal(plan.nearest())).isNull();
                double reached = far(plan.nearest().end(unit), wanted);
                for (var other : choices.list())
                    assertThat(reached).isLessThan(far(other.end(unit), wanted) + units(0.1));
            }
        }
    }

    private static double far(Pose end, Point wanted) {
        return Math.hypot(end.x() - wanted.x(), end.y() - wanted.y());
    }
}
