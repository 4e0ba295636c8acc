package org.vexillum.cli.tourney;

import org.vexillum.cli.Console;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** {@code vexillum tourney}: everything about events. */
@Command(name = "tourney")
public final class TourneyCommand {
    private TourneyCommand() {}

    public static CommandLine tree(Console console) {
        return new CommandLine(new TourneyCommand())
                .addSubcommand(new RunCommand(console))
                .addSubcommand(new CreateCommand(console))
                .addSubcommand(new EnrolCommand(console))
                .addSubcommand(new PairCommand(console))
                .addSubcommand(new ReportCommand(console))
                .addSubcommand(new NoShowCommand(console))
                .addSubcommand(new DropCommand(console))
                .addSubcommand(new PenaltyCommand(console))
                .addSubcommand(new TourneyCheckCommand(console))
                .addSubcommand(new StandingsCommand(console))
                .addSubcommand(new CloseCommand(console))
                .addSubcommand(new SeasonCommand(console))
                .addSubcommand(new ExportCommand(console))
                .addSubcommand(new ImportCommand(console))
                .addSubcommand(new TourneySimulateCommand(console));
    }
}
