package org.vexillum.bench;

import org.openjdk.jmh.annotations.Benchmark;
import org.vexillum.kernel.dice.Lot;
import org.vexillum.kernel.geometry.Blockers;
import org.vexillum.kernel.geometry.Disc;
import org.vexillum.kernel.geometry.Lengths;
import org.vexillum.kernel.geometry.Pose;
import org.vexillum.kernel.geometry.Rectangles;
import org.vexillum.kernel.geometry.Shape;
import org.vexillum.kernel.geometry.Sight;

/** One sight query among 150 bases and 12 pieces of terrain. */
public class SightBenchmark extends Measured {
    private static final int BASES = 150;
    private final Shape[] bases = new Shape[BASES];
    private final Blockers blockers = new Blockers();
    private final Sight sight = new Sight();
    private int query;

    public SightBenchmark() {
        var lot = new Lot(7);
        for (int i = 0; i < BASES; i++) {
            bases[i] = new Disc(x(lot), y(lot), Lengths.mm(25) / 2);
            blockers.add(bases[i], i);
        }
        for (int i = 0; i < 12; i++) {
            var pose = new Pose(x(lot), y(lot), lot.below(36000));
            int width = Lengths.inches(lot.between(3, 6));
            blockers.add(Rectangles.of(pose, width, Lengths.inches(4)), BASES + i);
        }
    }

    private static int x(Lot lot) {
        return lot.between(Lengths.inches(2), Lengths.inches(70));
    }

    private static int y(Lot lot) {
        return lot.between(Lengths.inches(2), Lengths.inches(46));
    }

    @Benchmark
    public boolean sightQuery() {
        query = (query + 7919) % (BASES * BASES);
        int from = query / BASES;
        int to = query % BASES;
        return from == to || sight.sees(bases[from], bases[to], blockers, from, to);
    }
}
