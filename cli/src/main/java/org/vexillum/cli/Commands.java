package org.vexillum.cli;

import org.vexillum.cli.adjudicate.AdjudicateCommand;
import org.vexillum.cli.force.ForceCommand;
import org.vexillum.cli.odds.OddsCommand;
import org.vexillum.cli.replay.ReplayCommand;
import org.vexillum.cli.rules.RulesCommand;
import org.vexillum.cli.serve.BackupCommand;
import org.vexillum.cli.serve.RestoreCommand;
import org.vexillum.cli.serve.ServeCommand;
import org.vexillum.cli.simulate.SimulateCommand;
import org.vexillum.cli.tourney.TourneyCommand;
import picocli.CommandLine;

/** All commands; a new one is a class of its own and one line here. */
final class Commands {
    private Commands() {}

    static CommandLine tree(Console console) {
        return new CommandLine(new Vexillum())
                .addSubcommand(new ServeCommand(console))
                .addSubcommand(new BackupCommand(console))
                .addSubcommand(new RestoreCommand(console))
                .addSubcommand(RulesCommand.tree(console))
                .addSubcommand(ForceCommand.tree(console))
                .addSubcommand(new OddsCommand(console))
                .addSubcommand(new AdjudicateCommand(console))
                .addSubcommand(new SimulateCommand(console))
                .addSubcommand(new ReplayCommand(console))
                .addSubcommand(TourneyCommand.tree(console));
    }
}
