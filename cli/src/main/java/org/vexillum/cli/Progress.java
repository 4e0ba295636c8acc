package org.vexillum.cli;

import java.util.function.IntConsumer;

/** How far a long command has got: a bar on a terminal, a line for each tenth elsewhere. */
public final class Progress implements IntConsumer {
    private static final int BAR = 40;
    private static final int TENTHS = 10;

    private final Console console;
    private final String key;
    private final int all;
    private int tenth;

    /**
     * @param key of a message with the places {@code {0}} for what is done and {@code {1}} for all,
     *     and of one about a single thing behind {@code .one}
     */
    public Progress(Console console, String key, int all) {
        this.console = console;
        this.key = all == 1 ? key + ".one" : key;
        this.all = all;
    }

    @Override
    public void accept(int done) {
        if (console.terminal()) draw(done);
        else line(done);
    }

    private void draw(int done) {
        int filled = (int) ((long) BAR * done / all);
        var bar = "█".repeat(filled) + "░".repeat(BAR - filled);
        console.err().print("\r" + bar + " " + console.say(key, done, all));
        if (done == all) console.err().print("\r\u001b[K");
        console.err().flush();
    }

    private void line(int done) {
        int now = (int) ((long) TENTHS * done / all);
        if (now > tenth) console.err().println(console.say(key, done, all));
        tenth = now;
    }
}
