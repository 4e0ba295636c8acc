package org.vexillum.server.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.vexillum.gamekit.desk.RequestFields;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.kernel.Nullable;
import org.vexillum.server.Json;
import org.vexillum.server.store.Database;
import org.vexillum.server.store.SeatKind;

/**
 * Every message, with every field missing or nonsense: each is answered in words, none fails inside
 * and none throws anybody out.
 */
@Tag("long-wild-messages")
class WildMessagesTest {
    private static final int POSITIONS = Boolean.getBoolean("vexillum.long") ? 60 : 5;
    private static final int APART = 7;
    private static final String ID = "id";

    private static final List<Object> WILD =
            Arrays.asList(
                    null,
                    0,
                    -1,
                    1_000_000_000,
                    -1_000_000_000,
                    Integer.MAX_VALUE,
                    Integer.MIN_VALUE,
                    Long.MAX_VALUE,
                    new BigInteger("9".repeat(40)),
                    1e308,
                    -0.5,
                    "",
                    "NaN",
                    "x".repeat(2_000),
                    "\u0000",
                    true,
                    List.of(),
                    List.of(List.of(1, 1)),
                    List.of(1_000_000_000, -1_000_000_000),
                    List.of(Integer.MAX_VALUE, Integer.MAX_VALUE),
                    List.of(16_000_000, -16_000_000),
                    999_999,
                    List.of(1_999_999, -1_999_999),
                    Map.of(),
                    Map.of("x", 1_000_000_000, "y", Integer.MIN_VALUE));

    @TempDir Path data;

    private final BlockingQueue<Map<?, ?>> got = new LinkedBlockingQueue<>();
    private final Map<String, String> faults = new TreeMap<>();
    private volatile boolean thrownOut;
    private Map<?, ?> state = Map.of();
    private int sent;

    private final Visitor visitor =
            new Visitor(
                    SeatKind.BOTH,
                    Lang.EN,
                    new Visitor.Outlet() {
                        @Override
                        public void send(String message) {
                            got.add(Json.read(message, Map.class));
                        }

                        @Override
                        public void close() {
                            thrownOut = true;
                        }

                        @Override
                        public void dismiss() {
                            thrownOut = true;
                        }
                    });

    @ParameterizedTest
    @CsvSource({
        "regiments,'',lantern-company,brasswright-column",
        "first-blood,1,lamplit-watch,pit-wolves",
        "first-blood,2,lamplit-watch,pit-wolves",
        "warcrow,'',grey-vigil,ember-pact"
    })
    void nothingThatIsSentFailsInsideOrThrowsAnybodyOut(
            String game, String edition, String a, String b) throws InterruptedException {
        try (var database = Database.in(data)) {
            var house = new RoomServices(database, Clock.systemUTC());
            try (var rooms = new Rooms(house)) {
                var room =
                        rooms.room(
                                new NewMatch(house)
                                        .make(wish(game, edition, a, b), "v", Lang.EN)
                                        .match());
                room.join(visitor);
                await(room, "{\"type\":\"look\",\"side\":\"A\"}");
                for (int i = 0; i < POSITIONS; i++) {
                    for (var message : messages()) wild(room, message);
                    for (int n = 0; n < APART; n++) play(room, i + n);
                }
            }
        }
        assertThat(faults).isEmpty();
        assertThat(thrownOut).isFalse();
        assertThat(sent).isGreaterThan(1_000);
    }

    private static RequestFields wish(String game, String edition, String a, String b) {
        var wish = new LinkedHashMap<String, Object>();
        wish.put("game", game);
        if (!edition.isEmpty()) wish.put("edition", edition);
        wish.put("opponent", "screen");
        wish.put("a", "sample:" + a);
        wish.put("b", "sample:" + b);
        if (game.equals("warcrow")) wish.putAll(Map.of("scenario", "expanse", "feat", "banner"));
        return new RequestFields(wish);
    }

    // ---- playing on

    private void play(LiveRoom<?> room, int which) throws InterruptedException {
        if (state.get("curtain") instanceof String side)
            await(room, Json.write(Map.of("type", "look", "side", side)));
        var prompt = prompt();
        if (prompt == null) return;
        if (!(prompt.get("options") instanceof List<?> options) || options.isEmpty()) return;
        var option = (Map<?, ?>) options.get(which % options.size());
        await(
                room,
                Json.write(
                        Json.object(
                                "type", "answer",
                                "number", prompt.get("number"),
                                "answer", option.get("answer"))));
    }

    private @Nullable Map<?, ?> prompt() {
        return state.get("prompts") instanceof List<?> all && !all.isEmpty()
                ? (Map<?, ?>) all.getFirst()
                : null;
    }

    /** Sends one message and waits until it, and a sign of life behind it, has been answered. */
    private void await(LiveRoom<?> room, String message) throws InterruptedException {
        var id = "pong " + ++sent;
        room.receive(visitor, message);
        room.receive(visitor, Json.write(Map.of("type", "pong", ID, id)));
        while (true) {
            var reply = got.poll(60, TimeUnit.SECONDS);
            assertThat(reply).as("an answer to %s", message).isNotNull();
            if ("state".equals(reply.get("type"))) state = reply;
            if (reply.get("error") instanceof Map<?, ?> error) note(message, error);
            if (id.equals(reply.get(ID))) return;
        }
    }

    private void note(String message, Map<?, ?> error) {
        if (List.of("internal", "opened-anew").contains(error.get("key")))
            faults.merge(
                    message.length() > 400 ? message.substring(0, 400) : message,
                    String.valueOf(error.get("message")),
                    (one, _) -> one);
    }

    // ---- what is sent

    /** The message as it should be, then with each of its fields missing or nonsense. */
    private void wild(LiveRoom<?> room, Map<String, Object> message) throws InterruptedException {
        for (var place : places(message, List.of()))
            for (var value : WILD) await(room, Json.write(put(message, place, value)));
    }

    private static List<List<Object>> places(Object value, List<Object> path) {
        var all = new ArrayList<List<Object>>();
        if (value instanceof Map<?, ?> map)
            map.forEach((name, inner) -> all.addAll(places(inner, with(path, name))));
        else if (value instanceof List<?> list)
            for (int i = 0; i < Math.min(3, list.size()); i++)
                all.addAll(places(list.get(i), with(path, i)));
        if (!path.isEmpty() && !path.equals(List.of("type"))) all.add(path);
        return all;
    }

    private static List<Object> with(List<Object> path, Object step) {
        var longer = new ArrayList<>(path);
        longer.add(step);
        return longer;
    }

    private static Object put(Object whole, List<Object> path, @Nullable Object value) {
        if (path.isEmpty()) return value == null ? Map.of() : value;
        var rest = path.subList(1, path.size());
        if (whole instanceof Map<?, ?> map) {
            var changed = new LinkedHashMap<Object, Object>(map);
            if (rest.isEmpty() && value == null) changed.remove(path.getFirst());
            else changed.put(path.getFirst(), put(map.get(path.getFirst()), rest, value));
            return changed;
        }
        var changed = new ArrayList<Object>((List<?>) whole);
        changed.set((int) path.getFirst(), put(changed.get((int) path.getFirst()), rest, value));
        return changed;
    }

    private List<Map<String, Object>> messages() {
        var all = new ArrayList<Map<String, Object>>();
        var units = units();
        var unit = units.isEmpty() ? "A1" : units.getFirst();
        var other = units.isEmpty() ? "B1" : units.getLast();
        var prompt = prompt();
        if (prompt != null) asking(all, prompt, unit);
        all.add(Json.object("type", "dice", "number", 1, "faces", List.of(1, 2)));
        all.add(Json.object("type", "sight", "unit", unit, "model", 0, "target", other));
        all.add(Json.object("type", "standing", "question", "Move", "on", true, "answer", 1));
        for (var change :
                List.of(
                        Map.of("unit", unit, "to", List.of(100, 100), "facing", 90, "model", 0),
                        Map.of("unit", unit, "model", 0, "wounds", 1),
                        Map.of("unit", unit, "model", 0, "remove", "no"),
                        Map.of("unit", unit, "set", "shaken", "on", "no"),
                        Map.of("marker", 0, "owner", "nobody")))
            all.add(
                    Json.object(
                            "type",
                            "offer",
                            "what",
                            "correction",
                            "correction",
                            List.of(change),
                            "reason",
                            7));
        for (var type : List.of("agree", "decline", "grant", "refuse"))
            all.add(Json.object("type", type, "n", 99));
        all.add(Json.object("type", "concede", "side", "nobody"));
        all.add(Json.object("type", "timer", "minutes", "none"));
        all.add(Json.object("type", "name", "side", "A", "text", "Ana"));
        all.add(Json.object("type", "share", "hex", "zz"));
        all.add(Json.object("type", "look", "side", "A"));
        return all;
    }

    private static void asking(List<Map<String, Object>> all, Map<?, ?> prompt, String unit) {
        var number = prompt.get("number");
        var drag = Json.object("unit", unit, "model", 0, "to", List.of(900, 900), "facing", 90);
        all.add(Json.object("type", "check", "number", number, "drag", drag));
        all.add(Json.object("type", "check", "number", number, "typed", "forward 6"));
        var answers = new ArrayList<Object>();
        if (prompt.get("options") instanceof List<?> options)
            for (var option : options.subList(0, Math.min(3, options.size())))
                answers.add(((Map<?, ?>) option).get("answer"));
        answers.add(Map.of("unit", unit, "to", List.of(1, 1), "facing", 1));
        for (var answer : answers) {
            if (answer == null) continue;
            all.add(Json.object("type", "check", "number", number, "answer", answer));
            all.add(Json.object("type", "odds", "number", number, "answer", answer));
        }
        if (!answers.isEmpty())
            all.add(Json.object("type", "answer", "number", number, "answer", answers.getFirst()));
    }

    private List<String> units() {
        var ids = new ArrayList<String>();
        if (state.get("view") instanceof Map<?, ?> view && view.get("units") instanceof List<?> all)
            for (var each : all) ids.add(String.valueOf(((Map<?, ?>) each).get("id")));
        return ids;
    }
}
