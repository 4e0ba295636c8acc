package org.vexillum.kernel.geometry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PoseTest {
    @ParameterizedTest
    @CsvSource({"0, 10, 120", "9000, 110, 20", "18000, 10, -80", "27000, -90, 20", "4500, 81, 91"})
    void forwardFollowsTheFacing(int facing, int x, int y) {
        assertThat(new Pose(10, 20, facing).forward(100)).isEqualTo(new Pose(x, y, facing));
    }

    @ParameterizedTest
    @CsvSource({"0, 110, 20", "9000, 10, -80", "18000, -90, 20", "27000, 10, 120"})
    void sidewaysIsToTheRight(int facing, int x, int y) {
        assertThat(new Pose(10, 20, facing).sideways(100)).isEqualTo(new Pose(x, y, facing));
    }

    @Test
    void goingBackIsTheOppositeOfGoingAhead() {
        for (int facing = 0; facing < Angle.FULL; facing += 7) {
            var pose = new Pose(5, -7, facing);
            assertThat(pose.forward(12345).forward(-12345)).isEqualTo(pose);
            assertThat(pose.sideways(12345).sideways(-12345)).isEqualTo(pose);
        }
    }

    @Test
    void turningIsClockwiseAndKeepsTheFacingInRange() {
        assertThat(new Pose(0, 0, 35000).turned(2000).facing()).isEqualTo(1000);
        assertThat(new Pose(0, 0, 1000).turned(-2000).facing()).isEqualTo(35000);
        assertThat(new Pose(0, 0, 100).turned(Integer.MAX_VALUE).facing())
                .isEqualTo(Angle.normalise(Integer.MAX_VALUE - 36000 + 100));
    }

    @Test
    void localCoordinatesHaveXToTheRightAndYAhead() {
        var pose = new Pose(100, 200, Angle.EAST);
        assertThat(pose.toWorld(10, 30)).isEqualTo(new Point(130, 190));
        assertThat(pose.toLocal(new Point(130, 190))).isEqualTo(new Point(10, 30));
    }

    @Test
    void thereAndBackMissesByAtMostAUnit() {
        var random = new RandomShapes(1);
        for (int i = 0; i < 2000; i++) {
            var pose = random.pose(RandomShapes.TABLE);
            var local = random.point(20000);
            var back = pose.toLocal(pose.toWorld(local.x(), local.y()));
            assertThat(Math.abs(back.x() - local.x())).isLessThanOrEqualTo(1);
            assertThat(Math.abs(back.y() - local.y())).isLessThanOrEqualTo(1);
        }
    }

    @Test
    void halvesAreRoundedAwayFromZero() {
        assertThat(new Pose(0, 0, 3000).toWorld(0, 1)).isEqualTo(new Point(1, 1));
        assertThat(new Pose(0, 0, 3000).toWorld(0, -1)).isEqualTo(new Point(-1, -1));
        assertThat(new Pose(0, 0, 3000).toWorld(0, 3)).isEqualTo(new Point(2, 3));
    }

    @Test
    void placesOffTheMapAreRefused() {
        assertThat(new Point(Point.LIMIT - 1, 1 - Point.LIMIT).x()).isEqualTo(Point.LIMIT - 1);
        assertThatThrownBy(() -> new Point(Point.LIMIT, 0))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Point(0, -Point.LIMIT))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Pose(Point.LIMIT - 5, 0, Angle.EAST).forward(5))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
