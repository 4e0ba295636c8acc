package org.vexillum.kernel.geometry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

/** Where a line enters a shape, as a share of its length. */
class LineEntryTest {
    private static final Point FROM = new Point(100, 200);
    private static final Point TO = new Point(1100, 200);

    private static double into(Shape shape) {
        return LineEntry.of(FROM, TO, shape);
    }

    @Test
    void aDiscIsEnteredWhereItsCircleIsCrossed() {
        assertThat(into(new Disc(600, 200, 100))).isCloseTo(0.4, within(1e-12));
        assertThat(into(new Disc(600, 260, 100))).isCloseTo(0.42, within(1e-12));
        assertThat(into(new Disc(150, 200, 100))).as("from inside").isZero();
        assertThat(LineEntry.of(new Point(0, 0), new Point(300, 400), new Disc(150, 200, 50)))
                .isCloseTo(0.4, within(1e-12));
    }

    @Test
    void aPolygonIsEnteredAtItsNearEdge() {
        var box = ConvexPolygon.of(400, 100, 700, 100, 700, 300, 400, 300);
        assertThat(into(box)).isCloseTo(0.3, within(1e-12));
        assertThat(LineEntry.of(TO, FROM, box)).isCloseTo(0.4, within(1e-12));
        assertThat(into(box.moved(-350, 0))).as("from inside").isZero();
        var slanted = ConvexPolygon.of(400, 100, 800, 100, 800, 500);
        assertThat(into(slanted)).isCloseTo(0.4, within(1e-12));
    }

    @Test
    void linesInAnyDirectionEnterWhereJtsSays() {
        var random = new RandomShapes(110);
        int crossed = 0;
        for (int i = 0; i < 2000; i++) {
            var from = random.point(8 * Lengths.INCH);
            var to = random.point(8 * Lengths.INCH);
            var shape = random.polygon(8 * Lengths.INCH);
            var line = Jts.segment(from.x(), from.y(), to.x(), to.y());
            var inside = line.intersection(Jts.polygon((ConvexPolygon) shape));
            if (inside.getLength() < 10) continue;
            crossed++;
            double nearest = inside.distance(Jts.segment(from.x(), from.y(), from.x(), from.y()));
            assertThat(LineEntry.of(from, to, shape) * line.getLength())
                    .as("%s to %s into %s", from, to, shape)
                    .isCloseTo(nearest, within(0.01));
        }
        assertThat(crossed).isGreaterThan(300);
    }
}
