package org.vexillum.kernel.geometry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class AreaTest {
    /** An L of three squares of 100. */
    private static final int[] CORNERED = {0, 0, 200, 0, 200, 100, 100, 100, 100, 200, 0, 200};

    @Nested
    class Cutting {
        @Test
        void aConvexPolygonStaysInOnePiece() {
            var area = Area.polygon(0, 0, 50, 0, 100, 0, 100, 100, 0, 100);
            assertThat(area.parts())
                    .containsExactly(ConvexPolygon.of(0, 0, 100, 0, 100, 100, 0, 100));
            assertThat(area.cover()).hasSize(1);
        }

        @Test
        void clockwiseOutlinesAreTurnedRound() {
            var area = Area.polygon(0, 0, 0, 100, 100, 100, 100, 0);
            assertThat(area.parts()).hasSize(1);
        }

        @Test
        void anLHasTwoPartsAndAKiteOverTheSeam() {
            var area = Area.polygon(CORNERED);
            assertThat(area.parts()).hasSize(2);
            assertThat(area.cover()).hasSize(3);
        }

        @Test
        void outlinesThatTouchThemselvesAreRefused() {
            refused(0, 0, 100, 100, 100, 0, 0, 100);
            refused(0, 0, 100, 0, 100, 100, 50, 0, 0, 100);
            refused(0, 0, 100, 0, 50, 0);
            refused(0, 0, 100, 0);
            refused(0, 0, 100, 0, 100);
            refused(0, 0, 100, 0, 100, 100, 100, -50, 0, 100);
        }

        @Test
        void thePartsTogetherAreTheWhole() {
            var random = new RandomShapes(50);
            for (int i = 0; i < 1000; i++) {
                int[] outline = random.starOutline(RandomShapes.TABLE);
                var area = Area.polygon(outline);
                var whole = Jts.polygon(Arrays.stream(outline).asDoubleStream().toArray());
                double sum = area.parts().stream().mapToDouble(CommonArea::of).sum();
                assertThat(sum).isEqualTo(whole.getArea());
                for (var piece : area.cover()) {
                    var polygon = (ConvexPolygon) piece;
                    assertThat(Convexity.goesRoundOnceToTheLeft(polygon.xs, polygon.ys)).isTrue();
                    assertThat(whole.covers(Jts.polygon(polygon))).isTrue();
                }
            }
        }

        private void refused(int... coordinates) {
            assertThatThrownBy(() -> Area.polygon(coordinates))
                    .isInstanceOf(IllegalArgumentException.class);
        }
    }

    @Nested
    class Asking {
        private final Area cornered = Area.polygon(CORNERED);
        private final ConvexPolygon base = ConvexPolygon.of(0, 0, 20, 0, 20, 20, 0, 20);

        @Test
        void theDentIsOutside() {
            assertThat(Within.contains(cornered, new Point(150, 150))).isFalse();
            assertThat(Within.contains(cornered, new Point(100, 100))).isTrue();
            assertThat(Within.overlaps(base.moved(100, 100), cornered)).isFalse();
            assertThat(Within.overlaps(base.moved(99, 120), cornered)).isTrue();
            assertThat(Within.within(base.moved(150, 130), cornered, 30)).isTrue();
            assertThat(Within.within(base.moved(150, 130), cornered, 29)).isFalse();
        }

        @Test
        void aLineAlongASeamCrossesAndOneAlongTheOutlineDoesNot() {
            assertThat(LineCrossing.crosses(new Point(-50, -50), new Point(100, 100), cornered))
                    .isTrue();
            assertThat(LineCrossing.crosses(new Point(100, -50), new Point(100, 250), cornered))
                    .isTrue();
            assertThat(LineCrossing.crosses(new Point(-50, 100), new Point(250, 100), cornered))
                    .isTrue();
            assertThat(LineCrossing.crosses(new Point(100, 100), new Point(100, 250), cornered))
                    .isFalse();
            assertThat(LineCrossing.crosses(new Point(50, 200), new Point(250, 0), cornered))
                    .isTrue();
            assertThat(LineCrossing.crosses(new Point(101, 201), new Point(201, 101), cornered))
                    .isFalse();
        }

        @Test
        void linesAgreeWithJtsOnOutlinesOfAnyForm() {
            var random = new RandomShapes(51);
            var agreement = new Agreement();
            int size = 8 * Lengths.INCH;
            for (int i = 0; i < 3000; i++) {
                int[] outline = random.starOutline(size);
                var whole = Jts.polygon(Arrays.stream(outline).asDoubleStream().toArray());
                int k = 2 * random.below(outline.length / 2);
                int m = 2 * random.below(outline.length / 2);
                var from = random.chance(50) ? random.point(size) : corner(outline, k);
                var to = random.chance(50) ? random.point(size) : corner(outline, m);
                if (!from.equals(to)) {
                    var line = Jts.segment(from.x(), from.y(), to.x(), to.y());
                    agreement.check(
                            LineCrossing.crosses(from, to, Area.polygon(outline)),
                            line.relate(whole).matches("T********"),
                            from,
                            to,
                            outline);
                }
            }
            agreement.isBroad(2000);
        }

        private Point corner(int[] outline, int k) {
            return new Point(outline[k], outline[k + 1]);
        }

        @Test
        void aRoundAreaIsItsDisc() {
            var pond = Area.of(new Disc(0, 0, 100));
            assertThat(Within.contains(pond, new Point(60, 80))).isTrue();
            assertThat(LineCrossing.crosses(new Point(-99, 100), new Point(99, 100), pond))
                    .isFalse();
            assertThat(pond).isEqualTo(Area.of(new Disc(0, 0, 100)));
            assertThat(pond).hasSameHashCodeAs(Area.of(new Disc(0, 0, 100)));
            assertThat(pond).hasToString("Area[Disc[0,0 radius 100]]");
        }
    }

    @Test
    void areasAreComparedByTheirPartsAndKnowTheirOutline() {
        var square = ConvexPolygon.of(0, 0, 10, 0, 10, 10, 0, 10);
        assertThat(Area.of(square))
                .isEqualTo(Area.of(square))
                .isNotEqualTo(Area.of(square.moved(1, 0)));
        assertThat(Area.of(square).hashCode()).isNotEqualTo(Area.of(square.moved(1, 0)).hashCode());
        assertThat(Area.of(square).corners())
                .containsExactly(
                        new Point(0, 0), new Point(10, 0), new Point(10, 10), new Point(0, 10));
        assertThat(Area.polygon(0, 0, 10, 0, 0, 10).corners())
                .containsExactly(new Point(0, 0), new Point(10, 0), new Point(0, 10));
        assertThat(Area.of(new Disc(0, 0, 10)).corners()).isEmpty();
    }

    @Test
    void shapesThatDifferHashApart() {
        assertThat(new Disc(1, 2, 3)).isNotEqualTo(new Disc(1, 3, 3));
        assertThat(new Disc(1, 2, 3)).isNotEqualTo(new Disc(1, 2, 4));
        assertThat(new Disc(1, 2, 3).hashCode()).isNotEqualTo(new Disc(2, 1, 3).hashCode());
        var triangle = ConvexPolygon.of(0, 0, 10, 0, 0, 10);
        assertThat(triangle.hashCode()).isNotEqualTo(triangle.moved(1, 0).hashCode());
    }
}
