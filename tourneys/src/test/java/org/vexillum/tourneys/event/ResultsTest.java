package org.vexillum.tourneys.event;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.tourneys.Refusals.refused;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.vexillum.testkit.Rule;
import org.vexillum.tourneys.Evening;
import org.vexillum.tourneys.event.Penalty.Kind;

class ResultsTest {
    private static Evening four(String... options) {
        return Evening.warcrow(options).with("A", "B", "C", "D").pair();
    }

    private static RoundShare share(Evening evening, String who) {
        return evening.event().shares(who, 9).getLast();
    }

    private static void report(Evening evening, String by, String game) {
        evening.change(new ResultChange.Reported(1, 1, by, evening.sheet(1, game)));
    }

    @Test
    @Rule({"WC-REPORT-01", "WC-ADV-05"})
    void pointsFollowFromWhatIsReported() {
        var evening = four().report("A 5/2 v B 4/1");
        assertThat(share(evening, "A").vp()).isEqualTo(7);
        assertThat(share(evening, "A").tp()).isEqualTo(4);
        assertThat(share(evening, "B").conceded()).isEqualTo(7);
    }

    @Test
    @Rule("WC-REPORT-02")
    void whatNoGameCanGiveIsRefused() {
        refused("out-of-range", () -> four().report("A 10/0 v B 0/0"));
        refused("out-of-range", () -> four().report("A 0/5 v B 0/0"));
        assertThat(four().report("A 9/4 v B 0/0").game(1, "A").done()).isTrue();
    }

    @Test
    @Rule("WC-REPORT-02")
    void whatTheAdventureCannotGiveIsWarnedOf() {
        var track = four().change(new EventChange.AdventureSet(1, "takePositions", "track"));
        track.report("A 4/4 v B 3/3", "C 4/4 v D 3/2");
        assertThat(track.event().notices()).hasSize(1);
        assertThat(track.event().notices().getFirst().key()).isEqualTo("impossible-feat");
        assertThat(track.event().complete()).isTrue();
    }

    @Test
    @Rule("WC-FORMAT-08")
    void whatOnlyAGameCutShortCanGiveIsSaidToBeSo() {
        var loot = four().change(new EventChange.AdventureSet(1, "loot", "rift"));
        loot.report("A 3/0 v B 2/0", "C 9/0 v D 1/0");
        assertThat(loot.event().notices())
                .extracting(Notice::key)
                .as("a round of Loot gives at least 2 points, at most 3")
                .containsExactly("unfinished-scenario", "impossible-scenario");
    }

    @Test
    @Rule("WC-REPORT-03")
    void bothReportTheSame() {
        var evening = four();
        report(evening, "A", "A 5/2 v B 4/1");
        assertThat(evening.game(1, "A").done()).isFalse();
        report(evening, "B", "A 5/2 v B 4/1");
        assertThat(evening.game(1, "A").done()).isTrue();
    }

    @Test
    @Rule("WC-REPORT-03")
    void theRivalConfirmsAndNobodyConfirmsTheirOwn() {
        var evening = four();
        refused(
                "no-result-to-confirm",
                () -> evening.change(new ResultChange.Confirmed(1, 1, "B")));
        report(evening, "A", "A 5/2 v B 4/1");
        refused("own-report", () -> evening.change(new ResultChange.Confirmed(1, 1, "A")));
        refused("other-table", () -> evening.change(new ResultChange.Confirmed(1, 1, "C")));
        evening.change(new ResultChange.Confirmed(1, 1, "B"));
        assertThat(share(evening, "A").tp()).isEqualTo(4);
    }

    @Test
    @Rule("WC-REPORT-03")
    void reportsThatDifferAreHeldForTheReferee() {
        var evening = four();
        report(evening, "A", "A 5/2 v B 4/1");
        report(evening, "B", "A 5/2 v B 4/2");
        assertThat(evening.game(1, "A").disputed()).isTrue();
        refused("disputed", () -> evening.change(new ResultChange.Confirmed(1, 1, "")));
        evening.change(new ResultChange.AllAccepted(1));
        assertThat(evening.game(1, "A").done()).as("not accepted with the others").isFalse();
        var decided = new ResultChange.Corrected(1, 1, evening.sheet(1, "A 5/2 v B 4/2"));
        evening.change(decided);
        assertThat(share(evening, "A").tp()).isEqualTo(3);
    }

    @Test
    void nobodyReportsForAnotherTable() {
        refused("other-table", () -> report(four(), "C", "A 5/2 v B 4/1"));
    }

    @Test
    void aSecondReportOfASettledGameIsRefused() {
        var evening = four().report("A 5/2 v B 4/1");
        refused("reported-already", () -> evening.report("A 5/2 v B 4/2"));
        assertThat(share(evening, "A").tp()).isEqualTo(4);
    }

    @Test
    void theOrganiserAcceptsWhatNobodyConfirmed() {
        var evening = four();
        report(evening, "A", "A 5/2 v B 4/1");
        evening.change(new ResultChange.AllAccepted(1));
        assertThat(evening.game(1, "A").done()).isTrue();
        assertThat(evening.game(1, "C").done()).isFalse();
    }

    @Test
    @Rule("WC-REPORT-04")
    void aConcessionIsScoredToItsEnd() {
        var evening = four();
        refused(
                "concession-score",
                () -> evening.change(new ResultChange.Conceded(1, 1, "B", null)));
        var sheet = evening.sheet(1, "A 6/2 v B 2/0");
        evening.change(new ResultChange.Conceded(1, 1, "B", sheet));
        assertThat(share(evening, "A").tp()).isEqualTo(4);
        assertThat(share(evening, "B").vp()).isEqualTo(2);
    }

    @Test
    @Rule("WC-REPORT-04")
    void orTheGameIsAwarded() {
        var evening = four("concession=award");
        evening.change(new ResultChange.Conceded(1, 1, "B", null));
        assertThat(share(evening, "A").tp()).isEqualTo(3);
        assertThat(share(evening, "A").bye()).isTrue();
        assertThat(share(evening, "B").tp()).isZero();
    }

    @Test
    @Rule("WC-REPORT-05")
    void aCorrectionChangesStandingsAndNoPairings() {
        var evening = four().report("A 5/2 v B 4/1", "C 3/3 v D 1/1").pair();
        var before = evening.pairs(2);
        evening.change(new ResultChange.Corrected(1, 1, evening.sheet(1, "A 0/0 v B 9/4")));
        assertThat(evening.pairs(2)).isEqualTo(before);
        assertThat(evening.standings()).startsWith("1 B 4/13/0");
    }

    @Test
    void anOpenGameIsReportedAndNotCorrected() {
        var evening = four();
        var sheet = evening.sheet(1, "A 0/0 v B 9/4");
        refused("correct-open", () -> evening.change(new ResultChange.Corrected(1, 1, sheet)));
    }

    @Test
    @Rule({"WC-REF-04", "WC-REF-01"})
    void theRefereesWordOverridesWhatIsComputedAndBothAreKept() {
        var evening = four().report("A 5/2 v B 4/1");
        evening.change(new ResultChange.Decided(1, "B", 2, 9));
        assertThat(share(evening, "B").tp()).isEqualTo(2);
        assertThat(share(evening, "B").vp()).isEqualTo(9);
        assertThat(share(evening, "B").score()).isEqualTo(Evening.score("4/1"));
        assertThat(share(evening, "A").conceded()).isEqualTo(9);
        assertThat(share(evening, "A").decided()).isFalse();
    }

    @Test
    @Rule("WC-BYE-11")
    void whoeverHasNoRivalAtTheTableIsTreatedAsWithABye() {
        var evening = four().change(new ResultChange.Absent(1, List.of("B")));
        assertThat(share(evening, "A").tp()).isEqualTo(3);
        assertThat(share(evening, "A").vp()).isZero();
        assertThat(share(evening, "A").bye()).isTrue();
        assertThat(share(evening, "B").tp()).isZero();
        assertThat(share(evening, "B").bye()).isFalse();
    }

    @Test
    @Rule("WC-BYE-11")
    void ifBothAreAbsentBothGetNothing() {
        var evening = four().change(new ResultChange.Absent(1, List.of("A", "B")));
        assertThat(share(evening, "A").tp()).isZero();
        assertThat(share(evening, "B").tp()).isZero();
        assertThat(share(evening, "A").bye()).isFalse();
        var oneByOne = four().change(new ResultChange.Absent(1, List.of("A")));
        oneByOne.change(new ResultChange.Absent(1, List.of("B")));
        assertThat(share(oneByOne, "A").tp()).isZero();
        assertThat(share(oneByOne, "B").tp()).isZero();
    }

    @Test
    @Rule("WC-REPORT-05")
    void whoeverHasAResultWasThere() {
        var evening = four().report("A 5/2 v B 4/1");
        refused("reported-already", () -> evening.change(new ResultChange.Absent(1, List.of("B"))));
        assertThat(share(evening, "A").tp()).isEqualTo(4);
    }

    @Test
    @Rule({"WC-PENALTY-01", "WC-REF-05", "WC-CONDUCT-01"})
    void aWarningIsWrittenDownAndCostsNothing() {
        var evening = four().report("A 5/2 v B 4/1").penalise("A", Kind.WARNING, 0, 1);
        assertThat(evening.event().penalties()).hasSize(1);
        assertThat(evening.event().member("A").active()).isTrue();
        assertThat(evening.standings()).startsWith("1 A 4/7/5");
        refused("penalty-amount", () -> evening.penalise("A", Kind.TP, 0, 1));
    }

    @Test
    @Rule("WC-PENALTY-02")
    void pointsLostAreTakenOffTheTotalAndNeverBelowZero() {
        var evening = four().report("A 5/2 v B 4/1", "C 1/1 v D 0/0");
        evening.penalise("A", Kind.TP, 1, 1).penalise("A", Kind.VP, 3, 1);
        assertThat(evening.standings()).startsWith("1 C 4/2/0, 2 A 3/4/5, ");
        evening.penalise("B", Kind.VP, 99, 1);
        assertThat(evening.standings()).contains("B 0/0/7");
    }

    @Test
    @Rule("WC-PENALTY-03")
    void aGameLossTakesThePlayedGameAway() {
        var evening = four().report("A 5/2 v B 4/1", "C 1/1 v D 3/3");
        evening.penalise("A", Kind.GAME_LOSS, 0, 1).penalise("C", Kind.GAME_LOSS, 0, 1);
        assertThat(share(evening, "A").tp()).isZero();
        assertThat(share(evening, "A").vp()).isZero();
        assertThat(share(evening, "A").conceded()).isEqualTo(5);
        assertThat(share(evening, "A").rated()).isEqualByComparingTo("0");
        assertThat(share(evening, "B").tp()).as("at least 3").isEqualTo(3);
        assertThat(share(evening, "B").vp()).isEqualTo(5);
        assertThat(share(evening, "B").conceded()).isZero();
        assertThat(share(evening, "B").rated()).isEqualByComparingTo("0.75");
        assertThat(share(evening, "D").tp()).as("really earned").isEqualTo(4);
    }

    @Test
    @Rule("WC-PENALTY-03")
    void aGameNotPlayedGoesToTheRivalLikeABye() {
        var evening = four().penalise("A", Kind.GAME_LOSS, 0, 1);
        assertThat(share(evening, "B").bye()).isTrue();
        assertThat(share(evening, "B").tp()).isEqualTo(3);
        assertThat(share(evening, "A").tp()).isZero();
    }

    @Test
    @Rule({"WC-PENALTY-04", "WC-STAND-04"})
    void theDisqualifiedLeaveAndStandLastWithoutAPlace() {
        var evening = four().report("A 5/2 v B 4/1", "C 1/1 v D 0/0");
        evening.penalise("A", Kind.DISQUALIFICATION, 0, 1);
        assertThat(evening.standings()).isEqualTo("1 C 4/2/0, 2 B 0/5/7, 3 D 0/0/2, 0 A 4/7/5");
        assertThat(share(evening, "B").rated()).as("its games stay rated").isNotNull();
        evening.pair();
        assertThat(evening.pairs(2)).doesNotContain("A");
    }

    @Test
    @Rule("WC-DROP-01")
    void droppingInMidRoundIsHeldWithAQuestion() {
        var evening = four().report("A 5/2 v B 4/1");
        refused("drop-mid-round", () -> evening.change(new ParticipationChange.Dropped("C")));
        evening.change(new ParticipationChange.Dropped("B"));
        assertThat(evening.standings()).contains("B 0/5/7");
    }

    @Test
    @Rule("WC-DROP-02")
    void whoComesBackHasNothingForTheRoundsMissed() {
        var evening = four().report("A 5/2 v B 4/1", "C 1/1 v D 0/0");
        refused("not-dropped", () -> evening.change(new ParticipationChange.Returned("B")));
        evening.change(new ParticipationChange.Dropped("B")).pair();
        for (var game : List.copyOf(evening.event().round(2).games()))
            evening.report(game.a() + " 1/1 v " + game.b() + " 0/0");
        evening.change(new ParticipationChange.Returned("B"));
        assertThat(evening.standings()).contains("B 0/5/7");
        assertThat(evening.pair().pairs(3)).contains("B");
    }
}
