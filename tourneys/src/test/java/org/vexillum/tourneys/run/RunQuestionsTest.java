package org.vexillum.tourneys.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import org.junit.jupiter.api.Test;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.testkit.Rule;
import org.vexillum.tourneys.text.TourneyMessages;

/** Files as people bring them. */
class RunQuestionsTest {
    private static final String FOUR =
            """
            rounds: 3
            official: yes
            lots: [A, B, C, D]
            entrants: [A, B, C, D]
            """;

    private static String told(String file, Lang lang) {
        var text = new AnswerText(TourneyMessages.in(lang));
        var lines = new ArrayList<String>();
        for (var answer : RunFile.run("x.yaml", file)) {
            lines.addAll(text.of(answer));
            lines.add(text.refusal(answer));
        }
        return String.join("\n", lines);
    }

    private static String told(String file) {
        return told(file, Lang.EN);
    }

    private static String json(String file) {
        return AnswerJson.of(RunFile.run("x.yaml", file), TourneyMessages.in(Lang.EN)).toString();
    }

    private static String level(String metOfA, String metOfB) {
        return """
        rounds: 3
        after: 3
        standings:
          - {name: A, tp: 6, vp: 12, conceded: 9, lot: 1, met: %s}
          - {name: B, tp: 6, vp: 12, conceded: 9, lot: 2, met: %s}
          - {name: C, tp: 2, vp: 5, conceded: 9, lot: 3}
          - {name: D, tp: 2, vp: 4, conceded: 9, lot: 4}
        """
                .formatted(metOfA, metOfB);
    }

    @Test
    @Rule("WC-STAND-03")
    void theirOwnGameDecidesAlsoIfItWasPlayedBeforeTheFileBegins() {
        assertThat(json(level("[{B: 1}]", "[A]")))
                .contains("final=[{place=1, company=B,", "{place=2, company=A,");
        assertThat(json(level("[B]", "{A: 1, C: 4}")))
                .contains("final=[{place=1, company=A,", "{place=2, company=B,");
        assertThat(json(level("[B]", "[A]")))
                .contains("final=[{place=1, company=A,", "{place=1, company=B,");
    }

    @Test
    @Rule("WC-PAIR-14")
    void aCompanyThatIsNoLongerActiveIsNotPaired() {
        var told =
                told(
                        """
                        rounds: 4
                        after: 3
                        standings:
                          - {name: A, tp: 6, vp: 12, lot: 1}
                          - {name: B, tp: 6, vp: 11, lot: 2}
                          - {name: C, tp: 2, vp: 5, lot: 3, active: no}
                          - {name: D, tp: 1, vp: 5, lot: 4, missed: 1}
                        """);
        assertThat(told)
                .contains("Table 1: A – B", "Bye: D", "C (dropped)")
                .contains("D            1   5   0         2 ");
    }

    @Test
    @Rule("WC-RATING-07")
    void anEventBeginsWithTheRatingsOfTheFile() {
        var results = "results: [[A 7/2 v B 3/1, C 5/1 v D 4/3]]";
        assertThat(json(FOUR + "ratings: {A: 1100, B: 1100, D: 900}\n" + results))
                .contains("ratings={A=1116.00, B=1084.00, C=987.52, D=912.48}");
        assertThat(json(FOUR + "ratings: 1200\n" + results)).contains("A=1216.00");
    }

    @Test
    @Rule("WC-RATING-09")
    void aFactorThatIsNotPositiveIsRefused() {
        for (var k : new String[] {"-3", "0"})
            assertThat(told("K: " + k + "\nratings: {A: 1000, B: 1000}\ngames: [A 5/2 v B 4/2]"))
                    .contains(k)
                    .doesNotContain("from 1000 to");
    }

    @Test
    @Rule("WC-PAIR-12")
    void aLateEntryTakesTheByeOnlyIfItIsToldTo() {
        var five = FOUR.replace("D]", "D, E]") + "steps: [pair, {late: {name: F, fillsBye: %s}}]";
        assertThat(told(five.formatted("no"))).contains("Bye: E");
        assertThat(told(five.formatted("yes"))).contains("E – F").doesNotContain("Bye: E");
    }

    @Test
    @Rule("WC-REPORT-04")
    void aConcessionIsToldWithItsRuleAlsoWhereTheRestWasCounted() {
        var file = FOUR + "steps: [pair, {concede: A, game: A 3/1 v B 5/4}]";
        assertThat(told(file)).contains("A – B; A gave up: 3/1 = 4 VP", "WC-REPORT-04]");
        assertThat(told(file, Lang.ES)).contains("A se rindió");
        assertThat(json(file)).contains("gaveUp=[A]");
    }

    @Test
    @Rule("WC-PENALTY-03")
    void aGameLossBeforeTheGameIsNoNoShow() {
        var file =
                FOUR
                        + """
                        steps:
                          - pair
                          - penalty: {who: A, kind: gameLoss}
                        """;
        assertThat(told(file))
                .contains("A loses the game by a penalty", "WC-PENALTY-03, WC-BYE-11]")
                .doesNotContain("did not appear");
        assertThat(told(file + "  - correct: {round: 1, game: A 5/2 v B 1/1}\n"))
                .contains("0/0 = 0 VP, Bitter Defeat 0 TP / 1/1 = 2 VP, Partial Triumph 3 TP");
    }

    @Test
    @Rule({"WC-PENALTY-01", "WC-PENALTY-02", "WC-PENALTY-04"})
    void everyPenaltyNamesItsRule() {
        var file =
                FOUR
                        + """
                        steps:
                          - pair
                          - penalty: {who: A, kind: warning}
                          - penalty: {who: B, kind: TP, amount: 1}
                          - disqualify: C
                        """;
        assertThat(told(file))
                .contains("Penalty for A in round 1: warning [WC-PENALTY-01]")
                .contains("Penalty for B in round 1: loss of 1 TP [WC-PENALTY-02]")
                .contains("Penalty for C in round 1: disqualification [WC-PENALTY-04]")
                .contains("4 companies");
        assertThat(json(file)).contains("rule=WC-PENALTY-04", "participants=4");
    }

    @Test
    @Rule("WC-REF-04")
    void whatTheRefereeDecidedIsToldAsSuch() {
        var file =
                FOUR + "steps: [pair, {report: A 1/1 v B 0/0}, {decide: {who: B, tp: 2, vp: 3}}]";
        assertThat(told(file)).contains("A – B; the referee decided for B: ", "WC-REF-04]");
        assertThat(told(file, Lang.ES)).contains("el árbitro decidió sobre B");
    }

    @Test
    @Rule("WC-REPORT-02")
    void gamesAreHeldAgainstTheAdventureThatWasPlayed() {
        assertThat(told("adventure: {scenario: Loot, feat: Track}\ngames: [A 5/4 v B 4/3]"))
                .contains("! A–B: the feat Track cannot give 4-3.", "[WC-REPORT-02]");
        assertThat(told("escenario: Botín\nhazaña: Rastrear\npartidas: [A 5/4 v B 4/2]"))
                .doesNotContain("!");
        assertThat(told("feat: Chase\ngames: [A 5/4 v B 4/3]")).contains("no feat \"Chase\"");
    }

    @Test
    void theWordForPointsIsOfTheLanguage() {
        var file = "games: [{A: {pm: [4, 1], pa: 1}, B: 3/1}]";
        assertThat(told(file)).contains("4 MP in one round");
        assertThat(told(file, Lang.ES)).contains("4 PM");
    }

    @Test
    void severalQuestionsShareTheFieldsOfTheFile() {
        var told =
                told(
                        """
                        options: {byeScaling: tournamentRounds}
                        questions:
                          - {name: the bye, scale: {vp: 12, rounds: 5, games: 3, byes: 1}}
                          - {participants: 17}
                        """);
        assertThat(told).contains("the bye", "12 VP x 5 / 3 = 20", "17 participants: 5 rounds");
    }

    @Test
    @Rule({"WC-UNIT-BAN", "WC-LIST-05"})
    void aNumberInBracketsAtTheEndOfALineIsItsPoints() {
        var told = told("list: |\n  Jacques y Viralatas (10)\n  Lord [High Command] (50)\n");
        assertThat(told)
                .contains("Jacques y Viralatas may not be in any list", "60 of 200 points")
                .doesNotContain("not known");
    }
}
