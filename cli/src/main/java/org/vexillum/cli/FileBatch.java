package org.vexillum.cli;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.ToIntFunction;
import org.vexillum.kernel.Nullable;

/** Answers several files in one call, each under its name; one that is broken spoils no other. */
public final class FileBatch {
    private final Console console;
    private final boolean json;
    private final List<Object> answers = new ArrayList<>();

    /**
     * @param json whether the answers are one JSON array, a file each
     */
    public FileBatch(Console console, boolean json) {
        this.console = console;
        this.json = json;
    }

    /**
     * A file alone is answered as if there were no others.
     *
     * @return the exit code, which is the worst of all
     */
    public int answer(List<String> names, ToIntFunction<String> one) {
        if (names.size() == 1) return one.applyAsInt(names.getFirst());
        int worst = ExitCode.DONE;
        for (var name : names) worst = Math.max(worst, answer(name, one));
        if (json) console.json(answers);
        return worst;
    }

    private int answer(String name, ToIntFunction<String> one) {
        if (!json) heading(name);
        var given = new ArrayList<>();
        int code = console.gathering(given, () -> code(name, one));
        for (var answer : given) answers.add(under(name, answer));
        return code;
    }

    private void heading(String name) {
        console.out().println(new TerminalText(console).bold("== " + name));
    }

    private int code(String name, ToIntFunction<String> one) {
        try {
            return one.applyAsInt(name);
        } catch (CommandFailure | WrongUsage refused) {
            var message = Objects.requireNonNull(refused.getMessage());
            console.out().flush();
            console.err().println(named(name, message));
            if (json && !console.answered()) console.json(CommandFailure.json(message));
            return refused instanceof CommandFailure ? ExitCode.REFUSED : ExitCode.USAGE;
        }
    }

    private static String named(String name, String message) {
        return message.contains(name) ? message : name + ": " + message;
    }

    private static Map<String, @Nullable Object> under(String name, Object answer) {
        var json = new LinkedHashMap<String, @Nullable Object>();
        json.put("file", name);
        if (answer instanceof Map<?, ?> fields)
            fields.forEach((field, value) -> json.put(String.valueOf(field), value));
        else json.put("answers", answer);
        return json;
    }
}
