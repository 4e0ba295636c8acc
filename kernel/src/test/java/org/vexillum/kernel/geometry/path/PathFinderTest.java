package org.vexillum.kernel.geometry.path;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.dice.RandomSource;
import org.vexillum.kernel.geometry.Area;
import org.vexillum.kernel.geometry.Bounds;
import org.vexillum.kernel.geometry.ConvexPolygon;
import org.vexillum.kernel.geometry.Disc;
import org.vexillum.kernel.geometry.Point;

class PathFinderTest {
    private static final int BASE = 1250;
    private static final int FAR = 1_000_000;
    private final PassableGround ground = new PassableGround(Bounds.ofSize(60_000, 60_000), BASE);

    private @Nullable Path find(int x, int y, int toX, int toY) {
        return find(x, y, toX, toY, FAR);
    }

    private @Nullable Path find(int x, int y, int toX, int toY, int most) {
        var path = PathFinder.find(ground, new Point(x, y), new Point(toX, toY), most);
        if (path != null) assertLegal(path);
        return path;
    }

    private void assertLegal(Path path) {
        for (int i = 1; i < path.points().size(); i++)
            assertThat(ground.clear(path.points().get(i - 1), path.points().get(i))).isTrue();
    }

    @Test
    void anOpenWayIsStraight() {
        assertThat(find(10_000, 10_000, 13_000, 14_000).points()).hasSize(2);
        assertThat(find(10_000, 10_000, 13_000, 14_000).length()).isEqualTo(5000);
    }

    @Test
    void exactlyTheLengthAllowedIsEnough() {
        assertThat(find(10_000, 10_000, 13_000, 14_000, 5000)).isNotNull();
        assertThat(find(10_000, 10_000, 13_000, 14_000, 4999)).isNull();
    }

    /** Two tangents and an arc: 2 · √(6000² − 2500²) + 2500 · 2 · asin(2500 / 6000). */
    @Test
    void aDiscInTheMiddleIsGoneRound() {
        ground.block(new Disc(20_000, 20_000, 1250));
        double shortest =
                2 * Math.sqrt(6000.0 * 6000 - 2500.0 * 2500)
                        + 2500 * 2 * StrictMath.asin(2500 / 6000.0);
        int length = find(14_000, 20_000, 26_000, 20_000).length();
        assertThat(length).isBetween((int) shortest, (int) shortest + 60);
    }

    @Test
    void theDetourMustFitTheLengthAllowed() {
        ground.block(new Disc(20_000, 20_000, 1250));
        int length = find(14_000, 20_000, 26_000, 20_000).length();
        assertThat(find(14_000, 20_000, 26_000, 20_000, length)).isNotNull();
        assertThat(find(14_000, 20_000, 26_000, 20_000, length - 1)).isNull();
    }

    @Test
    void aGapExactlyAsWideAsTheBaseLetsItThrough() {
        wall(20_000, 17_500, 22_500);
        var path = find(14_000, 20_000, 26_000, 20_000);
        assertThat(path.length()).isEqualTo(12_000);
        assertThat(find(14_000, 23_000, 26_000, 21_000).length()).isLessThan(13_300);
    }

    @Test
    void aGapOneUnitTooNarrowDoesNot() {
        wall(20_000, 17_500, 22_499);
        assertThat(find(14_000, 20_000, 26_000, 20_000).length()).isGreaterThan(40_000);
    }

    /** A row of discs, shoulder to shoulder, from edge to near the other, with one gap. */
    private void wall(int x, int belowGap, int aboveGap) {
        for (int y = belowGap; y > 0; y -= 2500) ground.block(new Disc(x, y, 1250));
        for (int y = aboveGap; y < 52_000; y += 2500) ground.block(new Disc(x, y, 1250));
    }

    @Test
    void aGapExactlyAsWideBesideTheEdgeOfTheTableLetsItThrough() {
        ground.block(new Disc(20_000, 3750, 1250));
        var path = find(14_000, 2500, 26_000, 2500, 12_700);
        assertThat(path).isNotNull();
        assertThat(path.points()).anySatisfy(p -> assertThat(p.y()).isEqualTo(1250));
    }

    @Test
    void aGapTooNarrowBesideTheEdgeDoesNot() {
        ground.block(new Disc(20_000, 3749, 1250));
        assertThat(find(14_000, 2500, 26_000, 2500).points())
                .anySatisfy(p -> assertThat(p.y()).isGreaterThan(6000));
    }

    @Test
    void aCorridorExactlyAsWideBetweenBuildingsIsPassed() {
        ground.block(ConvexPolygon.of(15_000, 5000, 30_000, 5000, 30_000, 20_000, 15_000, 20_000));
        ground.block(
                ConvexPolygon.of(15_000, 22_500, 30_000, 22_500, 30_000, 40_000, 15_000, 40_000));
        assertThat(find(10_000, 15_000, 35_000, 25_000).length()).isLessThan(30_000);
    }

    @Test
    void aCornerIsGoneRoundAtTheRadiusOfTheBase() {
        ground.block(ConvexPolygon.of(20_000, 0, 60_000, 0, 60_000, 20_000, 20_000, 20_000));
        var path = find(18_750, 10_000, 30_000, 21_250);
        double shortest = 10_000 + 10_000 + BASE * Math.PI / 2;
        assertThat(path.length()).isBetween((int) shortest, (int) shortest + 40);
    }

    @Test
    void theNotchOfAnAreaIsNotCutThrough() {
        ground.block(
                Area.polygon(
                        20_000, 10_000, 40_000, 10_000, 40_000, 30_000, 20_000, 30_000, 20_000,
                        25_000, 35_000, 25_000, 35_000, 15_000, 20_000, 15_000));
        assertThat(find(30_000, 20_000, 45_000, 20_000).length()).isGreaterThan(35_000);
    }

    @Test
    void whatIsShunnedIsPassedFartherThanItsRange() {
        ground.shun(new Disc(20_000, 20_000, 1250), 2540);
        assertThat(ground.free(20_000, 20_000 + 1250 + 1250 + 2540)).isFalse();
        assertThat(ground.free(20_000, 20_000 + 1250 + 1250 + 2541)).isTrue();
        assertThat(find(12_000, 20_000, 28_000, 20_000).length()).isGreaterThan(18_000);
    }

    @Test
    void aTiedBaseStaysInReachOnItsWay() {
        ground.block(new Disc(20_000, 20_000, 1250));
        ground.tie(new Disc(20_000, 20_000, 1250), 300);
        assertThat(find(17_400, 20_000, 22_600, 20_000)).isNotNull();
        assertThat(ground.free(20_000, 22_800)).isTrue();
        assertThat(ground.free(20_000, 22_801)).isFalse();
    }

    @Test
    void anOccupiedGoalIsNotReached() {
        ground.block(new Disc(20_000, 20_000, 1250));
        assertThat(find(14_000, 20_000, 20_000, 22_499)).isNull();
        assertThat(find(14_000, 20_000, 20_000, 22_500)).isNotNull();
    }

    @Test
    void whoIsShutInGoesNowhere() {
        for (int i = 0; i < 12; i++) {
            double angle = 2 * StrictMath.PI * i / 12;
            ground.block(
                    new Disc(
                            (int) (30_000 + 4000 * StrictMath.cos(angle)),
                            (int) (30_000 + 4000 * StrictMath.sin(angle)),
                            1250));
        }
        assertThat(find(30_000, 30_000, 50_000, 30_000)).isNull();
    }

    @Test
    void inARandomCrowdEveryWayIsLegalAndNoLongerThanTheWayBack() {
        var lot = new RandomSource(7);
        for (int game = 0; game < 200; game++) {
            var crowd = new PassableGround(Bounds.ofSize(60_000, 60_000), BASE);
            for (int i = 0; i < 25; i++)
                crowd.block(new Disc(lot.between(2000, 58_000), lot.between(2000, 58_000), 1250));
            var from = new Point(lot.between(2000, 58_000), lot.between(2000, 58_000));
            var to = new Point(lot.between(2000, 58_000), lot.between(2000, 58_000));
            if (!crowd.free(from) || !crowd.free(to)) continue;
            var there = PathFinder.find(crowd, from, to, FAR);
            var back = PathFinder.find(crowd, to, from, FAR);
            assertThat(there == null).isEqualTo(back == null);
            if (there == null) continue;
            for (int i = 1; i < there.points().size(); i++)
                assertThat(crowd.clear(there.points().get(i - 1), there.points().get(i))).isTrue();
            assertThat(Math.abs(there.length() - back.length())).isLessThanOrEqualTo(1);
        }
    }
}
