package org.vexillum.kernel.geometry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

class HalfInsideTest {
    private static final ConvexPolygon SQUARE = ConvexPolygon.of(0, 0, 100, 0, 100, 100, 0, 100);

    @Test
    void exactlyHalfIsNotMoreThanHalf() {
        var wood = Area.polygon(0, 0, 1000, 0, 1000, 1000, 0, 1000);
        assertThat(Within.moreThanHalfInside(SQUARE.moved(-50, 0), wood)).isFalse();
        assertThat(Within.moreThanHalfInside(SQUARE.moved(-49, 0), wood)).isTrue();
        assertThat(Within.moreThanHalfInside(SQUARE.moved(-51, 0), wood)).isFalse();
    }

    @Test
    void aDiagonalThroughTheMiddleIsHalf() {
        var wood = Area.polygon(0, 0, 1000, 1000, 0, 1000);
        assertThat(Within.moreThanHalfInside(SQUARE.moved(300, 300), wood)).isFalse();
        assertThat(Within.moreThanHalfInside(SQUARE.moved(300, 301), wood)).isTrue();
    }

    @Test
    void anEdgeAtAnOddSlopeThroughTheCentreIsHalf() {
        var turned = Rectangles.of(new Pose(7000, 3000, 1234), 5000, 2500);
        var wood = Area.polygon(0, 0, 14000, 6000, 0, 20000);
        assertThat(Within.moreThanHalfInside(turned, wood)).isFalse();
        assertThat(Within.moreThanHalfInside(turned.moved(0, 1), wood)).isTrue();
        assertThat(Within.moreThanHalfInside(turned.moved(0, -1), wood)).isFalse();
    }

    @Test
    void theSharesOfSeveralPartsAddUp() {
        var cornered = Area.polygon(0, 0, 200, 0, 200, 100, 100, 100, 100, 200, 0, 200);
        assertThat(Within.moreThanHalfInside(SQUARE.moved(50, 50), cornered)).isTrue();
        assertThat(Within.moreThanHalfInside(SQUARE.moved(100, 50), cornered)).isFalse();
        assertThat(Within.moreThanHalfInside(SQUARE.moved(99, 50), cornered)).isTrue();
    }

    @Test
    void discsAreMeasuredToo() {
        var pond = Area.of(new Disc(0, 0, 1000));
        assertThat(Within.moreThanHalfInside(SQUARE.moved(900, 0), pond)).isTrue();
        assertThat(Within.moreThanHalfInside(SQUARE.moved(960, 0), pond)).isFalse();
        assertThat(Within.moreThanHalfInside(new Disc(1000, 0, 100), pond)).isFalse();
        assertThat(Within.moreThanHalfInside(new Disc(980, 0, 100), pond)).isTrue();
        assertThat(Within.moreThanHalfInside(new Disc(0, 0, 1000), pond)).isTrue();
        assertThat(Within.moreThanHalfInside(new Disc(0, 0, 1500), pond)).isFalse();
        var wood = Area.of(SQUARE);
        assertThat(Within.moreThanHalfInside(new Disc(50, 50, 20), wood)).isTrue();
        assertThat(Within.moreThanHalfInside(new Disc(99, 50, 20), wood)).isTrue();
        assertThat(Within.moreThanHalfInside(new Disc(101, 50, 20), wood)).isFalse();
    }

    @Test
    void areasAgreeWithJts() {
        var random = new RandomShapes(60);
        var agreement = new Agreement();
        int size = 6 * Lengths.INCH;
        for (int i = 0; i < 2000; i++) {
            var base = random.polygon(size);
            int[] outline = random.starOutline(size);
            var whole = Jts.polygon(Arrays.stream(outline).asDoubleStream().toArray());
            double share = whole.intersection(Jts.polygon(base)).getArea() / CommonArea.of(base);
            if (Math.abs(share - 0.5) < 1e-6) {
                agreement.tooClose();
            } else {
                boolean ours = Within.moreThanHalfInside(base, Area.polygon(outline));
                agreement.check(ours, share > 0.5, base, outline);
            }
        }
        agreement.isBroad(1900);
    }

    @Test
    void theExactCutAgreesWithTheQuickOne() {
        var random = new RandomShapes(61);
        int size = 3 * Lengths.INCH;
        for (int i = 0; i < 1000; i++) {
            var a = random.polygon(size);
            var b = random.polygon(size);
            var exact = ExactClip.doubleArea(a, b);
            double doubled =
                    new BigDecimal(exact.numerator())
                            .divide(new BigDecimal(exact.denominator()), MathContext.DECIMAL64)
                            .doubleValue();
            assertThat(CommonArea.of(a, b)).isCloseTo(doubled / 2, within(1e-3));
        }
    }

    @Test
    void roundAreasAgreeWithPolygonsOfManyCorners() {
        var random = new RandomShapes(62);
        int size = 4 * Lengths.INCH;
        for (int i = 0; i < 500; i++) {
            var disc = random.disc(size);
            var other = random.shape(size);
            var round = Jts.core(disc).buffer(disc.radius(), 256);
            var theirs = Jts.core(other).buffer(Jts.radius(other), 256).intersection(round);
            assertThat(CommonArea.of(disc, other))
                    .isCloseTo(theirs.getArea(), within(1e-4 * CommonArea.of(disc)));
            assertThat(CommonArea.of(other, disc))
                    .isCloseTo(theirs.getArea(), within(1e-4 * CommonArea.of(disc)));
        }
    }

    /** Any line through the centre of a block halves it, however it runs. */
    @Test
    void everyLineThroughTheMiddleIsExactlyHalf() {
        var random = new RandomShapes(63);
        for (int i = 0; i < 300; i++) {
            int dx = 20_000 + random.below(20_000);
            int dy = random.below(40_000) - 20_000;
            var block = Rectangles.of(new Pose(0, 0, random.below(Angle.FULL)), 5000, 2501);
            var wood = Area.polygon(-dx, -dy, dx, dy, dx, dy + 90_000, -dx, 90_000 - dy);
            assertThat(Within.moreThanHalfInside(block, wood)).as("%s, %s", dx, dy).isFalse();
        }
    }
}
