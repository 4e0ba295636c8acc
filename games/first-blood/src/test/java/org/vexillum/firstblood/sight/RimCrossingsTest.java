package org.vexillum.firstblood.sight;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.vexillum.kernel.geometry.ConvexPolygon;
import org.vexillum.kernel.geometry.Disc;
import org.vexillum.kernel.geometry.Shape;

/** Where the rim of a thing in the way meets the rim of an end, reckoned by hand. */
class RimCrossingsTest {
    private static final Disc HERE = new Disc(0, 0, 1000);
    private static final Disc THERE = new Disc(100_000, 0, 20_000);

    /** The points found, rounded, in order. */
    private static List<String> common(Shape thing, int rim, Shape end) {
        var points = new CircleList(new SightStrip(HERE, THERE));
        RimCrossings.common(RimmedShape.of(thing, rim), RimmedShape.of(end, 0), points);
        var found = new ArrayList<String>();
        for (int i = 0; i < points.size(); i++) {
            assertThat(points.radius(i)).isZero();
            found.add(Math.round(points.x(i)) + "," + Math.round(points.y(i)));
        }
        return found.stream().sorted().toList();
    }

    /** A box from one corner to the opposite one. */
    private static ConvexPolygon box(int west, int south, int east, int north) {
        return ConvexPolygon.of(west, south, east, south, east, north, west, north);
    }

    @Test
    void twoCirclesMeetInTwoPoints() {
        // radii 500 and 500, centres 600 apart: 300 along and 400 aside
        assertThat(common(new Disc(600, 0, 450), 50, new Disc(0, 0, 500)))
                .containsExactly("300,-400", "300,400");
        assertThat(common(new Disc(2000, 600, 450), 50, new Disc(2000, 0, 500)))
                .containsExactly("1600,300", "2400,300");
        // radii 1300 and 2000, centres 2100 apart: 500 from the nearer, 1200 aside
        assertThat(common(new Disc(2100, 0, 1250), 50, new Disc(0, 0, 2000)))
                .containsExactly("1600,-1200", "1600,1200");
    }

    @Test
    void circlesApartOrOneWithinTheOtherDoNotMeet() {
        assertThat(common(new Disc(1001, 0, 450), 50, new Disc(0, 0, 500))).isEmpty();
        assertThat(common(new Disc(100, 0, 250), 50, new Disc(0, 0, 500))).isEmpty();
        assertThat(common(new Disc(0, 0, 450), 50, new Disc(0, 0, 500))).isEmpty();
    }

    @Test
    void aCircleMeetsTheSidesOfAHouse() {
        // 300 below the upper side: 400 to either side of its middle
        assertThat(common(new Disc(1000, 700, 450), 50, box(0, 0, 2000, 1000)))
                .containsExactly("1400,1000", "600,1000");
        // beyond its corner, only one side and a part of the circle
        assertThat(common(new Disc(2000, 700, 450), 50, box(0, 0, 2000, 1000)))
                .containsExactly("1600,1000", "2000,200");
        assertThat(common(new Disc(1000, 500, 350), 50, box(0, 0, 2000, 1000))).isEmpty();
    }

    @Test
    void theRimOfAWallMeetsABaseOnItsOuterSide() {
        // the wall's western side with its rim is 300 west of the middle of the base
        var wall = box(250, -5000, 900, 5000);
        assertThat(common(wall, 550, new Disc(0, 0, 500))).contains("-300,-400", "-300,400");
        // no corner is near: nothing else
        assertThat(common(wall, 550, new Disc(0, 0, 500))).hasSize(2);
    }

    @Test
    void theRimOfAWallMeetsTheSidesOfAHouse() {
        // a wall that runs north through the upper side of the house; its rims cross it
        var wall = box(900, 500, 1100, 3000);
        assertThat(common(wall, 50, box(0, 0, 2000, 1000)))
                .containsExactly("1150,1000", "850,1000");
    }

    @Test
    void roundACornerOfTheWallRunsItsCircle() {
        // the corner at 600, 0 has a circle of 500
        var wall = box(600, 0, 5000, 4000);
        assertThat(common(wall, 500, new Disc(0, 0, 500))).contains("300,-400");
    }

    @Test
    void parallelSidesDoNotMeet() {
        assertThat(common(box(3000, 0, 4000, 1000), 50, box(0, 0, 2000, 1000))).isEmpty();
    }
}
