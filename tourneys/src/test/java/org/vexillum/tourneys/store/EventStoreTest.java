package org.vexillum.tourneys.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.tourneys.Refusals.refused;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.vexillum.testkit.Rule;
import org.vexillum.tourneys.Evening;
import org.vexillum.tourneys.event.ChangeAuthor;
import org.vexillum.tourneys.event.EnrolmentChange;
import org.vexillum.tourneys.event.Entrant;
import org.vexillum.tourneys.event.EventChange;
import org.vexillum.tourneys.event.Penalty.Kind;
import org.vexillum.tourneys.event.ResultChange;
import org.vexillum.tourneys.event.Tourney;
import org.vexillum.tourneys.simulate.RandomEvent;
import org.vexillum.tourneys.standing.Standings;

class EventStoreTest {
    @Test
    void anEventIsTheSameAfterItsJson() {
        for (int seed = 0; seed < 20; seed++) {
            var event = new RandomEvent(seed, 5 + seed, 0, false);
            while (event.pair()) event.play();
            var tourney = event.tourney();
            var again = EventStore.read(EventStore.write(tourney));
            assertThat(again.log()).isEqualTo(tourney.log());
            assertThat(Standings.now(again.event()).lines())
                    .isEqualTo(Standings.now(tourney.event()).lines());
        }
    }

    @Test
    void undonePenaltiesAndConcessionsComeAlong() {
        var evening = Evening.warcrow("concession=award").with("A", "B", "C", "D").pair();
        evening.change(new ResultChange.Conceded(1, 1, "B", null));
        evening.penalise("C", Kind.WARNING, 0, 1)
                .tourney
                .undo(ChangeAuthor.ORGANISER.because("wrong"));
        var again = EventStore.read(EventStore.write(evening.tourney));
        assertThat(again.log()).isEqualTo(evening.tourney.log());
        assertThat(again.event().penalties()).isEmpty();
    }

    @Test
    void whatIsNoEventIsRefused() {
        refused("no-log", () -> EventStore.read("{}"));
        refused("no-log", () -> EventStore.read("[1"));
        refused("no-log", () -> EventStore.read("null"));
        for (var log : new String[] {"null", "[null]", "[{\"change\": {\"do\": \"Created\"}}]"})
            refused(
                    "no-log",
                    () ->
                            EventStore.read(
                                    "{\"format\": \"vexillum-tourney-1\", \"log\": " + log + "}"));
        refused(
                "no-log",
                () -> EventStore.read("{\"format\": \"vexillum-tourney-1\", \"log\": []}"));
    }

    @Test
    void entrantsArePastedFromASpreadsheet() {
        assertThat(CsvTables.entrants("Ana\tES-1\tNorth\nBea\n"))
                .extracting(entrant ->
                        entrant.name() + "/" + entrant.player() + "/" + entrant.faction())
                .containsExactly("Ana/ES-1/North", "Bea/Bea/");
        assertThat(CsvTables.entrants("Facción;Nombre\nSur;\"Coro; la\"\n").getFirst().name())
                .isEqualTo("Coro; la");
    }

    @Test
    void whatASpreadsheetWouldRunIsExportedAsTextAndReadBackAsItWas() {
        var names = List.of("=1+1", "+34 600", "-Ana", "@Bea", "'=Coro", "O'Dora", "Eva-Maria");
        var evening = Evening.warcrow();
        int number = 0;
        for (var name : names)
            evening.change(
                    new EnrolmentChange.Entered(
                            new Entrant(name, name, "-" + ++number, "\t=x", "")));
        var csv = CsvTables.entrants(evening.tourney.event());
        assertThat(csv.lines().skip(1))
                .noneMatch(line -> line.matches("[=+@].*|-\\D.*"))
                .allMatch(line -> line.matches("(?s).*,-\\d,.*"), "numbers stay numbers");
        assertThat(csv).contains("'=1+1,", "''=Coro,", "\"'\t=x\"", "\nO'Dora,", "\nEva-Maria,");
        assertThat(CsvTables.entrants(csv)).extracting(Entrant::name).isEqualTo(names);
    }

    private static Tourney closed() {
        var evening = Evening.warcrow("rounds=3").with("A", "B", "C", "D", "E");
        evening.pair().report("A 7/2 v B 3/1", "C 5/1 v D 4/3");
        evening.pair().report("A 3/2 v D 6/3", "E 8/3 v C 4/2");
        evening.pair().report("D 5/2 v B 5/3", "E 3/1 v A 4/1");
        return evening.change(new EventChange.Closed(false)).tourney;
    }

    @Test
    @Rule("WC-ORG-04")
    void theResultsOfAClosedEventAreExported() {
        assertThat(CsvTables.standings(closed().event()))
                .startsWith("place,company")
                .contains("1,E,E,,8,23,11,2,1\n", "5,C,C,,4,18,18,2,1");
        assertThat(CsvTables.games(closed().event()))
                .contains("1,1,A,B,7,2,9,4,supremacy\n", "1,,E,,0,0,0,3,bye\n");
    }
}
