package org.vexillum.cli;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.vexillum.gamekit.Kits;
import picocli.CommandLine;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.OverwrittenOptionException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Says in the user's language what is wrong with a call, and what might have been meant. */
final class UsageErrors implements IParameterExceptionHandler {
    /** Commands that need no army lists. */
    private static final List<String> EVERY_GAME = List.of("odds", "adjudicate");

    private final Console console;

    UsageErrors(Console console) {
        this.console = console;
    }

    @Override
    public int handleParseException(ParameterException wrong, String[] args) {
        var command = wrong.getCommandLine();
        var message = message(wrong, command);
        // not yet parsed: who asked for JSON is known by the word alone
        if (List.of(args).contains("--json")) console.json(CommandFailure.json(message));
        console.err().println(message);
        console.err().println(console.say("usage.hint", command.getCommandSpec().qualifiedName()));
        return ExitCode.USAGE;
    }

    private String message(ParameterException wrong, CommandLine command) {
        return switch (wrong) {
            case UnmatchedArgumentException unmatched -> unmatched(unmatched, command);
            case MissingParameterException missing -> missing(missing.getMissing());
            case OverwrittenOptionException twice ->
                    console.say("usage.twice", label(twice.getOverwritten()));
            case ParameterException value when value.getArgSpec() != null -> value(value);
            default -> other(command);
        };
    }

    private String unmatched(UnmatchedArgumentException wrong, CommandLine command) {
        var word = wrong.getUnmatched().getFirst();
        boolean isCommand = !command.getSubcommands().isEmpty() && !word.startsWith("-");
        var said = console.say(isCommand ? "usage.unknown.command" : "usage.unknown.word", word);
        var meant = wrong.getSuggestions();
        return meant.isEmpty() ? said : said + " " + console.say("usage.meant", meant.getFirst());
    }

    private String value(ParameterException wrong) {
        return console.say(
                "usage.value", wrong.getValue(), label(wrong.getArgSpec()), allowed(wrong));
    }

    private String allowed(ParameterException wrong) {
        var label = wrong.getArgSpec().paramLabel();
        return switch (label) {
            case "N" -> console.say("usage.number");
            case "SEED", "TURN" -> console.say("usage.whole");
            case "PORT" -> Port.ALLOWED;
            case "GAME" -> games(wrong.getCommandLine());
            default -> label.replace("|", ", ");
        };
    }

    private static String games(CommandLine command) {
        boolean all = EVERY_GAME.contains(command.getCommandName());
        return all ? String.join(", ", Kits.names()) : GameAndEdition.musters();
    }

    private String other(CommandLine command) {
        var commands = command.getSubcommands();
        return commands.isEmpty()
                ? console.say("usage.other")
                : console.say("usage.missing.command", String.join(", ", commands.keySet()));
    }

    /** What is missing, and what each of it is. */
    private String missing(List<ArgSpec> missing) {
        var labels = missing.stream().map(UsageErrors::label).collect(Collectors.joining(", "));
        var meanings = missing.stream().flatMap(spec -> Stream.of(spec.description()));
        return console.say("usage.missing", labels)
                + meanings.map(meaning -> " " + meaning).collect(Collectors.joining());
    }

    private static String label(ArgSpec spec) {
        return spec instanceof OptionSpec option ? option.longestName() : spec.paramLabel();
    }
}
