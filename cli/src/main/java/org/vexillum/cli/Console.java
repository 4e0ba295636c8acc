package org.vexillum.cli;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.IntSupplier;
import org.vexillum.gamekit.json.JsonText;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.kernel.Nullable;

/** What a command talks to: answers go to {@code out}, everything else to {@code err}. */
public final class Console {
    private static final int WIDTH = 96;
    private static final int NARROWEST = 60;
    private static final int WIDEST = 120;

    private final PrintWriter out;
    private final PrintWriter err;
    private final Lang lang;
    private final CliMessages messages;
    private final boolean colour;
    private final boolean terminal;
    private final int width;
    private final Map<String, String> environment;
    private @Nullable List<Object> gathered;
    private boolean answered;

    Console(PrintWriter out, PrintWriter err, Lang lang, Map<String, String> environment) {
        this.out = out;
        this.environment = environment;
        this.err = err;
        this.lang = lang;
        this.messages = CliMessages.in(lang);
        this.colour = !environment.getOrDefault("VEXILLUM_COLOUR", "").isEmpty();
        this.terminal = !environment.getOrDefault("VEXILLUM_TERMINAL", "").isEmpty();
        this.width = width(environment.getOrDefault("VEXILLUM_COLUMNS", ""));
    }

    public PrintWriter out() {
        return out;
    }

    public PrintWriter err() {
        return err;
    }

    public Lang lang() {
        return lang;
    }

    public boolean colour() {
        return colour;
    }

    /** Whether {@code err} is a terminal, where a line can be drawn again. */
    public boolean terminal() {
        return terminal;
    }

    public int width() {
        return width;
    }

    public CliMessages messages() {
        return messages;
    }

    /** A variable of the environment; empty if there is none. */
    public String variable(String name) {
        return environment.getOrDefault(name, "");
    }

    /** The message of this key in the user's language. */
    public String say(String key, Object... values) {
        return messages.get(key, values);
    }

    /** The same about so many; of one thing the bundles speak otherwise. */
    public String counted(String key, int count, Object... more) {
        var values = new ArrayList<Object>(List.of(count));
        values.addAll(List.of(more));
        return say(count == 1 ? key + ".one" : key, values.toArray());
    }

    /** Prints an answer as JSON, unless it is gathered; maps keep the order of their keys. */
    public void json(Object answer) {
        answered = true;
        if (gathered != null) gathered.add(answer);
        else out.print(JsonText.write(answer));
    }

    /** Whether anything was answered as JSON. */
    boolean answered() {
        return answered;
    }

    /** Does this, with answers in JSON added to a list instead of printed. */
    int gathering(List<Object> answers, IntSupplier work) {
        gathered = answers;
        answered = false;
        try {
            return work.getAsInt();
        } finally {
            gathered = null;
        }
    }

    private static int width(String columns) {
        return columns.matches("\\d{1,4}")
                ? Math.clamp(Integer.parseInt(columns), NARROWEST, WIDEST)
                : WIDTH;
    }
}
