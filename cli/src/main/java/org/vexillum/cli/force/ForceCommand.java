package org.vexillum.cli.force;

import org.vexillum.cli.Console;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** {@code vexillum force}: everything about army lists. */
@Command(name = "force")
public final class ForceCommand {
    private ForceCommand() {}

    public static CommandLine tree(Console console) {
        return new CommandLine(new ForceCommand())
                .addSubcommand(new ForceCheckCommand(console))
                .addSubcommand(new ForceShowCommand(console))
                .addSubcommand(new ForceListCommand(console));
    }
}
