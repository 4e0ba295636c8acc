package org.vexillum.cli.simulate;

import org.vexillum.gamekit.arena.Arena;
import org.vexillum.gamekit.force.ForceSummary;
import org.vexillum.lab.Matchup;

/** What was simulated: a contest, the bots as they were named, and how many games. */
record Simulation(Matchup<?> contest, String botA, String botB, int games) {
    Arena<?> arena() {
        return contest.arena();
    }

    ForceSummary force(int number) {
        return arena().forces().get(number);
    }

    String bot(int number) {
        return number == 0 ? botA : botB;
    }
}
