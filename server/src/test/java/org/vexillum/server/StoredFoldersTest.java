package org.vexillum.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.vexillum.server.client.Browser;
import org.vexillum.server.client.Event;
import org.vexillum.server.store.Database;
import org.vexillum.server.store.Seats;

/**
 * Data folders of older programs are opened by this one, and what runs in them goes on.
 *
 * <p>{@link StoreFolders} made them.
 */
class StoredFoldersTest extends ServerTest {
    private static final Path STORED = Path.of("src", "test", "resources", "folders", "1");

    @Override
    @BeforeEach
    void start() {
        // each test opens the folder it is about
    }

    private void open(String name) {
        unpack(name);
        server = VexillumServer.start(options());
    }

    private void unpack(String name) {
        try (var in =
                new GZIPInputStream(
                        Files.newInputStream(STORED.resolve(name).resolve("vexillum.db.gz")))) {
            Files.copy(in, data.resolve(Database.FILE));
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    private static Object seen(String name) throws IOException {
        return Json.read(Files.readString(STORED.resolve(name).resolve("seen.json")), Object.class);
    }

    private Browser browser(Object cookie) {
        return browser().with("Cookie", cookie.toString());
    }

    @Test
    void everyRunningGameGoesOnWithoutANote() throws IOException {
        open("games");
        for (var game : (List<?>) seen("games")) goesOn((Map<?, ?>) game);
    }

    private void goesOn(Map<?, ?> game) {
        var match = game.get("match").toString();
        var ana = browser(game.get("a"));
        var ben = browser(game.get("b"));
        try (var two = new Two(match, ana, ben, ana.sit(match), ben.sit(match), "")) {
            var asked = two.asked();
            assertThat(asked == two.a() ? "a" : "b").isEqualTo(game.get("asked"));
            assertThat(asked.prompt().get("name")).as("%s", game).isEqualTo(game.get("question"));
            assertThat(asked.log()).as("%s", game).hasSize((int) game.get("lines"));
            assertThat(asked.state().get("notice")).as("%s", game).isNull();
            play(two, 3);
        }
    }

    // ---- links from before links had a purpose

    private static final String KEY = "links-of-the-old-program-";

    private static String hash(String token) {
        return Seats.mark(token);
    }

    /** As the old program stored one: without a purpose. The tokens themselves nobody has kept. */
    private void replaceTokens(String match) throws SQLException {
        try (var connection = DriverManager.getConnection("jdbc:sqlite:" + file());
                var update =
                        connection.prepareStatement(
                                "UPDATE seats SET token = ? WHERE match_id = ? AND kind = ?")) {
            for (var kind : List.of("A", "B", "SPECTATOR")) {
                update.setString(1, hash(KEY + match + kind));
                update.setString(2, match);
                update.setString(3, kind);
                assertThat(update.executeUpdate()).isEqualTo(1);
            }
        }
    }

    private void sql(String statement) throws SQLException {
        try (var connection = DriverManager.getConnection("jdbc:sqlite:" + file())) {
            assertThat(connection.createStatement().executeUpdate(statement)).isPositive();
        }
    }

    private Path file() {
        return data.resolve(Database.FILE);
    }

    private Browser.Answer take(Browser browser, String match, String kind) {
        return browser.post("/api/seats", Map.of("token", KEY + match + kind));
    }

    @Test
    void anOldInvitationIsUsedUpOnceSomebodySitsThere() throws Exception {
        unpack("games");
        var game = (Map<?, ?>) ((List<?>) seen("games")).getFirst();
        var match = game.get("match").toString();
        replaceTokens(match);
        server = VexillumServer.start(options());
        var thief = browser();
        assertThat(take(thief, match, "B").error()).isEqualTo("used-link");
        var bearing = Browser.bearing(server.port(), KEY + match + "B");
        assertThat(bearing.get("/api/matches/" + match).status()).isEqualTo(403);
        assertThat(take(browser(game.get("b")), match, "B").text("seat")).isEqualTo("B");
        assertThat(take(browser(), match, "SPECTATOR").text("seat")).isEqualTo("spectator");
    }

    @Test
    void whoeverMadeAnOldGameKeepsHisKeyAndTakesItBack() throws Exception {
        unpack("games");
        var game = (Map<?, ?>) ((List<?>) seen("games")).getFirst();
        var match = game.get("match").toString();
        replaceTokens(match);
        server = VexillumServer.start(options());
        var bearing = Browser.bearing(server.port(), KEY + match + "A");
        var path = "/api/matches/" + match;
        assertThat(bearing.get(path).text("seat")).isEqualTo("A");
        var ana = browser(game.get("a"));
        assertThat(ana.call("DELETE", path + "/links?for=device", null).status()).isEqualTo(204);
        assertThat(bearing.get(path).status()).isEqualTo(403);
        assertThat(take(browser(), match, "A").error()).isEqualTo("revoked-link");
        assertThat(ana.get(path).text("seat")).isEqualTo("A");
    }

    @Test
    void anOldInvitationThatNobodyTookInvitesTheFirstWhoComes() throws Exception {
        unpack("games");
        var game = (Map<?, ?>) ((List<?>) seen("games")).getFirst();
        var match = game.get("match").toString();
        replaceTokens(match);
        sql("DELETE FROM holders WHERE kind = 'B' AND match_id = '" + match + "'");
        server = VexillumServer.start(options());
        assertThat(take(browser(game.get("a")), match, "B").error()).isEqualTo("you-play-here");
        assertThat(take(browser(), match, "B").text("seat")).isEqualTo("B");
        assertThat(take(browser(), match, "B").error()).isEqualTo("used-link");
    }

    @Test
    void aRunningEventGoesOn() throws IOException {
        open("event");
        var seen = (Map<?, ?>) seen("event");
        var organiser = browser(seen.get("organiser"));
        var path = "/api/tourneys/" + seen.get("event");
        var view = organiser.get(path).json();
        assertThat(places(Event.lines(view))).isEqualTo(places(Event.list(seen.get("standings"))));
        assertThat(pairs(view)).isEqualTo(pairs(seen));
        var table = Event.games(view).getFirst().get("table");
        var report = Map.of("do", "report", "table", table, "scores", List.of(4, 1, 2, 0));
        assertThat(organiser.post(path + "/changes", report).status()).isEqualTo(200);
    }

    private static List<String> pairs(Map<?, ?> view) {
        return Event.games(view).stream().map(game -> game.get("a") + " " + game.get("b")).toList();
    }

    private static List<String> places(List<Map<?, ?>> lines) {
        return lines.stream()
                .map(line -> line.get("place") + " " + line.get("who") + " " + line.get("tp"))
                .toList();
    }
}
