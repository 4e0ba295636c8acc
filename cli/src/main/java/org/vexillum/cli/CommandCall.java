package org.vexillum.cli;

import java.io.PrintWriter;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.vexillum.gamekit.Kits;
import org.vexillum.gamekit.rules.GameId;
import org.vexillum.gamekit.rules.Lang;
import picocli.CommandLine;
import picocli.CommandLine.ParseResult;

/** One call of the program: finds the language, the command and the exit code. */
final class CommandCall {
    private final PrintWriter out;
    private final PrintWriter err;
    private final Map<String, String> environment;

    CommandCall(PrintWriter out, PrintWriter err, Map<String, String> environment) {
        this.out = out;
        this.err = err;
        this.environment = environment;
    }

    int run(String... args) {
        var console = new Console(out, err, language(args), environment);
        int code = commandLine(console, args).execute(args);
        out.flush();
        return code;
    }

    private CommandLine commandLine(Console console, String... args) {
        var commands = Commands.tree(console, args);
        labelled(commands, console.say("usage.command"));
        return commands.setOut(out)
                .setErr(err)
                .setResourceBundle(console.messages().bundle())
                .setUsageHelpWidth(console.width())
                .setUsageHelpAutoWidth(false)
                .registerConverter(Lang.class, value -> known(Lang.of(value), value))
                .registerConverter(Count.class, Count::read)
                .registerConverter(Port.class, Port::read)
                .registerConverter(GameId.class, value -> known(Kits.id(value), value))
                .setColorScheme(
                        CommandLine.Help.defaultColorScheme(
                                console.colour()
                                        ? CommandLine.Help.Ansi.ON
                                        : CommandLine.Help.Ansi.OFF))
                .setParameterExceptionHandler(new UsageErrors(console))
                .setExecutionExceptionHandler(
                        (failure, command, parsed) -> failed(console, failure, command, parsed));
    }

    private static void labelled(CommandLine commands, String label) {
        commands.getCommandSpec().usageMessage().synopsisSubcommandLabel("[" + label + "]");
        commands.getSubcommands().values().forEach(each -> labelled(each, label));
    }

    private int failed(
            Console console, Exception failure, CommandLine command, ParseResult parsed) {
        if (failure instanceof CommandFailure refusal) {
            answerIfWanted(console, refusal.getMessage(), parsed);
            err.println(refusal.getMessage());
            return ExitCode.REFUSED;
        }
        if (failure instanceof WrongUsage wrong) {
            answerIfWanted(console, wrong.getMessage(), parsed);
            err.println(wrong.getMessage());
            err.println(console.say("usage.hint", command.getCommandSpec().qualifiedName()));
            return ExitCode.USAGE;
        }
        var internal =
                console.say("error.internal", failure, String.join(" ", parsed.originalArgs()));
        answerIfWanted(console, internal, parsed);
        err.println(internal);
        if (environment.containsKey("VEXILLUM_DEBUG")) failure.printStackTrace(err);
        return ExitCode.REFUSED;
    }

    /** Who asked for JSON gets it, even if it only says why there is no answer. */
    private void answerIfWanted(Console console, String message, ParseResult parsed) {
        var last = parsed;
        while (last.hasSubcommand()) last = last.subcommand();
        boolean wanted = last.hasMatchedOption("--json");
        if (wanted && !console.answered()) console.json(CommandFailure.json(message));
        out.flush();
    }

    private static <T> T known(Optional<T> read, String value) {
        return read.orElseThrow(() -> new CommandLine.TypeConversionException(value));
    }

    /** Known before the arguments are parsed, since even their refusal speaks it. */
    private Lang language(String[] args) {
        for (int i = 0; i < args.length; i++) {
            if (args[i].startsWith("--lang=")) return chosen(args[i].substring("--lang=".length()));
            if (args[i].equals("--lang") && i + 1 < args.length) return chosen(args[i + 1]);
        }
        return usual();
    }

    private Lang chosen(String value) {
        return Lang.of(value).orElseGet(this::usual);
    }

    private Lang usual() {
        for (var name : new String[] {"VEXILLUM_LANG", "LC_ALL", "LC_MESSAGES", "LANG"}) {
            var value = environment.getOrDefault(name, "");
            if (!value.isEmpty()) return Lang.of(value).orElse(Lang.EN);
        }
        return Optional.of(Locale.getDefault().getLanguage()).flatMap(Lang::of).orElse(Lang.EN);
    }
}
