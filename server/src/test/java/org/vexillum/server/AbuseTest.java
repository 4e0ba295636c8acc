package org.vexillum.server;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.slf4j.LoggerFactory;
import org.vexillum.server.client.Browser;

/** What strangers try on an open server. */
class AbuseTest extends ServerTest {
    private static final String BODY =
            "POST /api/odds HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n{";

    private Socket dripping() throws IOException {
        var socket = new Socket(InetAddress.getLoopbackAddress(), server.port());
        socket.getOutputStream().write(BODY.getBytes(StandardCharsets.US_ASCII));
        return socket;
    }

    @Test
    void bodiesThatDripInKeepNobodyElseWaiting() throws IOException {
        var sockets = new ArrayList<Socket>();
        try {
            for (int i = 0; i < 300; i++) sockets.add(dripping());
            for (var each : sockets) each.getOutputStream().write(' ');
            try (var two = two()) {
                play(two, 3);
            }
            assertThat(browser().get("/api/games").status()).isEqualTo(200);
        } finally {
            for (var each : sockets) each.close();
        }
    }

    @Test
    void aBodyThatComesTooSlowlyIsNotWaitedFor() throws IOException {
        try (var socket = dripping()) {
            socket.setSoTimeout(60_000);
            var answer = "";
            try {
                while (answer.isEmpty()) {
                    socket.getOutputStream().write(' ');
                    if (socket.getInputStream().available() > 0) answer = firstLine(socket);
                    Thread.sleep(50);
                }
            } catch (IOException cut) {
                answer = "cut";
            } catch (InterruptedException hurried) {
                throw new IllegalStateException(hurried);
            }
            assertThat(answer).matches("cut|HTTP/1.1 408.*");
        }
    }

    @Test
    void aLargeBodyInManyPartsArrivesWhole() throws IOException {
        var text = "{\"game\":\"regiments\",\"file\":\"" + "x".repeat(300_000) + "\"}";
        try (var socket = new Socket(InetAddress.getLoopbackAddress(), server.port())) {
            var out = socket.getOutputStream();
            out.write(
                    ("POST /api/adjudicate HTTP/1.1\r\nHost: x\r\nContent-Length: "
                                    + text.length()
                                    + "\r\n\r\n")
                            .getBytes(StandardCharsets.US_ASCII));
            for (int i = 0; i < text.length(); i += 10_000)
                out.write(
                        text.substring(i, Math.min(text.length(), i + 10_000))
                                .getBytes(StandardCharsets.US_ASCII));
            assertThat(firstLine(socket)).startsWith("HTTP/1.1 200");
        }
        var large = browser().post("/api/adjudicate", "x".repeat(1_100_000));
        assertThat(large.status()).isEqualTo(413);
    }

    private static String firstLine(Socket socket) throws IOException {
        var bytes = new byte[1_000];
        int count = socket.getInputStream().read(bytes);
        return new String(bytes, 0, Math.max(0, count), StandardCharsets.US_ASCII)
                .lines()
                .findFirst()
                .orElse("cut");
    }

    @ParameterizedTest
    @CsvSource({
        "POST,/api/matches,game",
        "POST,/api/play-now,name",
        "POST,/api/forces,text",
        "POST,/api/forces/check,text",
        "POST,/api/odds,attacker",
        "POST,/api/adjudicate,file",
        "POST,/api/seats,token",
        "POST,/api/passes,token",
        "POST,/api/tourneys,name",
        "POST,/api/tourneys/x/entry,name",
        "POST,/api/tourneys/x/changes,do",
        "POST,/api/tourneys/import,file"
    })
    void aCharacterOfTheNumberZeroIsRefused(String method, String path, String field) {
        var body = Map.of(field, "a\u0000b", "nested", List.of(Map.of("x", "\u0000")));
        var answer = browser().call(method, path, Json.write(body));
        assertThat(answer.status()).as(answer.text()).isEqualTo(400);
        assertThat(answer.error()).isEqualTo("no-character");
    }

    @Test
    void itIsRefusedInAddressesAndMessagesToo() {
        assertThat(browser().get("/api/rules?q=%00&lang=es").status()).isEqualTo(400);
        try (var two = two()) {
            var reply = two.a().ask("chat", "text", "a\u0000b");
            assertThat(LiveTest.error(reply)).isEqualTo("no-character");
            play(two, 1);
        }
        assertThat(Json.body("{\"text\":\"\\\\u0000\"}").text("text"))
                .as("six plain characters")
                .isEqualTo("\\u0000");
    }

    @Test
    void whoeverHangsUpLeavesALineInTheLogAtMost() throws IOException {
        var root = (Logger) LoggerFactory.getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME);
        var lines = new ListAppender<ILoggingEvent>();
        lines.start();
        root.addAppender(lines);
        try {
            for (int i = 0; i < 20; i++) dripping().close();
            for (int i = 0; i < 20; i++)
                try (var socket = new Socket(InetAddress.getLoopbackAddress(), server.port())) {
                    socket.setSoLinger(true, 0);
                    socket.getOutputStream()
                            .write(
                                    "GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n"
                                            .getBytes(StandardCharsets.US_ASCII));
                }
            for (int i = 0; i < 10; i++) browser().get("/api/games");
        } finally {
            root.detachAppender(lines);
        }
        assertThat(List.copyOf(lines.list))
                .allSatisfy(
                        line -> assertThat(line.getThrowableProxy()).as(line.toString()).isNull());
    }

    // ---- limits

    private Browser from(String address) {
        return browser().with("X-Forwarded-For", address);
    }

    private int made(List<Browser> visitors, int most) {
        int made = 0;
        for (int i = 0; i < most; i++) {
            var answer = visitors.get(i % visitors.size()).post("/api/matches", screen());
            if (answer.status() == 201) made++;
            else assertThat(answer.response().headers().firstValue("Retry-After")).isPresent();
        }
        return made;
    }

    private static Map<String, Object> screen() {
        var wish = wish("screen");
        wish.remove("seed");
        return wish;
    }

    @Test
    void newGamesOfOneVisitorAreLimited() {
        assertThat(made(List.of(from("203.0.113.1")), 60)).isBetween(20, 50);
    }

    @Test
    void cookiesThatAreMadeUpHelpNobody() {
        int made = 0;
        for (int i = 0; i < 300; i++) {
            var stranger = from("203.0.113.2").with("Cookie", "vexillum=made-up-" + i);
            if (stranger.post("/api/matches", screen()).status() == 201) made++;
        }
        assertThat(made).isBetween(150, 280);
        assertThat(from("203.0.113.3").post("/api/matches", screen()).status())
                .as("somebody elsewhere")
                .isEqualTo(201);
    }

    @Test
    void aHallOfEightyPhonesBehindOneRouterPlays() {
        var phones = new ArrayList<Browser>();
        for (int i = 0; i < 80; i++) phones.add(from("198.51.100.9"));
        assertThat(made(phones, 80)).isEqualTo(80);
        for (var phone : phones)
            for (int i = 0; i < 10; i++)
                assertThat(phone.get("/api/matches").status()).isEqualTo(200);
    }

    @Test
    void offersAndMessagesAreLimited() {
        try (var two = two()) {
            two.a().until(_ -> true);
            int offers = 0;
            while ("accepted".equals(two.a().ask("offer", "what", "draw").get("type"))) offers++;
            assertThat(offers).isEqualTo(10);
            String refused = "";
            for (int i = 0; i < 500 && refused.isEmpty(); i++) {
                var reply = two.a().ask("chat", "text", "again " + i);
                if (!"accepted".equals(reply.get("type"))) refused = LiveTest.error(reply);
            }
            assertThat(refused).isEqualTo("too-many");
            assertThat(two.b().ask("chat", "text", "still here").get("type")).isEqualTo("accepted");
        }
    }
}
