package org.vexillum.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.server.client.Event.list;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.vexillum.server.client.Browser;
import org.vexillum.server.client.Event;

/** Lists are secret until they are opened; units are typed once. */
class TourneyListsTest extends ServerTest {
    private static final String LIST = "Mariscal Gris [High Command] (3 CP) x1 (60 pts)";

    private Event event;
    private Browser ana;
    private Browser bea;

    @BeforeEach
    void prepare() {
        event = Event.make(browser(), "name", "Lists");
        event.run("enter", "text", "Ana\nBea\nCoro\nDora");
        ana = event.player(browser(), "#1");
        bea = event.player(browser(), "#2");
        event.taken(ana, "list", "text", LIST);
    }

    private int seen(Browser browser) {
        return list(browser.get(event.path("/lists")).json().get("lists")).size();
    }

    @Test
    void nobodyButItsOwnerAndThoseWhoRunTheEventSeesAList() {
        assertThat(seen(ana)).isEqualTo(1);
        assertThat(seen(event.organiser())).isEqualTo(1);
        assertThat(seen(event.referee(browser()))).isEqualTo(1);
        for (var other : List.of(bea, browser())) {
            assertThat(seen(other)).isZero();
            var everything =
                    other.get(event.path("")).text()
                            + other.get(event.path("/units")).text()
                            + other.get(event.path("/files/games.csv")).text()
                            + other.get(event.path("/files/standings.csv")).text();
            assertThat(everything).doesNotContain("Mariscal");
        }
        event.run("openLists");
        assertThat(seen(bea)).isEqualTo(1);
        assertThat(seen(browser())).isEqualTo(1);
    }

    @Test
    void aUnitIsTypedByWhoeverMeetsItFirstAndConfirmedByTheOrganiser() {
        assertThat(check().get("unknown")).isEqualTo(List.of("Mariscal Gris"));
        event.taken(ana, "unit", "unit", unit(70));
        assertThat(check().get("unknown")).isEqualTo(List.of());
        assertThat(check().get("findings").toString()).contains("70 of 200");
        event.taken(bea, "unit", "unit", unit(60));
        event.run("confirmUnit", "name", "grey marshal");
        assertThat(event.ask(bea, "unit", "unit", unit(10)).error()).isEqualTo("unit-confirmed");
        var offered = list(bea.get(event.path("/units?q=MARISCAL")).json().get("units"));
        assertThat(offered.getFirst().get("confirmed")).isEqualTo(true);
        assertThat(offered.getFirst().get("points")).isEqualTo(60);
    }

    private Map<?, ?> check() {
        return ana.post(event.path("/lists/check"), Map.of("text", LIST)).json();
    }

    private static Map<String, Object> unit(int points) {
        return Map.of(
                "names",
                List.of("Grey Marshal", "Mariscal gris"),
                "points",
                points,
                "command",
                3,
                "availability",
                1,
                "keywords",
                List.of("High Command"));
    }

    @Test
    void theUnitBookGoesOnToTheNextEvent() {
        event.run("unit", "unit", unit(60));
        var csv = event.organiser().get(event.path("/files/units.csv")).text();
        var next = Event.make(browser(), "name", "Next");
        next.run("units", "csv", csv);
        assertThat(list(browser().get(next.path("/units")).json().get("units"))).hasSize(1);
        assertThat(next.ask(next.organiser(), "units", "csv", "nothing").error())
                .isEqualTo("no-units");
        next.run("removeUnit", "name", "Grey Marshal");
        assertThat(next.ask(next.organiser(), "removeUnit", "name", "x").error())
                .isEqualTo("unknown-unit");
    }

    @Test
    void theChecklistKeepsTrackOfEverybody() {
        var referee = event.referee(browser());
        event.taken(referee, "check", "who", "#1", "item", "bases", "state", "failed");
        event.taken(
                referee,
                "substitute",
                "who",
                "#1",
                "unit",
                "Marshal",
                "miniature",
                "a knight",
                "baseMm",
                40);
        var one = list(event.view().get("entrants")).getFirst();
        assertThat(((Map<?, ?>) one.get("checks")).get("bases")).isEqualTo("failed");
        assertThat(one.get("substitutions").toString())
                .contains("a knight, 40 mm base (approved: Referee)");
        assertThat(event.ask(referee, "check", "who", "#1", "item", "x", "state", "open").error())
                .isEqualTo("unknown-item");
        event.run("checkIn", "who", List.of("#1", "#2"));
        assertThat(event.ask(event.organiser(), "pair").error()).isEqualTo("few-entrants");
    }

    @Test
    void aRivalIsToldWhatStandsForWhat() {
        var event = Event.make(browser(), "name", "Autumn", "listsRequired", false);
        event.run("enter", "text", "Ana\nBea\nCoro\nDora", "present", true);
        event.run("substitute", "who", "#1", "unit", "Riders", "miniature", "Goats", "baseMm", 50);
        event.run("pair");
        event.run("publish");
        var game =
                Event.games(event.view()).stream()
                        .filter(each -> List.of(each.get("a"), each.get("b")).contains("#1"))
                        .findFirst()
                        .orElseThrow();
        var rival = game.get("a").equals("#1") ? game.get("b") : game.get("a");
        for (var member : List.of("#2", "#3", "#4")) {
            var mine = (Map<?, ?>) event.view(event.player(browser(), member)).get("mine");
            assertThat(mine.get("rivalProxies").toString())
                    .isEqualTo(
                            member.equals(rival)
                                    ? "[{unit=Riders, note=Goats, 50 mm base (approved: Organiser)}]"
                                    : "[]");
        }
        var told = event.player(browser(), rival.toString()).get(event.path("?lang=es")).text();
        assertThat(told).contains("Goats, peana de 50 mm (aprobado: Organización)");
    }

    @Test
    void rulesOfTheEventAreReadBeforeSomebodyRegisters() {
        var event = Event.make(browser(), "name", "Autumn", "specialRules", "No dogs.");
        var code = browser().get("/api/tourneys/code/" + event.view().get("code")).json();
        assertThat(code.get("specialRules")).isEqualTo("No dogs.");
        var seen = (Map<?, ?>) event.view(browser()).get("settings");
        assertThat(seen.get("specialRules")).isEqualTo("No dogs.");
    }

    @Test
    void whatIsReportedCanBeReadByTheOrganiserAlone() {
        var event = Event.make(browser(), "name", "Autumn", "listsRequired", false);
        event.run("enter", "text", "Ana\nBea\nCoro\nDora", "present", true);
        event.run("list", "who", "#1", "text", "Grey Marshal x1 (60 pts)");
        event.run("pair");
        event.run("publish");
        for (var game : Event.games(event.view()))
            event.run("report", "table", game.get("table"), "scores", List.of(7, 2, 3, 1));
        for (var file : List.of("lists.txt", "ratings.csv", "report.txt")) {
            assertThat(browser().get(event.path("/files/" + file)).status()).isEqualTo(401);
            assertThat(event.organiser().get(event.path("/files/" + file)).text()).contains("Ana");
        }
        assertThat(event.organiser().get(event.path("/files/lists.txt")).text())
                .isEqualTo("++ Ana ++\nGrey Marshal x1 (60 pts)\n\n");
        assertThat(event.organiser().get(event.path("/files/ratings.csv")).text())
                .contains(",1000,1016.00,16.00,1016");
        assertThat(event.organiser().get(event.path("/files/report.txt")).text())
                .contains("Changes of ratings", "1016.00", "Grey Marshal x1 (60 pts)");
    }

    @Test
    void whoeverLacksAListIsNamedAndThereIsAWayOut() {
        var event = Event.make(browser(), "name", "Autumn");
        event.run("enter", "text", "Ana\nBea\nCoro\nDora", "present", true);
        event.run("list", "who", "#1", "text", "Grey Marshal x1 (60 pts)");
        var next = (Map<?, ?>) event.view().get("next");
        assertThat(next.get("missing").toString()).contains("Bea, Coro, Dora");
        assertThat(next.get("withoutLists")).isEqualTo(true);
        event.run("set", "settings", Map.of("listsRequired", false));
        event.run("pair");
    }

    @Test
    void aPlainEventIsPairedWithoutLists() {
        for (var pack : List.of("plain", "regiments", "first-blood")) {
            var event = Event.make(browser(), "name", "Evening", "pack", pack);
            event.run("enter", "text", "Ana\nBea\nCoro\nDora", "present", true);
            event.run("pair");
            event.run("publish");
            event.run("report", "table", 1, "scores", List.of(3, 1));
        }
    }
}
