package org.vexillum.kernel.geometry;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.LineString;

class LineOfSightAgainstOraclesTest {
    private final LineOfSight sight = new LineOfSight();

    /** On a small grid corners, edges and gaps coincide all the time. */
    @Test
    void everyLineThroughTwoCornersAgreesOnASmallGrid() {
        var random = new RandomShapes(90);
        int seen = 0;
        int hidden = 0;
        for (int i = 0; i < RandomShapes.tables(25_000); i++) {
            int size = 8 + random.below(20);
            var from = grid(random, size);
            var to = grid(random, size);
            var all = gridBlockers(random, size, from, to);
            if (Within.within(from, to, 0)) {
                continue;
            }
            boolean ours = sight.sees(from, to, collected(all));
            boolean theirs = new CriticalLines(from, to, all).anyIsClear();
            assertThat(ours).as("%s to %s past %s", from, to, all).isEqualTo(theirs);
            assertThat(sight.sees(to, from, collected(all))).isEqualTo(theirs);
            seen += ours ? 1 : 0;
            hidden += ours ? 0 : 1;
        }
        assertThat(seen).isGreaterThan(RandomShapes.tables(500));
        assertThat(hidden).isGreaterThan(RandomShapes.tables(500));
    }

    /** Along the axes the cut ends have whole corners, so here overlaps are exact too. */
    @Test
    void boxesThatOverlapViewerAndTargetAgreeOnASmallGrid() {
        var random = new RandomShapes(93);
        int seen = 0;
        int hidden = 0;
        for (int i = 0; i < RandomShapes.tables(8000); i++) {
            int size = 8 + random.below(14);
            var from = box(random, size);
            var to = box(random, size);
            var all = new ArrayList<ConvexPolygon>();
            int count = 1 + random.below(7);
            for (int k = 0; k < count; k++) {
                all.add(box(random, size));
            }
            if (Within.within(from, to, 0)) {
                continue;
            }
            boolean ours = sight.sees(from, to, collected(all));
            boolean theirs = new CriticalLines(from, to, all).withCrossings().anyIsClear();
            assertThat(ours).as("%s to %s past %s", from, to, all).isEqualTo(theirs);
            seen += ours ? 1 : 0;
            hidden += ours ? 0 : 1;
        }
        assertThat(seen).isGreaterThan(RandomShapes.tables(500));
        assertThat(hidden).isGreaterThan(RandomShapes.tables(500));
    }

    private static ConvexPolygon box(RandomShapes random, int size) {
        int x = random.below(size);
        int y = random.below(size);
        int w = 1 + random.below(6);
        int h = 1 + random.below(6);
        return ConvexPolygon.of(x, y, x + w, y, x + w, y + h, x, y + h);
    }

    private static ConvexPolygon grid(RandomShapes random, int size) {
        var box = box(random, size);
        int x = box.minX();
        int y = box.minY();
        int w = box.maxX() - x;
        int h = box.maxY() - y;
        return switch (random.below(4)) {
            case 0 -> ConvexPolygon.of(x, y, x + w, y, x, y + h);
            case 1 -> ConvexPolygon.of(x, y - h, x + w, y, x, y + h, x - w, y);
            default -> box;
        };
    }

    private static List<ConvexPolygon> gridBlockers(
            RandomShapes random, int size, ConvexPolygon from, ConvexPolygon to) {
        var all = new ArrayList<ConvexPolygon>();
        int count = 2 + random.below(12);
        for (int i = 0; i < count; i++) {
            var blocker = grid(random, size);
            if (!Within.overlaps(blocker, from) && !Within.overlaps(blocker, to)) {
                all.add(blocker);
            }
        }
        return all;
    }

    private static Blockers collected(List<? extends Shape> shapes) {
        var blockers = new Blockers();
        shapes.forEach(shape -> blockers.add(shape, 1));
        return blockers;
    }

    @Test
    void noSampledLineIsClearWhereNothingIsSeenAndTheLineFoundIsClear() {
        var random = new RandomShapes(91);
        int size = 14 * Lengths.INCH;
        int found = 0;
        int hidden = 0;
        for (int i = 0; i < RandomShapes.tables(1500); i++) {
            var from = random.polygon(size);
            var to = random.polygon(size);
            var all = new ArrayList<ConvexPolygon>();
            int count = 2 + random.below(14);
            for (int k = 0; k < count; k++) {
                all.add(random.polygon(size));
            }
            if (Within.within(from, to, 0)) {
                continue;
            }
            if (sight.sees(from, to, collected(all))) {
                checkWitness(from, to, all, 1e-4);
                found++;
            } else {
                checkSamples(random, from, to, all);
                hidden++;
            }
        }
        assertThat(found).isGreaterThan(RandomShapes.tables(300));
        assertThat(hidden).isGreaterThan(RandomShapes.tables(300));
    }

    @Test
    void roundBasesAgreeWithinTwoUnits() {
        var random = new RandomShapes(92);
        int size = 12 * Lengths.INCH;
        int found = 0;
        int hidden = 0;
        for (int i = 0; i < RandomShapes.tables(1500); i++) {
            var from = random.disc(size);
            var to = random.shape(size);
            var all = new ArrayList<Shape>();
            int count = 4 + random.below(26);
            for (int k = 0; k < count; k++) {
                var shape = random.chance(70) ? random.disc(size) : random.polygon(size);
                boolean free = !Within.overlaps(shape, from) && !Within.overlaps(shape, to);
                if (free || random.chance(10)) {
                    all.add(shape);
                }
            }
            if (Within.within(from, to, 5)) {
                continue;
            }
            if (sight.sees(from, to, collected(all))) {
                checkWitness(from, to, all, 2);
                found++;
            } else {
                checkRoundSamples(random, from, to, all);
                hidden++;
            }
        }
        assertThat(found).isGreaterThan(RandomShapes.tables(150));
        assertThat(hidden).isGreaterThan(RandomShapes.tables(150));
    }

    private void checkWitness(Shape from, Shape to, List<? extends Shape> all, double slack) {
        var w = sight.witness();
        var line = Jts.segment(w.fromX(), w.fromY(), w.toX(), w.toY());
        assertThat(
                        Math.min(
                                end(from, line, 0) + end(to, line, 1),
                                end(to, line, 0) + end(from, line, 1)))
                .isLessThan(2 * slack);
        for (var shape : all) {
            if (shape instanceof Disc disc) {
                assertThat(line.distance(Jts.core(disc))).isGreaterThan(disc.radius() - slack);
            } else {
                var core = Jts.core(shape).buffer(-slack);
                assertThat(core.isEmpty() || !core.intersects(line))
                        .as("%s to %s past %s by %s", from, to, all, line)
                        .isTrue();
            }
        }
    }

    private static double end(Shape shape, LineString line, int end) {
        var point = line.getPointN(end == 0 ? 0 : line.getNumPoints() - 1);
        return Math.max(0, point.distance(Jts.core(shape)) - Jts.radius(shape));
    }

    private void checkSamples(
            RandomShapes random, ConvexPolygon from, ConvexPolygon to, List<ConvexPolygon> all) {
        var geometries = all.stream().map(Jts::polygon).toList();
        for (int i = 0; i < 30; i++) {
            var a = sample(random, from);
            var b = sample(random, to);
            var line = Jts.segment(a.x(), a.y(), b.x(), b.y());
            assertThat(blockedBy(line, geometries))
                    .as("%s to %s past %s by %s", from, to, all, line)
                    .isTrue();
        }
    }

    private static boolean blockedBy(Geometry line, List<Geometry> geometries) {
        return geometries.stream()
                .anyMatch(g ->
                        g.getEnvelopeInternal().intersects(line.getEnvelopeInternal())
                                && line.relate(g).matches("T********"));
    }

    /** A corner, or a whole point anywhere inside. */
    private static Point sample(RandomShapes random, ConvexPolygon polygon) {
        if (random.chance(30)) {
            return polygon.corner(random.below(polygon.size()));
        }
        Point point;
        do {
            point =
                    new Point(
                            polygon.minX() + random.below(polygon.maxX() - polygon.minX() + 1),
                            polygon.minY() + random.below(polygon.maxY() - polygon.minY() + 1));
        } while (!Within.contains(polygon, point));
        return point;
    }

    private void checkRoundSamples(
            RandomShapes random, Disc from, Shape to, List<? extends Shape> all) {
        var target = to instanceof Disc disc ? new Disc(disc.centre(), disc.radius() - 2) : to;
        for (int i = 0; i < 30; i++) {
            var a = sample(random, new Disc(from.centre(), from.radius() - 2).outline());
            var b = sample(random, LineOfSight.outline(target));
            var line = Jts.segment(a.x(), a.y(), b.x(), b.y());
            assertThat(all.stream().anyMatch(shape -> comesNear(line, shape)))
                    .as("%s to %s past %s by %s", from, to, all, line)
                    .isTrue();
        }
    }

    private static boolean comesNear(Geometry line, Shape shape) {
        return line.distance(Jts.core(shape)) < Jts.radius(shape) + 3.0;
    }
}
