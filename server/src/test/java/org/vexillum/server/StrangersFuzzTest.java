package org.vexillum.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.vexillum.server.client.Browser;
import org.vexillum.server.client.Description;
import org.vexillum.server.client.Event;
import org.vexillum.server.client.Seat;
import org.vexillum.server.tourneys.EventActions;

/**
 * Every call, with every field nonsense or huge, by strangers and by people of other games: each is
 * answered within a second and in words, and whoever plays meanwhile notices nothing.
 */
class StrangersFuzzTest extends ServerTest {
    private static final boolean LONG = Boolean.getBoolean("vexillum.long");

    /** So many of the small wild values are tried for each field. */
    private static final int TRIED = LONG ? WildValues.SMALL.size() : 4;

    private static final long SLOW = 1_000;

    private final Random random = new Random(17);
    private final Map<String, String> faults = new TreeMap<>();
    private final List<Browser> strangers = new ArrayList<>();
    private String match = "";
    private Event event;
    private int sent;

    @Test
    void everyCallHasItsFields() {
        assertThat(new TreeSet<>(FuzzedCalls.ALL.keySet()))
                .isEqualTo(new TreeSet<>(Description.calls()));
    }

    @Test
    void nothingThatStrangersSendFailsInsideOrTakesLong() {
        try (var two = two()) {
            prepare(two);
            FuzzedCalls.ALL.forEach((call, fields) -> {
                if (call.contains("/live/")) return;
                queries(call);
                bodies(call, fields);
                otherwise(call);
            });
            assertThat(faults).isEmpty();
            assertThat(sent).isGreaterThan(800);
            play(two, 3);
            assertThat(event.view().get("round")).isNotNull();
        }
    }

    /** What organisers do to their own events, which are as much a stranger's as any. */
    @Test
    void noDeedFailsInsideOrTakesLong() {
        try (var two = two()) {
            prepare(two);
            strangers.clear();
            for (int i = 0; i < 12; i++) {
                var organiser = browser();
                organiser.post("/api/passes", Map.of("token", event.token(0)));
                strangers.add(organiser);
            }
            for (var deed : FuzzedCalls.deeds(EventActions.all().keySet())) {
                var word = deed.get("do");
                for (var field : deed.keySet()) {
                    if (field.equals("do") || random.nextInt(LONG ? 1 : 5) != 0) continue;
                    int which = random.nextInt(WildValues.SMALL.size());
                    change(with(deed, field, WildValues.SMALL.get(which)));
                    var only = Event.fields("do", word, "table", 1, "who", "#2");
                    change(with(only, field, WildValues.SMALL.get(which)));
                    if (random.nextInt(LONG ? 1 : 8) == 0)
                        change(raw(deed, field, any(WildValues.HUGE)));
                }
            }
            assertThat(faults).isEmpty();
            assertThat(event.organiser().get(event.path("")).status()).isEqualTo(200);
        }
    }

    private String any(List<String> values) {
        return values.get(random.nextInt(values.size()));
    }

    private void change(String body) {
        send("POST", event.path("/changes"), body);
    }

    // ---- at the table

    private static final List<String> TYPES =
            List.of(
                    "answer",
                    "check",
                    "odds",
                    "sight",
                    "dice",
                    "standing",
                    "undo",
                    "agree",
                    "decline",
                    "offer",
                    "chat",
                    "timer",
                    "name",
                    "share",
                    "look",
                    "pong",
                    "settle",
                    "call-referee",
                    "none",
                    "");

    private static final List<String> FIELDS =
            List.of(
                    "type",
                    "id",
                    "number",
                    "answer",
                    "drag",
                    "typed",
                    "of",
                    "base",
                    "unit",
                    "target",
                    "model",
                    "faces",
                    "what",
                    "correction",
                    "reason",
                    "n",
                    "side",
                    "text",
                    "minutes",
                    "hex",
                    "question",
                    "on");

    /** A spectator and a player of the other side send everything; who plays goes on playing. */
    @Test
    void nothingThatIsSentToATableClosesItForOthers() {
        var wish = wish("link");
        wish.put("public", true);
        try (var two = two(wish);
                var watching = browser().sit(two.match());
                var third = two.ben().sit(two.match())) {
            for (var seat : List.of(watching, third)) {
                seat.until(_ -> true);
                for (var type : TYPES) for (var field : FIELDS) wild(seat, type, field);
            }
            assertThat(faults).isEmpty();
            play(two, 3);
            assertThat(third.closed()).isFalse();
            assertThat(watching.closed()).isFalse();
        }
    }

    private void wild(Seat seat, String type, String field) {
        if (random.nextInt(LONG ? 1 : 6) != 0) return;
        var usual = Event.fields("type", type, "number", 0, "answer", Map.of("x", 1), "n", 1);
        var huge = any(WildValues.HUGE);
        var small = WildValues.SMALL.get(random.nextInt(WildValues.SMALL.size()));
        for (var text : List.of(with(usual, field, small), raw(usual, field, huge)))
            if (text.length() < 60_000) say(seat, text);
    }

    private void say(Seat seat, String text) {
        long begun = System.nanoTime();
        seat.sendText(text);
        var reply = seat.ask("pong");
        while ("too-many".equals(key(reply))) {
            pause();
            reply = seat.ask("pong");
        }
        long took = (System.nanoTime() - begun) / 1_000_000;
        for (var said : seat.all())
            if (said.contains("\"key\":\"internal\"")) fault("socket", text, said);
        seat.all().clear();
        if (took > 5 * SLOW) fault("socket", text, took + " ms");
    }

    private static String key(Map<?, ?> reply) {
        return reply.get("error") instanceof Map<?, ?> error
                ? String.valueOf(error.get("key"))
                : "";
    }

    private static void pause() {
        try {
            Thread.sleep(200);
        } catch (InterruptedException hurried) {
            throw new IllegalStateException(hurried);
        }
    }

    private void prepare(Two two) {
        match = two.match();
        event = Event.make(browser(), "name", "Cup", "listsRequired", false, "seed", 3);
        event.run("enter", "text", "Ana\nBea\nCoro\nDora", "present", true);
        event.run("pair");
        event.run("publish");
        strangers.add(browser());
        strangers.add(browser().with("Cookie", "vexillum=made-up"));
        strangers.add(Browser.bearing(server.port(), token(two.watch())));
        var organiser = browser();
        organiser.post("/api/passes", Map.of("token", event.token(0)));
        strangers.add(organiser);
    }

    // ---- what is sent

    private String path(String call) {
        var id = call.contains("/tourneys/") ? event.id() : match;
        return call.substring(call.indexOf(' ') + 1)
                .replace("{id}", id)
                .replace("{file}", "event.json")
                .replaceAll("\\{[a-z]+\\}", "AAAAAAAA");
    }

    /** Ids that were made up, and what stands behind the question mark. */
    private void queries(String call) {
        var method = call.substring(0, call.indexOf(' '));
        for (var value : WildValues.WORDS) {
            var id = call.substring(call.indexOf(' ') + 1).replaceAll("\\{[a-z]+\\}", value);
            send(method, id, method.equals("GET") ? null : "{}");
            for (var name : FuzzedCalls.QUERIES)
                if (method.equals("GET") && random.nextInt(LONG ? 1 : 12) == 0)
                    send(method, path(call) + "?" + name + "=" + value, null);
        }
    }

    private void bodies(String call, Map<String, Object> fields) {
        var method = call.substring(0, call.indexOf(' '));
        if (method.equals("GET")) return;
        for (var field : fields.keySet()) {
            for (int i = 0; i < TRIED; i++) {
                int which = LONG ? i : random.nextInt(WildValues.SMALL.size());
                send(method, path(call), with(fields, field, WildValues.SMALL.get(which)));
            }
            var huge = WildValues.HUGE.get(random.nextInt(WildValues.HUGE.size()));
            send(method, path(call), raw(fields, field, huge));
        }
    }

    private static String with(Map<String, Object> fields, String field, Object value) {
        var copy = new LinkedHashMap<>(fields);
        copy.put(field, value);
        return Json.write(copy).replace("\ud800", "\\ud800");
    }

    /** A value that no library would write. */
    private static String raw(Map<String, Object> fields, String field, String value) {
        return with(fields, field, "HERE").replace("\"HERE\"", value);
    }

    /** Texts that are no object, other kinds of content, and methods that are not for this. */
    private void otherwise(String call) {
        var method = call.substring(0, call.indexOf(' '));
        for (var text : WildValues.TEXTS) if (!method.equals("GET")) send(method, path(call), text);
        for (var other : List.of("GET", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "HEAD"))
            if (!other.equals(method)) send(other, path(call), other.equals("GET") ? null : "{}");
    }

    // ---- what comes back

    private void send(String method, String path, String body) {
        var who = strangers.get(sent++ % strangers.size());
        long quickest = Long.MAX_VALUE;
        for (int i = 0; i < 3 && quickest > SLOW; i++) {
            long begun = System.nanoTime();
            var answer = answered(who, method, path, body);
            if (answer == null) continue;
            quickest = Math.min(quickest, (System.nanoTime() - begun) / 1_000_000);
            look(method + " " + path, body, answer);
        }
        if (quickest > SLOW && quickest > SLOW + 10 * usual())
            fault(method + " " + path, body, quickest + " ms");
    }

    /**
     * The answer, or null if there was none. A connection on which the last call was refused may be
     * closed by the time it is used again; then another has to be answered.
     */
    private Browser.Answer answered(Browser who, String method, String path, String body) {
        for (int i = 0; i < 2; i++)
            try {
                return who.wild(method, path, body);
            } catch (UncheckedIOException closed) {
                if (i == 1) fault(method + " " + path, body, "no answer: " + closed.getMessage());
            }
        return null;
    }

    /** How long something small takes: a machine under load slows everything. */
    private long usual() {
        long begun = System.nanoTime();
        browser().get("/api/games");
        return (System.nanoTime() - begun) / 1_000_000;
    }

    private void look(String call, String body, Browser.Answer answer) {
        if (answer.status() >= 500) fault(call, body, answer.text());
        if (answer.status() < 400 || call.startsWith("HEAD")) return;
        if (!answer.text().contains("\"message\":\"")) fault(call, body, answer.status() + " mute");
        else if (answer.text().contains("\"message\":\"\"")) fault(call, body, "no words");
    }

    private void fault(String call, String body, String what) {
        var sent = body == null ? "" : body.substring(0, Math.min(200, body.length()));
        faults.putIfAbsent(call.substring(0, Math.min(120, call.length())) + " " + sent, what);
    }
}
