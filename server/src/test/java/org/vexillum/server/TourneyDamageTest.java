package org.vexillum.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.vexillum.server.client.Browser;
import org.vexillum.server.client.Event;
import org.vexillum.server.tourneys.EventActions;

/** Nonsense is refused in words, and nothing changes by it. */
class TourneyDamageTest extends ServerTest {
    private static final List<Object> NONSENSE =
            List.of(
                    -1,
                    0,
                    1_000_000_000,
                    1.5,
                    true,
                    "",
                    "#99",
                    "\u0000\u202e<script>",
                    "x".repeat(11_000),
                    List.of(),
                    List.of(1, "a", Map.of()),
                    Map.of("a", Map.of("b", List.of())));

    private static final List<String> FIELDS =
            List.of(
                    "who",
                    "name",
                    "text",
                    "scores",
                    "round",
                    "table",
                    "pairs",
                    "settings",
                    "entrants",
                    "entrant",
                    "unit",
                    "csv",
                    "state",
                    "item",
                    "action",
                    "minutes",
                    "kind",
                    "amount",
                    "tp",
                    "vp",
                    "match",
                    "side",
                    "entry",
                    "how",
                    "version",
                    "as");

    @Test
    void noChangeFailsByWhatItsFieldsHold() {
        var event = Event.make(browser(), "name", "Autumn", "listsRequired", false);
        event.run("enter", "text", "Ana\nBea\nCoro\nDora", "present", true);
        event.run("pair");
        event.run("publish");
        var failed = new ArrayList<String>();
        int tried = 0;
        for (var word : EventActions.all().keySet()) {
            var organiser = organiser(event);
            for (var nonsense : NONSENSE) {
                var fields = new ArrayList<Object>();
                for (var field : FIELDS) {
                    fields.add(field);
                    fields.add(field.equals("as") ? "organiser" : nonsense);
                }
                var answer = event.ask(organiser, word, fields.toArray());
                tried++;
                if (answer.status() >= 429 || answer.status() == 200 && word.equals("report"))
                    failed.add(word + " " + nonsense + " " + answer.status());
            }
        }
        assertThat(failed).isEmpty();
        assertThat(tried).isEqualTo(EventActions.all().size() * NONSENSE.size());
    }

    /** Another browser of the organiser, since each is counted by itself. */
    private Browser organiser(Event event) {
        var organiser = browser();
        organiser.post("/api/passes", Map.of("token", event.token(0)));
        return organiser;
    }

    @Test
    void everyFieldAloneIsLookedAtBeforeItIsUsed() {
        var event = Event.make(browser(), "name", "Autumn", "listsRequired", false);
        event.run("enter", "text", "Ana\nBea\nCoro\nDora", "present", true);
        event.run("pair");
        event.run("publish");
        var good =
                Event.fields(
                        "who",
                        "#1",
                        "name",
                        "Zoe",
                        "text",
                        "x",
                        "scores",
                        List.of(1, 1, 1, 0),
                        "table",
                        1,
                        "why",
                        "so");
        var failed = new ArrayList<String>();
        for (var word : List.of("report", "correct", "concede", "noShow", "fixTable", "list")) {
            var organiser = organiser(event);
            for (var field : good.keySet())
                for (var nonsense : NONSENSE) {
                    var fields = Event.fields();
                    fields.putAll(good);
                    fields.put(field, nonsense);
                    fields.put("do", word);
                    var answer = organiser.post(event.path("/changes"), fields);
                    if (answer.status() >= 429) failed.add(word + " " + field + " " + nonsense);
                }
        }
        assertThat(failed).isEmpty();
        assertThat(event.view().get("round")).isEqualTo(1);
    }

    @Test
    void damagedFilesAreNotTakenUp() {
        var event = Event.make(browser(), "name", "Autumn", "listsRequired", false);
        event.run("enter", "text", "Ana\nBea\nCoro\nDora", "present", true);
        event.run("pair");
        var file = event.organiser().get(event.path("/files/event.json")).text();
        var other = browser();
        int cut = file.indexOf("\"Paired\"");
        for (var damaged :
                List.of(
                        file.replace("vexillum-tourney-1", "vexillum-tourney-9"),
                        file.replace("\"Created\"", "\"Closed\""),
                        file.replace("\"Paired\"", "\"Poured\""),
                        file.replace("\"number\":2,", "\"number\":3,"),
                        file.replace("\"id\":\"" + event.id() + "\"", "\"id\":\"../x\""),
                        "{}",
                        "[]",
                        "\"x\"")) {
            var answer = other.post("/api/tourneys/import", "{\"file\":" + damaged + "}");
            assertThat(answer.status())
                    .as(damaged.substring(0, Math.min(80, damaged.length())))
                    .isEqualTo(400);
        }
        assertThat(
                        other.post("/api/tourneys/import", "{\"file\":" + file.substring(0, cut))
                                .error())
                .isEqualTo("no-json");
    }

    @Test
    void aNewEventNeedsANameAndSettingsThatExist() {
        for (var settings :
                List.of(
                        Map.of(),
                        Map.of("name", ""),
                        Map.of("name", "x", "rounds", 1),
                        Map.of("name", "x", "pack", "chess"),
                        Map.of("name", "x", "colour", "red"),
                        Map.of("name", "x", "listsUntil", "tomorrow"),
                        Map.of("name", "x", "K", List.of())))
            assertThat(browser().post("/api/tourneys", Map.of("settings", settings)).status())
                    .as(settings.toString())
                    .isEqualTo(400);
    }

    @Test
    void aPasteIsTakenWholeOrNotAtAll() {
        var event = Event.make(browser(), "name", "Autumn");
        var answer = event.ask(event.organiser(), "enter", "text", "Ana\nBea\nana\n");
        assertThat(answer.error()).isEqualTo("name-twice");
        assertThat(Event.list(event.view().get("entrants"))).isEmpty();
        assertThat(event.ask(event.organiser(), "enter", "text", "name;club\n").error())
                .isEqualTo("no-entrants");
        event.run("enter", "text", "\ufeffclub,name\n\"Lobos, Madrid\",Ana\n,Bea\n");
        assertThat(event.view().get("entrants").toString()).contains("Lobos, Madrid");
    }
}
