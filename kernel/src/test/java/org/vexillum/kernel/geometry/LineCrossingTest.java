package org.vexillum.kernel.geometry;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class LineCrossingTest {
    private static final ConvexPolygon SQUARE = ConvexPolygon.of(0, 0, 100, 0, 100, 100, 0, 100);

    @Test
    void aLineThroughTheMiddleCrosses() {
        assertThat(crosses(-50, 50, 150, 50)).isTrue();
        assertThat(crosses(-50, -50, 150, 150)).isTrue();
    }

    @Test
    void runningAlongAnEdgeIsNotCrossing() {
        assertThat(crosses(-50, 0, 150, 0)).isFalse();
        assertThat(crosses(20, 100, 80, 100)).isFalse();
        assertThat(crosses(-50, 1, 150, 1)).isTrue();
    }

    @Test
    void touchingACornerIsNotCrossing() {
        assertThat(crosses(-50, 50, 50, -50)).isFalse();
        assertThat(crosses(-50, 51, 50, -49)).isTrue();
        assertThat(crosses(-50, -50, 0, 0)).isFalse();
    }

    @Test
    void endingInsideCrossesAndEndingOnTheBoundaryDoesNot() {
        assertThat(crosses(-50, 50, 1, 50)).isTrue();
        assertThat(crosses(-50, 50, 0, 50)).isFalse();
        assertThat(crosses(0, 50, 100, 50)).isTrue();
        assertThat(crosses(40, 40, 60, 60)).isTrue();
    }

    @Test
    void aLineThatStopsShortOrPassesBesideDoesNotCross() {
        assertThat(crosses(-50, 50, -1, 50)).isFalse();
        assertThat(crosses(150, 60, 50, 201)).isFalse();
    }

    @Test
    void aPointCrossesWhatItIsInside() {
        assertThat(crosses(50, 50, 50, 50)).isTrue();
        assertThat(crosses(0, 50, 0, 50)).isFalse();
        assertThat(crosses(150, 50, 150, 50)).isFalse();
    }

    @Test
    void aTangentDoesNotCrossADisc() {
        var disc = new Disc(0, 0, 1000);
        assertThat(LineCrossing.crosses(new Point(-500, 1000), new Point(500, 1000), disc))
                .isFalse();
        assertThat(LineCrossing.crosses(new Point(-500, 999), new Point(500, 999), disc)).isTrue();
        assertThat(LineCrossing.crosses(new Point(1250, 0), new Point(200, 1400), disc)).isFalse();
        assertThat(LineCrossing.crosses(new Point(1249, 0), new Point(199, 1400), disc)).isTrue();
        assertThat(LineCrossing.crosses(new Point(1500, 0), new Point(1000, 0), disc)).isFalse();
        assertThat(LineCrossing.crosses(new Point(0, 0), new Point(0, 0), disc)).isTrue();
    }

    @Test
    void segmentsAgreeWithJts() {
        var random = new RandomShapes(30);
        var agreement = new Agreement();
        int size = 12 * Lengths.INCH;
        for (int i = 0; i < 6000; i++) {
            var polygon = random.polygon(size);
            var from = random.point(size);
            var to = random.chance(20) ? polygon.corner(0) : random.point(size);
            var line = Jts.segment(from.x(), from.y(), to.x(), to.y());
            boolean theirs = line.relate(Jts.polygon(polygon)).matches("T********");
            agreement.check(LineCrossing.crosses(from, to, polygon), theirs, from, to, polygon);
        }
        agreement.isBroad(6000);
    }

    @Test
    void discsAgreeWithJts() {
        var random = new RandomShapes(31);
        var agreement = new Agreement();
        int size = 6 * Lengths.INCH;
        for (int i = 0; i < 4000; i++) {
            var disc = random.disc(size);
            var from = random.point(size);
            var to = random.point(size);
            var line = Jts.segment(from.x(), from.y(), to.x(), to.y());
            double theirs = line.distance(Jts.core(disc)) - disc.radius();
            if (Math.abs(theirs) < 1e-6) {
                agreement.tooClose();
            } else {
                agreement.check(LineCrossing.crosses(from, to, disc), theirs < 0, from, to, disc);
            }
        }
        agreement.isBroad(3000);
    }

    private static boolean crosses(int fromX, int fromY, int toX, int toY) {
        boolean there = LineCrossing.crosses(new Point(fromX, fromY), new Point(toX, toY), SQUARE);
        assertThat(LineCrossing.crosses(new Point(toX, toY), new Point(fromX, fromY), SQUARE))
                .isEqualTo(there);
        return there;
    }
}
