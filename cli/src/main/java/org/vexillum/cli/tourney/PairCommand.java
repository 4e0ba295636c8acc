package org.vexillum.cli.tourney;

import java.util.concurrent.Callable;
import org.vexillum.cli.Console;
import org.vexillum.cli.ExitCode;
import org.vexillum.tourneys.event.PairingChange;
import org.vexillum.tourneys.pairing.NextRound;
import org.vexillum.tourneys.text.CertificateText;
import org.vexillum.tourneys.text.TourneyMessages;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Pairs the next round and publishes it, unless it is only to be looked at. */
@Command(name = "pair")
final class PairCommand implements Callable<Integer> {
    private final Console console;

    @Mixin private final EventLocation which = new EventLocation();

    @Option(names = "--preview", descriptionKey = "tourney.pair.preview")
    private boolean preview;

    PairCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        var tourney =
                which.open(console)
                        .change((event, by) -> {
                            NextRound.pair(event, by);
                            if (!preview)
                                event.change(
                                        new PairingChange.Published(event.event().lastRound()), by);
                        });
        var event = tourney.event();
        var round = event.round(event.lastRound());
        console.out().println(console.say("tourney.round", round.number()));
        for (var game : round.games())
            console.out()
                    .println(
                            console.say(
                                    "tourney.pair.line",
                                    game.table(),
                                    EventStorage.name(event, game.a()),
                                    EventStorage.name(event, game.b())));
        for (var line : new CertificateText(TourneyMessages.in(console.lang()), event).of(round))
            console.out().println("  " + EventStorage.named(event, line));
        return ExitCode.DONE;
    }
}
