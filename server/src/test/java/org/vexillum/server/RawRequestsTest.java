package org.vexillum.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.vexillum.gamekit.rules.Lang;

/** What the web server refuses by itself is refused in words, and in the language of the call. */
class RawRequestsTest extends ServerTest {
    private static final boolean LONG = Boolean.getBoolean("vexillum.long");
    private static final int SENT = LONG ? 20_000 : 400;
    private static final String END = "\r\n\r\n";

    /** An answer as it comes over the line. */
    private record Raw(int status, String head, String body) {
        static Raw of(String text) {
            int end = text.indexOf(END);
            if (end < 0) throw new AssertionError("no answer: " + text);
            int status = Integer.parseInt(text.split(" ", 3)[1]);
            return new Raw(status, text.substring(0, end), text.substring(end + END.length()));
        }

        boolean json() {
            return head.toLowerCase(Locale.ROOT).contains("content-type: application/json");
        }

        Map<?, ?> error() {
            return (Map<?, ?>) Json.read(body, Map.class).get("error");
        }
    }

    private Raw send(String text) throws IOException {
        return Raw.of(answered(text));
    }

    private static String headers(String lang) {
        return "Host: x\r\nAccept-Language: " + lang + "\r\nConnection: close\r\n";
    }

    /** A call that is broken in a way, after its language was named. */
    private static String broken(String how, String lang) {
        var get = "GET /api/games HTTP/1.1\r\n" + headers(lang);
        var post = "POST /api/odds HTTP/1.1\r\n" + headers(lang);
        return switch (how) {
            case "long header" -> get + "X: " + "x".repeat(20_000) + END;
            case "no header" -> get + "Bad" + END;
            case "space in a header" -> get + "Bad Header: x" + END;
            case "two hosts" -> get + "Host: y" + END;
            case "no host" -> "GET /api/games HTTP/1.1\r\nAccept-Language: " + lang + END;
            case "length that is none" -> post + "Content-Length: x" + END;
            case "two lengths" -> post + "Content-Length: 2\r\nContent-Length: 3" + END + "{}";
            case "unknown encoding" -> post + "Transfer-Encoding: zip" + END + "0" + END;
            case "broken chunk" -> post + "Transfer-Encoding: chunked" + END + "zz" + END;
            case "body that is too large" -> post + "Content-Length: 99999999" + END;
            case "expectation" -> post + "Content-Length: 2\r\nExpect: bogus" + END + "{}";
            case "method" -> get.replace("GET", "BREW") + "\r\n";
            case "letters that are none" -> get.replace("games", "%ff%fe") + "\r\n";
            case "half a connection" ->
                    get.replace("games", "live/x").replace("close", "Upgrade")
                            + "Upgrade: websocket\r\nSec-WebSocket-Version: 13"
                            + END;
            default -> throw new IllegalArgumentException(how);
        };
    }

    @ParameterizedTest
    @CsvSource({
        "long header, 431, headers-too-large",
        "no header, 400, bad-request",
        "space in a header, 400, bad-request",
        "two hosts, 400, bad-request",
        "no host, 400, bad-request",
        "length that is none, 400, bad-request",
        "two lengths, 400, bad-request",
        "unknown encoding, 400, bad-request",
        "broken chunk, 400, bad-body",
        "body that is too large, 413, too-large",
        "expectation, 417, no-expectation",
        "method, 404, no-call",
        "letters that are none, 400, bad-request",
        "half a connection, 400, bad-request"
    })
    void whatIsBrokenIsRefusedInTheLanguageOfTheCall(String how, int status, String key)
            throws IOException {
        for (var lang : Lang.values()) {
            var answer = send(broken(how, lang == Lang.ES ? "es-ES,es;q=0.9" : "en"));
            assertThat(answer.status()).isEqualTo(status);
            assertThat(answer.json()).as(answer.head()).isTrue();
            assertThat(answer.error().get("key")).isEqualTo(key);
            assertThat(answer.error().get("message"))
                    .isEqualTo(ServerWords.in(lang).say("error." + key, 1000));
        }
    }

    /** Nobody can know it where the first line is broken already. */
    @ParameterizedTest
    @CsvSource({
        "GET, 400, bad-request",
        "\u0001\u0002, 400, bad-request",
        "GET /api/games HTTP/3.0, 505, other-http",
        "GET /api/games FTP/1.0, 505, other-http",
        "GET /api/%zz HTTP/1.1, 400, bad-request",
        "GET /api/LONG HTTP/1.1, 414, address-too-long"
    })
    void whoseLanguageWasNotHeardIsToldInBoth(String line, int status, String key)
            throws IOException {
        var answer =
                send(line.replace("LONG", "x".repeat(20_000)) + "\r\n" + headers("es") + "\r\n");
        assertThat(answer.status()).isEqualTo(status);
        var said = answer.error();
        assertThat(said.get("key")).isEqualTo(key);
        var words = "error." + key;
        assertThat(said.get("message"))
                .isEqualTo(
                        ServerWords.in(Lang.EN).say(words)
                                + " / "
                                + ServerWords.in(Lang.ES).say(words));
    }

    @Test
    void theLanguageOfTheAddressGoesFirst() throws IOException {
        var spanish = send("GET /api/games?lang=es HTTP/1.1\r\n" + headers("en") + "Bad" + END);
        assertThat(spanish.error().get("message"))
                .isEqualTo(ServerWords.in(Lang.ES).say("error.bad-request"));
        var large =
                send(
                        "POST /api/odds?x&lang=es HTTP/1.1\r\n"
                                + headers("en")
                                + "Content-Length: 99999999"
                                + END);
        assertThat(large.error().get("message").toString()).contains("demasiado grande");
    }

    /**
     * One call after another on the same line: the language of the last is not that of the next.
     */
    @Test
    void everyCallIsHeardAnew() throws IOException {
        var first = "GET /api/none HTTP/1.1\r\nHost: x\r\nAccept-Language: es" + END;
        var both = send(first + "GET /api/games HTTP/1.1\r\nHost: x\r\nBad" + END);
        assertThat(both.body()).contains(ServerWords.in(Lang.EN).say("error.bad-request"));
    }

    /** Whoever looks at a page sees a sentence, and not the shape of our answers. */
    @Test
    void whereNoCallIsMadeItIsText() throws IOException {
        var answer = send("GET /new HTTP/1.1\r\n" + headers("es") + "Bad" + END);
        assertThat(answer.json()).isFalse();
        assertThat(answer.body()).isEqualTo(ServerWords.in(Lang.ES).say("error.bad-request"));
        var large = "GET /new HTTP/1.1\r\n" + headers("es") + "Cookie: a=" + "x".repeat(20_000);
        assertThat(send(large + END).body())
                .endsWith("Borra las cookies de este sitio e inténtalo de nuevo.");
    }

    // ---- anything

    private static final List<String> PIECES =
            List.of(
                    "GET",
                    "POST",
                    " ",
                    "/api/games",
                    "/",
                    "?",
                    "lang=es",
                    "%",
                    "%00",
                    "HTTP/1.1",
                    "HTTP/1.0",
                    "\r\n",
                    "\n",
                    "\r",
                    ":",
                    "Host: x",
                    "Content-Length: 5",
                    "Content-Length: -1",
                    "Transfer-Encoding: chunked",
                    "Accept-Language: es",
                    "Expect: 100-continue",
                    "Connection: Upgrade",
                    "Upgrade: websocket",
                    "Cookie: vexillum=x",
                    "\0",
                    "\u00ff",
                    "{}",
                    "5",
                    "../",
                    "\t",
                    ";",
                    "//",
                    "@",
                    "[::1]");

    /**
     * Bytes put together at random: each is answered in words, if at all, and never as our fault.
     */
    @Test
    void noRequestAtAllFailsInside() throws IOException {
        var random = new Random(17);
        var faults = new ArrayList<String>();
        for (int i = 0; i < SENT; i++) {
            var text = wild(random);
            var answer = answered(text);
            if (answer.isEmpty()) continue;
            var raw = Raw.of(answer);
            boolean inside = raw.status() >= 500 && raw.status() != 505;
            boolean mute = raw.status() >= 400 && raw.body().isBlank() && !text.contains("HEAD");
            if (inside || mute || raw.body().contains("Jetty")) faults.add(text + " -> " + answer);
        }
        assertThat(faults).isEmpty();
        assertThat(browser().get("/api/games").status()).isEqualTo(200);
    }

    private static String wild(Random random) {
        var text = new StringBuilder();
        if (random.nextBoolean()) text.append("GET /api/games HTTP/1.1\r\nHost: x\r\n");
        for (int i = 3 + random.nextInt(12); i > 0; i--)
            text.append(PIECES.get(random.nextInt(PIECES.size())));
        return text.append(END).toString();
    }

    /** What comes back, or nothing where the line is cut. */
    private String answered(String text) throws IOException {
        try (var socket = new Socket(InetAddress.getLoopbackAddress(), server.port())) {
            socket.setSoTimeout(20_000);
            socket.getOutputStream().write(text.getBytes(StandardCharsets.ISO_8859_1));
            socket.shutdownOutput();
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
