package org.vexillum.lab.program;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Writer;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** A running program: lines go in, lines come out, nobody waits for ever. */
final class ProgramProcess implements AutoCloseable {
    private static final Duration FAREWELL = Duration.ofSeconds(2);

    private final String command;
    private final Duration patience;
    private final Process process;
    private final Writer in;

    /** What the program has said; empty at its end. */
    private final BlockingQueue<Optional<String>> heard = new LinkedBlockingQueue<>();

    /** Starts the program; what it writes to its standard error is shown as it comes. */
    ProgramProcess(String command, Duration patience) {
        this.command = command;
        this.patience = patience;
        try {
            process =
                    new ProcessBuilder(CommandWords.of(command))
                            .redirectError(ProcessBuilder.Redirect.INHERIT)
                            .start();
        } catch (IOException | IndexOutOfBoundsException _) {
            throw ProgramFailure.of("start", command);
        }
        in = process.outputWriter(UTF_8);
        Thread.ofPlatform().daemon().name("bot").start(this::listen);
    }

    private void listen() {
        try (BufferedReader out = process.inputReader(UTF_8)) {
            for (String line = out.readLine(); line != null; line = out.readLine())
                heard.add(Optional.of(line));
        } catch (IOException gone) {
            // the end of what it says, like any other
        }
        heard.add(Optional.empty());
    }

    /** Says something that needs no answer. */
    void say(String line) {
        try {
            in.write(line + "\n");
            in.flush();
        } catch (IOException gone) {
            // asking will find out, and with a reason
        }
    }

    /**
     * Says something and waits for the next line.
     *
     * @param about what is asked, for messages
     */
    String ask(String line, String about) {
        say(line);
        try {
            var answer = heard.poll(patience.toMillis(), TimeUnit.MILLISECONDS);
            if (answer == null)
                throw ProgramFailure.of("late", command, patience.toSeconds(), about);
            return answer.orElseThrow(() -> gone(about));
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw ProgramFailure.of("late", command, patience.toSeconds(), about);
        }
    }

    private ProgramFailure gone(String about) {
        var code = ends() ? String.valueOf(process.exitValue()) : "-";
        return ProgramFailure.of("gone", command, code, about);
    }

    private boolean ends() {
        try {
            return process.waitFor(FAREWELL.toMillis(), TimeUnit.MILLISECONDS);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    /** Nothing more will be said: a program that does not end by itself is ended. */
    @Override
    public void close() {
        try {
            in.close();
        } catch (IOException gone) {
            // it has ended already
        }
        if (!ends()) process.destroy();
    }
}
