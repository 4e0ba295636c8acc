package org.vexillum.tourneys.standing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.testkit.Rule;
import org.vexillum.tourneys.Evening;
import org.vexillum.tourneys.event.CarriedScore;
import org.vexillum.tourneys.event.EnrolmentChange;
import org.vexillum.tourneys.event.ParticipationChange;
import org.vexillum.tourneys.event.Penalty.Kind;
import org.vexillum.tourneys.text.TourneyMessages;

class StandingsTest {
    private static Evening carried(int rounds, String... options) {
        return Evening.warcrow(options).with("A", "B", "C", "D").begin(rounds);
    }

    private static StandingsLine last(Evening evening, String who) {
        return Standings.last(evening.event()).of(who).orElseThrow();
    }

    @Test
    @Rule("WC-BYE-06")
    void victoryPointsAreScaledAndRoundedUp() {
        assertThat(last(carried(3, "rounds=3").brings("A", 6, 13, 0, 1), "A").vp()).isEqualTo(20);
        assertThat(last(carried(4, "rounds=4").brings("A", 6, 18, 0, 1), "A").vp()).isEqualTo(24);
        assertThat(last(carried(3, "rounds=3").brings("A", 6, 13, 0, 0), "A").vp()).isEqualTo(13);
    }

    @Test
    @Rule({"WC-BYE-07", "WC-BYE-13"})
    void onlyAtTheEndAndNeverTournamentPoints() {
        var evening = carried(3, "rounds=3").brings("A", 6, 13, 0, 1);
        assertThat(Standings.after(evening.event(), 3).of("A").orElseThrow().vp()).isEqualTo(13);
        assertThat(last(evening, "A").tp()).isEqualTo(6);
    }

    /** Five rounds: one bye, one own absence, three games with 12 points. */
    private static Evening absent(String... options) {
        var evening = Evening.warcrow(options).with("A", "B", "C", "D").begin(5);
        var carried = new CarriedScore(9, 12, 10, 3, 1, List.of(), List.of());
        return evening.change(new EnrolmentChange.Brought("A", carried));
    }

    @Test
    @Rule("WC-BYE-08")
    void roundsMissedAreNotMadeUpFor() {
        assertThat(last(absent("rounds=5"), "A").vp()).isEqualTo(16);
        assertThat(last(absent("rounds=5", "byeScaling=tournamentRounds"), "A").vp()).isEqualTo(20);
    }

    @Test
    @Rule("WC-BYE-09")
    void whatWasConcededIsScaledOnlyByOption() {
        assertThat(last(absent("rounds=5"), "A").conceded()).isEqualTo(10);
        assertThat(last(absent("rounds=5", "scaleConceded=true"), "A").conceded()).isEqualTo(14);
    }

    @Test
    @Rule("WC-PENALTY-02")
    void aLossOfVictoryPointsComesAfterTheScaling() {
        var evening = carried(3, "rounds=3").brings("A", 6, 13, 0, 1);
        evening.penalise("A", Kind.VP, 5, 3);
        assertThat(last(evening, "A").vp()).isEqualTo(15);
    }

    @Test
    @Rule({"WC-BYE-02", "WC-BYE-10"})
    void aByeIsAPartialTriumphWithoutAGame() {
        var evening = Evening.warcrow().with("A", "B", "C", "D", "E").pair();
        evening.report("A 1/1 v B 0/0", "C 1/1 v D 0/0");
        var bye = Standings.after(evening.event(), 1).of("E").orElseThrow();
        assertThat(bye.tp()).isEqualTo(3);
        assertThat(bye.vp()).isZero();
        assertThat(bye.games()).isZero();
        assertThat(bye.byes()).isEqualTo(1);
        assertThat(bye.rivals()).isEmpty();
        assertThat(evening.event().shares("E", 1).getFirst().rated()).isNull();
    }

    /** B has the lower lot; A won their only game, and both end level. */
    private static Evening level(String... options) {
        var evening = Evening.warcrow(options).with("B", "A", "C", "D").begin(2);
        evening.brings("B", 6, 8, 6, 0).brings("A", 2, 4, 4, 0);
        evening.brings("C", 0, 1, 9, 0).brings("D", 0, 0, 9, 0).pair();
        return evening.report("A 4/3 v B 2/1", "C 0/0 v D 0/0");
    }

    @Test
    @Rule("WC-STAND-03")
    void twoWhoAreLevelAreSeparatedByTheirOwnGame() {
        assertThat(level("rounds=3").pairs(3)).isEqualTo("B-A C-D");
        assertThat(level("rounds=3").finals()).startsWith("1 A 6/11/7, 2 B 6/11/13");
        var tied = level("rounds=3").penalise("A", Kind.WARNING, 0, 3);
        tied.change(new EnrolmentChange.Brought("A", brought(2, 4, 10)));
        assertThat(tied.finals()).startsWith("1 A 6/11/13, 2 B 6/11/13");
        assertThat(tied.standings()).as("not between rounds").startsWith("1 B 6/11/13, 2 A");
    }

    private static CarriedScore brought(int tp, int vp, int conceded) {
        return new CarriedScore(tp, vp, conceded, 2, 0, List.of(), List.of());
    }

    @Test
    @Rule("WC-STAND-03")
    void orTheyShareThePlace() {
        var tied = level("rounds=3", "finalTie=shared");
        tied.change(new EnrolmentChange.Brought("A", brought(2, 4, 10)));
        assertThat(tied.finals()).startsWith("1 B 6/11/13, 1 A 6/11/13, 3 C");
    }

    @Test
    @Rule("WC-STAND-04")
    void whoDropsKeepsTheirPlace() {
        var evening = Evening.warcrow().with("A", "B", "C", "D").pair();
        evening.report("A 3/3 v B 0/0", "C 1/1 v D 0/0");
        evening.change(new ParticipationChange.Dropped("A"));
        assertThat(evening.standings()).startsWith("1 A 4/6/0, 2 C");
    }

    @Test
    @Rule("WC-STAND-05")
    void aLineShowsGamesByesAndRivals() {
        var evening = Evening.warcrow().with("A", "B", "C", "D").pair();
        evening.report("A 3/3 v B 0/1", "C 1/1 v D 0/0");
        var line = Standings.after(evening.event(), 1).of("B").orElseThrow();
        assertThat(line.toString())
                .contains("place=3", "tp=0", "vp=1", "conceded=6", "games=1", "byes=0", "[A]");
    }

    @Test
    void theAnswerToWhyIsGivenInWords() {
        var evening = Evening.warcrow().with("A", "B", "C", "D").pair();
        evening.report("A 3/3 v B 0/1", "C 3/3 v D 0/0");
        var standings = Standings.after(evening.event(), 1);
        assertThat(new PlaceExplanation(standings, TourneyMessages.in(Lang.EN)).of("A"))
                .containsExactly(
                        "A is on place 2: 4 TP, 6 VP, 1 conceded.",
                        "C stands above A: equal in TP 4, VP 6; fewer VP conceded (0 against 1)."
                                + " [WC-PAIR-04]",
                        "A stands above B: more TP (4 against 0). [WC-STAND-01]");
        assertThat(new PlaceExplanation(standings, TourneyMessages.in(Lang.EN)).of("D"))
                .contains("B stands above D: equal in TP 0; more VP (1 against 0). [WC-PAIR-03]");
        assertThat(new PlaceExplanation(standings, TourneyMessages.in(Lang.ES)).of("B").getFirst())
                .isEqualTo("B ocupa el puesto 3: 0 PT, 1 PV, 6 encajados.");
    }
}
