package org.vexillum.cli.tourney;

import java.util.Optional;
import java.util.concurrent.Callable;
import org.vexillum.cli.Console;
import org.vexillum.cli.ExitCode;
import org.vexillum.tourneys.event.ParticipationChange;
import org.vexillum.tourneys.event.Penalty;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Imposes a penalty, with its reason. */
@Command(name = "penalty")
final class PenaltyCommand implements Callable<Integer> {
    private final Console console;

    @Mixin private final EventLocation which = new EventLocation();

    @Parameters(index = "1", paramLabel = "NAME", descriptionKey = "tourney.penalty.name")
    private String name = "";

    /** As a command writes them. */
    enum Kind {
        warning(Penalty.Kind.WARNING),
        tp(Penalty.Kind.TP),
        vp(Penalty.Kind.VP),
        gameLoss(Penalty.Kind.GAME_LOSS),
        disqualification(Penalty.Kind.DISQUALIFICATION);

        private final Penalty.Kind kind;

        Kind(Penalty.Kind kind) {
            this.kind = kind;
        }
    }

    @Parameters(
            index = "2",
            paramLabel = "warning|tp|vp|gameLoss|disqualification",
            descriptionKey = "tourney.penalty.kind")
    private Kind kind = Kind.warning;

    @Option(names = "--amount", paramLabel = "N", descriptionKey = "tourney.penalty.amount")
    private int amount;

    @Option(names = "--round", paramLabel = "N", descriptionKey = "tourney.report.round")
    private Optional<Integer> round = Optional.empty();

    @Option(
            names = "--why",
            required = true,
            paramLabel = "WHY",
            descriptionKey = "tourney.penalty.why")
    private String why = "";

    PenaltyCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        new EventEdit(console, which)
                .make(
                        event ->
                                new ParticipationChange.Penalised(
                                        new Penalty(
                                                EventEdit.who(event, name),
                                                kind.kind,
                                                amount,
                                                round.orElse(event.lastRound()))),
                        why);
        console.out().println(console.say("tourney.penalised", name));
        return ExitCode.DONE;
    }
}
