package org.vexillum.tourneys.standing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.testkit.Rule;
import org.vexillum.tourneys.Evening;
import org.vexillum.tourneys.event.EventChange;
import org.vexillum.tourneys.event.Penalty;
import org.vexillum.tourneys.text.TourneyMessages;

class PlaceExplanationTest {
    private static List<String> why(Standings standings, String who) {
        return new PlaceExplanation(standings, TourneyMessages.in(Lang.EN)).of(who);
    }

    private static Evening four(String... options) {
        return Evening.warcrow(options).with("A", "B", "C", "D").pair();
    }

    @Test
    @Rule("WC-PAIR-05")
    void whoAreLevelAreOrderedByLotForNow() {
        var evening = four().report("A 1/1 v B 1/1", "C 1/1 v D 1/1");
        var now = Standings.now(evening.event());
        assertThat(now.last()).isFalse();
        assertThat(why(now, "A"))
                .contains(
                        "A and B are level; for now the lower lot stands higher (1 before 2)."
                                + " [WC-PAIR-05]");
    }

    @Test
    @Rule("WC-STAND-03")
    void whoAreLevelAtTheEndShareThePlace() {
        var evening = four().report("A 1/1 v B 1/1", "C 1/1 v D 1/1");
        evening.change(new EventChange.Closed(true));
        var last = Standings.now(evening.event());
        assertThat(last.last()).isTrue();
        assertThat(why(last, "B"))
                .contains("A and B are level in everything and share the place. [WC-STAND-03]");
    }

    @Test
    @Rule("WC-STAND-03")
    void theirOwnGameDecidesBetweenTwoWhoAreLevel() {
        var evening = level(Evening.warcrow("rounds=3"));
        var last = Standings.last(evening.event());
        var two =
                last.lines().stream()
                        .filter(line -> line.tp() == 7)
                        .map(StandingsLine::id)
                        .toList();
        assertThat(two).containsExactly("B", "A");
        assertThat(why(last, "B"))
                .contains(
                        "B and A are level; B made more in their own game (4 against 0)."
                                + " [WC-STAND-03]");
        assertThat(last.of("A").orElseThrow().place())
                .isEqualTo(1 + last.of("B").orElseThrow().place());
    }

    @Test
    @Rule("WC-STAND-03")
    void ifSoChosenTwoWhoAreLevelShareThePlaceThough() {
        var evening = level(Evening.warcrow("rounds=3", "finalTie=shared"));
        var last = Standings.last(evening.event());
        assertThat(last.of("A").orElseThrow().place())
                .isEqualTo(last.of("B").orElseThrow().place());
    }

    /** A and B end with 7 TP, 12 VP, 12 conceded each; B has beaten A. */
    private static Evening level(Evening evening) {
        evening.with("A", "B", "C", "D").begin(2);
        return evening.brings("A", 7, 10, 6, 0, "C", "D")
                .brings("B", 3, 6, 10, 0, "C", "D")
                .brings("C", 3, 0, 0, 0, "A", "B")
                .brings("D", 3, 0, 0, 0, "A", "B")
                .pair()
                .report("A 1/1 v B 4/2", "C 0/0 v D 0/0");
    }

    @Test
    @Rule("WC-STAND-04")
    void whoIsDisqualifiedStandsBelowAllWithoutAPlace() {
        var evening = four().report("A 3/3 v B 0/1", "C 1/1 v D 0/0");
        evening.penalise("A", Penalty.Kind.DISQUALIFICATION, 0, 1);
        var standings = Standings.after(evening.event(), 1);
        assertThat(why(standings, "A"))
                .containsExactly(
                        "A was disqualified and has no place. [WC-STAND-04]",
                        "D stands above A, who is disqualified. [WC-STAND-04]");
    }

    @Test
    @Rule("WC-BYE-06")
    void pointsMadeUpForAByeAreExplainedAtTheEndOnly() {
        var evening = Evening.warcrow().with("A", "B", "C", "D", "E").pair();
        evening.report("A 7/2 v B 3/1", "C 5/1 v D 4/3").pair();
        evening.report("A 3/2 v D 6/3", "E 8/3 v C 4/2");
        assertThat(why(Standings.after(evening.event(), 2), "E").getFirst())
                .isEqualTo("E is on place 2: 7 TP, 11 VP, 6 conceded.");
        evening.pair().report("D 5/2 v B 5/3", "E 3/1 v A 4/1");
        var last = Standings.last(evening.event());
        assertThat(why(last, "E").getFirst())
                .isEqualTo(
                        "E is on place 1: 8 TP, 23 VP, 11 conceded. 15 VP scored (games played:"
                                + " 2) count as 23, to make up for byes (1). [WC-BYE-06]");
        assertThat(why(last, "D").getFirst())
                .isEqualTo("D is on place 2: 8 TP, 23 VP, 19 conceded.");
    }

    @Test
    @Rule("WC-PENALTY-02")
    void penaltiesAreToldApartFromWhatAByeMakesUp() {
        var evening = Evening.warcrow().with("A", "B", "C", "D", "E").pair();
        evening.report("A 7/2 v B 3/1", "C 5/1 v D 4/3").pair();
        evening.report("A 3/2 v D 6/3", "E 8/3 v C 4/2").pair();
        evening.report("D 5/2 v B 5/3", "E 3/1 v A 4/1");
        evening.penalise("E", Penalty.Kind.VP, 2, 3).penalise("E", Penalty.Kind.TP, 1, 3);
        assertThat(why(Standings.last(evening.event()), "E").getFirst())
                .isEqualTo(
                        "E is on place 2: 7 TP, 21 VP, 11 conceded. 15 VP scored (games played:"
                                + " 2) count as 23, to make up for byes (1). [WC-BYE-06] Penalties take 1 TP"
                                + " off. [WC-PENALTY-02] Penalties take 2 VP off. [WC-PENALTY-02]");
    }

    @Test
    void thePlainPackCountsTheDifference() {
        var evening = Evening.of("plain").with("A", "B", "C", "D").pair();
        evening.report("A 9 v B 1", "C 8 v D 7");
        var standings = Standings.after(evening.event(), 1);
        assertThat(why(standings, "A"))
                .contains("A stands above C: equal in TP 3; more point difference (8 against 1).");
        assertThat(standings.of("D").orElseThrow().difference()).isEqualTo(-1);
    }
}
