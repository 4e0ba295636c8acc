package org.vexillum.cli;

import java.util.Optional;
import org.vexillum.gamekit.rules.Lang;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;

/** The program itself, with the options that every command has. */
@Command(name = "vexillum", versionProvider = Version.class)
@SuppressWarnings("unused") // picocli sets the fields, and acts on them by itself
final class Vexillum implements Runnable {
    @Spec private CommandSpec spec = CommandSpec.create();

    /** Accepted here; {@link CommandCall} has read it before. */
    @Option(
            names = "--lang",
            paramLabel = "en|es",
            descriptionKey = "lang",
            scope = ScopeType.INHERIT)
    private Optional<Lang> lang = Optional.empty();

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            descriptionKey = "help",
            scope = ScopeType.INHERIT)
    private boolean help;

    @Option(names = "--version", versionHelp = true, descriptionKey = "version")
    private boolean version;

    /** Without a command there is only one thing to say. */
    @Override
    public void run() {
        spec.commandLine().usage(spec.commandLine().getOut());
    }
}
