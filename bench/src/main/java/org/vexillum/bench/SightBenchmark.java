package org.vexillum.bench;

import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmh.annotations.Benchmark;
import org.vexillum.kernel.dice.RandomSource;
import org.vexillum.kernel.geometry.Blockers;
import org.vexillum.kernel.geometry.Disc;
import org.vexillum.kernel.geometry.Lengths;
import org.vexillum.kernel.geometry.LineOfSight;
import org.vexillum.kernel.geometry.Pose;
import org.vexillum.kernel.geometry.Rectangles;
import org.vexillum.kernel.geometry.Shape;
import org.vexillum.kernel.geometry.Within;

/** One sight query among 150 bases and 12 pieces of terrain, which do not overlap. */
public class SightBenchmark extends MeasuredCalls {
    private static final int BASES = 150;
    private static final int TERRAIN = 12;
    private static final int RADIUS = Lengths.mm(25) / 2;

    private final RandomSource lot = new RandomSource(7);
    private final Table scattered = new Table();
    private final Table inRanks = new Table();
    private final LineOfSight sight = new LineOfSight();

    /** Bases first, then terrain; every base is a unit of its own, so that all block. */
    private static final class Table {
        private final List<Shape> shapes = new ArrayList<>();
        private final Blockers blockers = new Blockers();

        boolean takes(List<? extends Shape> some) {
            for (var one : some)
                for (var known : shapes) if (Within.overlaps(one, known)) return false;
            for (var one : some) {
                blockers.add(one, shapes.size());
                shapes.add(one);
            }
            return true;
        }
    }

    public SightBenchmark() {
        while (scattered.shapes.size() < BASES)
            scattered.takes(List.of(new Disc(x(), y(), RADIUS)));
        while (inRanks.shapes.size() < BASES) inRanks.takes(block());
        for (var table : List.of(scattered, inRanks))
            while (table.shapes.size() < BASES + TERRAIN) table.takes(List.of(terrain()));
    }

    private int x() {
        return lot.between(Lengths.inches(2), Lengths.inches(70));
    }

    private int y() {
        return lot.between(Lengths.inches(2), Lengths.inches(46));
    }

    private Shape terrain() {
        int width = Lengths.inches(lot.between(3, 6));
        return Rectangles.of(new Pose(x(), y(), lot.below(36000)), width, Lengths.inches(4));
    }

    /** Two ranks of five, base to base but for rounding. */
    private List<Disc> block() {
        var front = new Pose(x(), y(), lot.below(36000));
        var bases = new ArrayList<Disc>();
        for (int i = 0; i < 10; i++) {
            var at = front.toWorld((2 * RADIUS + 2) * (i % 5), -(2 * RADIUS + 2) * (i / 5));
            bases.add(new Disc(at.x(), at.y(), RADIUS));
        }
        return bases;
    }

    /** From every base to every other. */
    @Benchmark
    public int sightQuery(Spent spent) {
        return spent.on(BASES * BASES, query -> seen(scattered, query));
    }

    @Benchmark
    public int sightInRanks(Spent spent) {
        return spent.on(BASES * BASES, query -> seen(inRanks, query));
    }

    private int seen(Table table, int query) {
        int from = query / BASES;
        int to = query % BASES;
        var shapes = table.shapes;
        boolean sees =
                from == to
                        || sight.sees(shapes.get(from), shapes.get(to), table.blockers, from, to);
        return sees ? 1 : 0;
    }
}
