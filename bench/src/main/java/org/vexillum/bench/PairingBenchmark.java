package org.vexillum.bench;

import org.openjdk.jmh.annotations.Benchmark;
import org.vexillum.tourneys.event.EventState;
import org.vexillum.tourneys.matching.SearchGuard;
import org.vexillum.tourneys.pairing.NextRound;
import org.vexillum.tourneys.simulate.RandomEvent;

/** The fifth round of a large event: bye, pairs, tables and all, from the log's state. */
public class PairingBenchmark extends MeasuredCalls {
    private static final int FIFTH = 5;
    private final EventState club = fourRounds(128);
    private final EventState convention = fourRounds(512);

    /** An event of five rounds whose fifth can be paired. */
    private static EventState fourRounds(int entrants) {
        var event = new RandomEvent(3, entrants, FIFTH, false);
        for (int round = 1; round < FIFTH; round++) {
            event.pair();
            event.play();
        }
        return event.tourney().event();
    }

    @Benchmark
    public int pair128(Spent spent) {
        return spent.on(10, _ -> NextRound.propose(club, SearchGuard.NONE).pairs().size());
    }

    @Benchmark
    public int pair512(Spent spent) {
        return spent.on(1, _ -> NextRound.propose(convention, SearchGuard.NONE).pairs().size());
    }
}
