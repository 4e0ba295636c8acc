package org.vexillum.cli.rules;

import org.vexillum.cli.Console;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** {@code vexillum rules}: everything about the ledger. */
@Command(name = "rules")
public final class RulesCommand {
    private RulesCommand() {}

    public static CommandLine tree(Console console) {
        return new CommandLine(new RulesCommand())
                .addSubcommand(new RulesShowCommand(console))
                .addSubcommand(new SearchCommand(console))
                .addSubcommand(new RulesListCommand(console))
                .addSubcommand(new OptionsCommand(console));
    }
}
