package org.vexillum.cli.tourney;

import java.util.concurrent.Callable;
import org.vexillum.cli.Console;
import org.vexillum.cli.Count;
import org.vexillum.cli.ExitCode;
import org.vexillum.tourneys.simulate.PairingCheck;
import org.vexillum.tourneys.simulate.RandomEvent;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Plays events at random and looks for pairings that could be better. */
@Command(name = "simulate")
final class TourneySimulateCommand implements Callable<Integer> {
    private final Console console;

    @Option(names = "--events", paramLabel = "N", descriptionKey = "tourney.simulate.events")
    private Count events = new Count(20);

    @Option(names = "--entrants", paramLabel = "N", descriptionKey = "tourney.simulate.entrants")
    private Count entrants = new Count(16);

    @Option(names = "--seed", paramLabel = "N", descriptionKey = "tourney.simulate.seed")
    private long seed = 1;

    @Option(names = "--top-down", descriptionKey = "tourney.simulate.topDown")
    private boolean topDown;

    TourneySimulateCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        int rounds = 0;
        int rematches = 0;
        int faults = 0;
        for (int i = 0; i < events.value(); i++) {
            var event = new RandomEvent(seed + i, entrants.value(), 0, topDown);
            while (event.pair()) {
                var state = event.tourney().event();
                rounds++;
                rematches += state.round(state.lastRound()).certificate().rematches();
                if (PairingCheck.fault(state, !topDown) != null) faults++;
                event.play();
            }
        }
        console.out()
                .println(
                        console.say(
                                "tourney.simulated", events.value(), rounds, rematches, faults));
        return faults == 0 ? ExitCode.DONE : ExitCode.REFUSED;
    }
}
