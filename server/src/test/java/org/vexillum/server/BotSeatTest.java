package org.vexillum.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.vexillum.server.client.Browser;

/** An outside program takes a seat with a token. */
class BotSeatTest extends ServerTest {
    private static final Pattern PROGRAM = Pattern.compile("```java\\n(.*?)```", Pattern.DOTALL);

    @Test
    void theProgramOfThePagePlaysAWholeGame() throws IOException, InterruptedException {
        var made = browser().post("/api/matches", wish("bot:random"));
        var info = browser().get("/api/matches/" + made.text("match"));
        assertThat(info.status()).as("a game that goes on, to a stranger").isEqualTo(401);
        var page = Files.readString(Path.of("../docs/bot-seat.md"));
        var found = PROGRAM.matcher(page);
        assertThat(found.find()).isTrue();
        var file = Files.writeString(data.resolve("SeatBot.java"), found.group(1));
        var out = data.resolve("out.txt");
        var process = start(file, out, made.text("seat"));
        try {
            assertThat(process.waitFor(90, TimeUnit.SECONDS)).as(Files.readString(out)).isTrue();
            assertThat(process.exitValue()).as(Files.readString(out)).isZero();
        } finally {
            process.destroyForcibly();
        }
        assertThat(Files.readString(out)).containsPattern("has won|A draw");
    }

    /** It ends by itself when the server, and with it the connection, is gone. */
    private static Process start(Path file, Path out, String link) throws IOException {
        var java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        var path = System.getProperty("java.class.path");
        return new ProcessBuilder(
                        java, "-XX:TieredStopAtLevel=1", "-cp", path, file.toString(), link)
                .redirectErrorStream(true)
                .redirectOutput(out.toFile())
                .start();
    }

    @Test
    void oddsAreToldWithoutPlaying() {
        var made = browser().post("/api/matches", wish("link"));
        var program = program(made.text("invite"));
        var ana = Browser.bearing(server.port(), token(made.text("seat")));
        try (var a = ana.sit(made.text("match"));
                var b = program.sit(made.text("match"))) {
            a.until(s -> true);
            b.until(s -> s.asked() || a.asked() || waits(s));
            var asked = b.asked() ? b : a;
            asked.until(s -> s.asked());
            var number = asked.prompt().get("number");
            var option = (Map<?, ?>) ((List<?>) asked.prompt().get("options")).getFirst();
            var odds = asked.ask("odds", "number", number, "answer", option.get("answer"));
            assertThat(odds.get("type")).isEqualTo("odds");
            assertThat(odds.get("legal")).isEqualTo(true);
            var never = asked.ask("odds", "number", number, "answer", Map.of("x", 0, "y", 0));
            assertThat(never.get("legal")).isEqualTo(false);
            assertThat(never.get("refusal")).isNotNull();
            assertThat(asked.prompt().get("number")).isEqualTo(number);
        }
    }

    private static boolean waits(org.vexillum.server.client.Seat seat) {
        return seat.state().get("waiting").toString().contains("side=A");
    }
}
