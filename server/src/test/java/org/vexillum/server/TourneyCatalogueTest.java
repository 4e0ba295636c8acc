package org.vexillum.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.server.client.Event.list;

import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.vexillum.server.client.Browser;
import org.vexillum.server.client.Event;

/** The list of events comes from stored lines: no log is read for it. */
class TourneyCatalogueTest extends ServerTest {
    private Browser organiser;
    private Event event;

    @BeforeEach
    void prepare() {
        organiser = browser();
        event = Event.make(organiser, "name", "Autumn", "listed", true, "listsRequired", false);
        event.run("enter", "text", "Ana\nBea\nCoro\nDora", "present", true);
        event.run("pair");
    }

    private Map<?, ?> line(Browser browser, String which) {
        var lines = list(browser.get("/api/tourneys").json().get(which));
        return (Map<?, ?>) lines.getFirst();
    }

    private ManyGames stored() {
        return new ManyGames(data);
    }

    @Test
    void aTornLogIsNoHindrance() throws SQLException {
        var mine = line(organiser, "mine");
        var everybodys = line(browser(), "listed");
        assertThat(mine.get("entrants")).isEqualTo(4);
        assertThat(mine.get("round")).as("paired, not published").isEqualTo(1);
        assertThat(everybodys.get("round")).isEqualTo(0);
        assertThat(everybodys.get("roles")).isEqualTo(List.of("public"));
        stop();
        stored().sql("UPDATE tourney_entries SET line = '{torn'");
        start();
        assertThat(line(organiser.at(server.port()), "mine")).isEqualTo(mine);
        assertThat(line(browser(), "listed")).isEqualTo(everybodys);
    }

    @Test
    void eventsFromBeforeAreSummedUpOnce() throws SQLException {
        var before = line(organiser, "mine");
        stop();
        stored().sql("DELETE FROM tourney_lines");
        start();
        assertThat(line(organiser.at(server.port()), "mine")).isEqualTo(before);
        assertThat(stored().number("SELECT count(*) FROM tourney_lines")).isEqualTo(1);
    }

    @Test
    void whatAnOlderProgramChangedIsSummedUpAgain() throws SQLException {
        stop();
        stored().sql("UPDATE tourneys SET version = version + 1");
        stored().sql("UPDATE tourney_lines SET text = '{}'");
        start();
        assertThat(line(organiser.at(server.port()), "mine").get("name")).isEqualTo("Autumn");
    }

    @Test
    void whatCannotBeReadSaysSo() throws SQLException {
        stop();
        stored().sql("UPDATE tourney_entries SET line = '{torn'");
        stored().sql("DELETE FROM tourney_lines");
        start();
        assertThat(line(organiser.at(server.port()), "mine").get("unreadable")).isEqualTo(true);
    }
}
