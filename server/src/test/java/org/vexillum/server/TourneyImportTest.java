package org.vexillum.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.server.client.Event.games;
import static org.vexillum.server.client.Event.list;

import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.vexillum.server.client.Browser;
import org.vexillum.server.client.Event;

/** An event that somebody brings, or that is damaged where it is kept, harms no other. */
class TourneyImportTest extends ServerTest {
    private static final Object[] SETTINGS = {
        "name", "First", "rounds", 3, "listsRequired", false, "seed", 5
    };

    /** A whole event, closed: its season has ratings. */
    private Event played(Browser organiser) {
        var event = Event.make(organiser, SETTINGS);
        event.run("enter", "text", "Ana\nBea\nCoro\nDora", "present", true);
        for (int round = 1; round <= 3; round++) {
            event.run("pair");
            event.run("publish");
            for (var game : games(event.view()))
                event.run("report", "table", game.get("table"), "scores", List.of(7, 2, 3, 1));
        }
        event.run("close");
        return event;
    }

    private static Map<String, Object> file(Event event) {
        var file = event.organiser().get(event.path("/files/event.json")).json();
        var copy = new LinkedHashMap<String, Object>();
        file.forEach((name, value) -> copy.put(name.toString(), value));
        return copy;
    }

    private static Map<String, Object> under(Map<String, Object> file, String id, String code) {
        file.put("id", id);
        file.put("code", code);
        return file;
    }

    private Map<?, ?> season(Event event) {
        return browser().get("/api/seasons/" + event.view().get("season")).json();
    }

    @Test
    void aStrangerCannotJoinASeasonWithAForgedCopy() {
        var first = played(browser());
        var before = season(first);
        var forged = under(file(first), "forged-event", "FORGED");
        var stranger = browser();
        var answer = stranger.post("/api/tourneys/import", Map.of("file", forged));
        assertThat(answer.status()).isEqualTo(403);
        assertThat(answer.error()).isEqualTo("season-of-another");
        assertThat(answer.text()).contains("season");
        assertThat(season(first)).isEqualTo(before);
        assertThat(stranger.get("/api/tourneys/forged-event").status()).isEqualTo(404);
    }

    @Test
    void theSameFileMayBecomeASeasonOfItsOwn() {
        var first = played(browser());
        var before = season(first);
        var forged = under(file(first), "forged-event", "FORGED");
        var made =
                browser().post("/api/tourneys/import", Map.of("file", forged, "ownSeason", true));
        assertThat(made.status()).isEqualTo(201);
        assertThat(season(first)).isEqualTo(before);
    }

    @Test
    void theOrganiserOfASeasonBringsOneMoreEventOfIt() {
        var organiser = browser();
        var first = played(organiser);
        var other = under(file(first), "second-event", "SECOND");
        assertThat(organiser.post("/api/tourneys/import", Map.of("file", other)).status())
                .isEqualTo(201);
        assertThat(list(season(first).get("events"))).hasSize(2);
    }

    @Test
    void anEntryWithoutAHandIsRefusedWithItsNumberAndField() {
        var first = played(browser());
        var file = under(file(first), "forged-event", "FORGED");
        var log = list(file.get("log")).stream().map(LinkedHashMap::new).toList();
        log.getLast().remove("by");
        file.put("log", log);
        file.put("season", "another-season");
        var answer = browser().post("/api/tourneys/import", Map.of("file", file));
        assertThat(answer.status()).isEqualTo(400);
        assertThat(answer.text()).contains("Entry " + log.size()).contains("by is missing");
    }

    private void damage(Event event, String before, String after) throws SQLException {
        stop();
        var place = "jdbc:sqlite:" + data.resolve("vexillum.db");
        try (var connection = DriverManager.getConnection(place);
                var statement =
                        connection.prepareStatement(
                                "UPDATE tourney_entries SET line = replace(line, ?, ?)"
                                        + " WHERE tourney_id = ?")) {
            statement.setString(1, before);
            statement.setString(2, after);
            statement.setString(3, event.id());
            assertThat(statement.executeUpdate()).isPositive();
        }
        start();
    }

    private Event again(Event event) {
        return event.at(event.organiser().at(server.port()));
    }

    @Test
    void aStoredEventWithHolesIsShownAsUnreadableAndTheSeasonGoesOn() throws SQLException {
        var organiser = browser();
        var first = played(organiser);
        var made =
                organiser.post(
                        "/api/tourneys",
                        Map.of("settings", Event.fields(SETTINGS), "season", first.id()));
        var second = Event.of(made, organiser);
        damage(second, "\"by\":", "\"bye-bye\":");
        var sound = again(first);
        assertThat(sound.view().get("round")).isEqualTo(3);
        var season = browser().get("/api/seasons/" + sound.view().get("season")).json();
        assertThat(list(season.get("events"))).hasSize(1);
        assertThat(season.get("unreadable")).isEqualTo(List.of(second.id()));
        var torn = sound.organiser().get(second.path(""));
        assertThat(torn.status()).isEqualTo(409);
        assertThat(torn.error()).isEqualTo("tourney-unreadable");
        var mine = list(sound.organiser().get("/api/tourneys").json().get("mine"));
        assertThat(mine).hasSize(2);
        for (var line : mine)
            assertThat(line.get("unreadable"))
                    .isEqualTo(line.get("id").equals(second.id()) ? true : null);
    }

    @Test
    void aStoredTimeThatIsNoneHarmsOnlyItsOwnEvent() throws SQLException {
        var organiser = browser();
        var first = played(organiser);
        damage(first, "\"listsUntil\":\"\"", "\"listsUntil\":\"soon\"");
        assertThat(again(first).organiser().get(first.path("")).error())
                .isEqualTo("tourney-unreadable");
        assertThat(again(first).organiser().get("/api/tourneys").status()).isEqualTo(200);
    }

    @Test
    void settingsThatWouldBreakTheRatingsOfASeasonAreRefused() {
        for (var wild :
                List.of(
                        Map.of("name", "x", "k", "999999999999999999"),
                        Map.of("name", "x", "rounds", 100_000))) {
            var answer = browser().post("/api/tourneys", Map.of("settings", wild));
            assertThat(answer.status()).as(wild.toString()).isEqualTo(400);
            assertThat(answer.error()).isEqualTo("option-value");
        }
        var event = Event.make(browser(), "name", "x");
        assertThat(event.ask(event.organiser(), "set", "settings", Map.of("K", 5_000)).error())
                .isEqualTo("option-value");
        assertThat(((Map<?, ?>) event.view().get("settings")).get("k").toString()).isEqualTo("32");
    }

    // ---- whom a file names

    private static List<?> mine(Browser browser) {
        return (List<?>) browser.get("/api/tourneys").json().get("mine");
    }

    /** The organiser of one event knows the hashes of its visitors, and puts them into another. */
    private Map<String, Object> naming(Event event, String who) {
        var file = under(file(event), "forged-event", "FRGDAA");
        file.put("season", "another-season");
        var forged = new java.util.ArrayList<Object>();
        for (var holder : list(file.get("holders")))
            if (!"organiser".equals(holder.get("role"))) {
                var copy = new LinkedHashMap<Object, Object>(holder);
                copy.put("who", who);
                forged.add(copy);
            }
        assertThat(forged).isNotEmpty();
        file.put("holders", forged);
        return file;
    }

    @Test
    void whoeverIsNamedInAFileHasNothingOfItUntilHeComesHimself() {
        var first = played(browser());
        var ana = first.player(browser(), "#1");
        assertThat(mine(ana)).hasSize(1);
        var forger = browser();
        var made = forger.post("/api/tourneys/import", Map.of("file", naming(first, "#2")));
        assertThat(made.status()).as(made.text()).isEqualTo(201);
        assertThat(mine(ana)).hasSize(1);
        assertThat(forger.get("/api/tourneys/forged-event").text()).doesNotContain("linked\":true");
        var file = forger.get("/api/tourneys/forged-event/files/event.json").json();
        assertThat(list(file.get("holders"))).as("carried on to the next computer").hasSize(2);
        assertThat(ana.get("/api/tourneys/forged-event").json().get("mine")).isNotNull();
        assertThat(mine(ana)).hasSize(2);
    }
}
