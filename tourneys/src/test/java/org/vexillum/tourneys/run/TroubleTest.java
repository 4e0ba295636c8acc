package org.vexillum.tourneys.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.testkit.Rule;
import org.vexillum.tourneys.text.TourneyMessages;

/** Steps of a file that contradict each other, or that nobody can follow. */
class TroubleTest {
    private static final String FOUR =
            "{lots: [A, B, C, D], entrants: [A, B, C, D], steps: [pair, ";

    private static String told(String file) {
        var text = new AnswerText(TourneyMessages.in(Lang.EN));
        var lines = new java.util.ArrayList<String>();
        for (var answer : RunFile.run("x.yaml", file)) {
            lines.addAll(text.of(answer));
            lines.add(text.refusal(answer));
        }
        return String.join("\n", lines);
    }

    private static String after(String... steps) {
        return told(FOUR + String.join(", ", steps) + "]}");
    }

    @Test
    @Rule("WC-REPORT-03")
    void aReportOfOneCompanyWaitsForTheOther() {
        var report = "{report: A 3/1 v B 2/1, by: A}";
        assertThat(after(report, "report: C 1/1 v D 0/0", "pair"))
                .contains("Results of round 1 are missing: A–B.");
        assertThat(after(report, "confirm: B")).contains("A – B: 3/1 = 4 VP");
        assertThat(after(report, "{confirm: {table: 1}}")).contains("A – B: 3/1 = 4 VP");
        assertThat(after(report, "confirm: A")).contains("the rival or the organiser must confirm");
        assertThat(after("{report: A 3/1 v B 2/1, by: Referee}")).contains("A – B: 3/1 = 4 VP");
    }

    @Test
    @Rule("WC-REPORT-03")
    void reportsThatDifferAreKeptForTheReferee() {
        var one = "{report: A 3/1 v B 2/1, by: A}";
        var other = "{report: A 3/1 v B 4/1, by: B}";
        assertThat(after(one, other))
                .contains("The reports of A and B in round 1 differ: the referee decides.")
                .doesNotContain("A – B: 3/1");
        assertThat(after(one, other, "report: A 3/1 v B 4/1")).contains("/ 4/1 = 5 VP");
    }

    @Test
    @Rule("WC-REPORT-03")
    void nobodyReportsForAnotherTableOrAgainstItself() {
        assertThat(after("{report: C 3/1 v D 2/1, by: A}"))
                .contains("A does not play at table 2 and cannot report there. [WC-REPORT-03]");
        assertThat(after("report: A 3/1 v A 2/1")).contains("A and A are not paired in round 1.");
        assertThat(after("{report: A 3/1 v B 2/1, by: Zoe}"))
                .contains("Nobody called \"Zoe\" is entered.");
    }

    @Test
    void whatCameBeforeAStepThatIsNotUnderstoodIsShown() {
        assertThat(after("report: A 3/1 v B 2/1", "report: C -1/2 v D 0/0"))
                .contains("A – B: 3/1 = 4 VP", "\"C -1/2 v D 0/0\" is no game.");
        assertThat(after("pears")).contains("Table 1: A – B", "There is no step \"pears\"");
    }

    @Test
    void oneCaseThatIsNotUnderstoodDoesNotSilenceTheOthers() {
        var file = "cases: [{case: one, participant: 8}, {case: two, participants: 17}, three]";
        assertThat(told(file))
                .contains("one\n", "17 participants: 5 rounds", "Fields are expected");
        var json =
                AnswerJson.of(RunFile.run("x.yaml", file), TourneyMessages.in(Lang.EN)).toString();
        assertThat(json).contains("case=one, refused={key=", "usual=5");
    }

    @Test
    @Rule("WC-PAIR-13")
    void pairsByHandThatAreRefusedLeaveNoPairs() {
        assertThat(told("{lots: [A, B, C, D], entrants: [A, B, C, D], steps: [pair: [A - C]]}"))
                .contains("B is active and has neither a rival nor the bye.")
                .doesNotContain("Table 1");
    }

    @Test
    @Rule("WC-REPORT-04")
    void whoGivesUpDidAppear() {
        var award = FOUR.replace("{lots", "{options: {concession: award}, lots");
        assertThat(told(award + "concede: A]}"))
                .contains("A – B; A gave up: 0 VP, 0 TP / 0 VP, Partial Triumph 3 TP")
                .contains("WC-REPORT-04")
                .doesNotContain("did not appear");
    }

    @Test
    @Rule("WC-PAIR-12")
    void whoTakesTheByeMissesNoRound() {
        var five = "{lots: [A, B, C, D, E], entrants: [A, B, C, D, E], steps: [pair, ";
        assertThat(told(five + "{late: {name: F, fillsBye: yes}}]}"))
                .contains("Table 3: E – F")
                .doesNotContain("rounds missed");
    }

    @Test
    @Rule("WC-REF-04")
    void whyTheRefereeDecidedIsKept() {
        assertThat(
                        after(
                                "report: A 3/1 v B 2/1",
                                "{decide: {who: A, tp: 2, why: shared blame, by: referee}}"))
                .contains("referee: shared blame · Round 1: referee gives A 2 TP");
    }

    @Test
    @Rule("WC-STAND-04")
    void theDisqualifiedHaveNoPlaceInTheJsonEither() {
        var file = FOUR + "{report: [A 1/1 v B 0/0, C 1/1 v D 0/0]}, disqualify: A]}";
        var json =
                AnswerJson.of(RunFile.run("x.yaml", file), TourneyMessages.in(Lang.EN)).toString();
        assertThat(json).contains("place=null, company=A");
        assertThat(List.of(json.split("place=null"))).hasSize(2);
    }
}
