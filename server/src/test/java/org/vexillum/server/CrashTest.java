package org.vexillum.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.vexillum.server.client.Browser;
import org.vexillum.server.client.Seat;

/** The process is killed at random moments: nothing that was acknowledged is lost. */
@Tag("long-kills")
class CrashTest {
    private static final int CRASHES =
            Integer.getInteger(
                    "vexillum.crashes", Boolean.getBoolean("vexillum.long") ? 1_000 : 50);
    private static final int LONGEST = 250;
    private static final String SECRET = "a secret";

    @TempDir Path data;

    private final Random random = new Random(7);
    private final List<String> acknowledged = new ArrayList<>();
    private Browser browser = new Browser(0);
    private String match = "";

    @Test
    void whatWasAcknowledgedIsThereAfterACrash() throws IOException, InterruptedException {
        int checked = 0;
        for (int crash = 0; crash < CRASHES; crash++) {
            var running = Running.start(data);
            try {
                browser = browser.at(running.port());
                checked += check();
                play(running);
            } finally {
                running.kill();
            }
        }
        assertThat(checked).isGreaterThan(CRASHES);
    }

    private static void killAfter(Running running, int millis) {
        Thread.ofPlatform()
                .start(() -> {
                    try {
                        Thread.sleep(millis);
                        running.kill();
                    } catch (InterruptedException hurried) {
                        throw new IllegalStateException(hurried);
                    }
                });
    }

    /** Every answer that was acknowledged stands in the journal, in its order. */
    private int check() {
        if (match.isEmpty()) return 0;
        var entries =
                (List<?>) browser.get("/api/matches/" + match + "/journal").json().get("entries");
        var stored = new ArrayList<String>();
        for (var entry : entries) {
            var fields = (Map<?, ?>) entry;
            var place = fields.get("side") + " " + fields.get("number") + " ";
            stored.add(place + fields.get("answer"));
            // a secret may have been revealed since
            stored.add(place + SECRET);
        }
        assertThat(stored).containsAll(acknowledged);
        return acknowledged.size();
    }

    /** Plays as fast as it goes, until the line is cut. */
    private void play(Running running) {
        try {
            if (match.isEmpty()) begin();
            try (var seat = browser.sit(match)) {
                seat.until(_ -> true);
                killAfter(running, random.nextInt(LONGEST));
                while (true) answer(seat);
            }
        } catch (CompletionException | java.io.UncheckedIOException | AssertionError cut) {
            return;
        }
    }

    private void begin() {
        var wish = ServerTest.wish("screen");
        wish.remove("seed");
        var made = browser.post("/api/matches", wish);
        if (made.status() == 201) match = made.text("match");
    }

    private void answer(Seat seat) {
        seat.until(s -> s.asked() || s.over() || s.state().containsKey("curtain"));
        if (seat.over()) {
            match = "";
            acknowledged.clear();
            throw new AssertionError("a new game is needed");
        }
        if (!seat.asked()) {
            seat.ask("look", "side", seat.state().get("curtain"));
            seat.until(Seat::asked);
        }
        var prompt = seat.prompt();
        var options = (List<?>) prompt.get("options");
        var option = (Map<?, ?>) options.get(random.nextInt(options.size()));
        var reply =
                seat.ask("answer", "number", prompt.get("number"), "answer", option.get("answer"));
        if (!"accepted".equals(reply.get("type")))
            throw new IllegalStateException(reply.toString());
        boolean secret = Boolean.TRUE.equals(prompt.get("secret"));
        acknowledged.add(
                prompt.get("side")
                        + " "
                        + prompt.get("number")
                        + " "
                        + (secret ? SECRET : option.get("answer")));
        seat.await(message -> "state".equals(message.get("type")));
    }
}
