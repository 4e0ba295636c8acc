package org.vexillum.tourneys.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.testkit.Rule;
import org.vexillum.tourneys.text.TourneyMessages;

class RunFileTest {
    private static final String FIVE =
            """
            name: Five
            rounds: 3
            lots: [A, B, C, D, E]
            entrants: [A, B, C, D, E]
            """;

    private static EventSession event(String file) {
        return ((CaseAnswer.OfEvent) RunFile.run("x.yaml", file).getFirst()).session();
    }

    private static String told(String file, Lang lang) {
        var text = new AnswerText(TourneyMessages.in(lang));
        var lines = new java.util.ArrayList<String>();
        for (var answer : RunFile.run("x.yaml", file)) {
            lines.addAll(text.of(answer));
            lines.add(text.refusal(answer));
        }
        return String.join("\n", lines);
    }

    private static String told(String file) {
        return told(file, Lang.EN);
    }

    @Test
    void aWholeEventComesFromItsResults() {
        var told =
                told(
                        FIVE
                                + """
                                results:
                                  - [A 7/2 v B 3/1, C 5/1 v D 4/3]
                                  - [A 3/2 v D 6/3, E 8/3 v C 4/2]
                                  - [D 5/2 v B 5/3, E 3/1 v A 4/1]
                                """);
        assertThat(told)
                .contains("Table 2: A – D", "Bye: B (3 TP, 0 VP)", "[WC-BYE-04]")
                .contains("1      E        8   23 (15)  11        2      1     5    1008 ")
                .contains("E stands above D: equal in TP 8, VP 23; fewer VP conceded");
    }

    @Test
    void theSameInJsonAndInSpanish() {
        var answers = RunFile.run("x.yaml", FIVE + "results: [[A 7/2 v B 3/1, C 5/1 v D 4/3]]");
        var json = AnswerJson.of(answers, TourneyMessages.in(Lang.ES)).toString();
        assertThat(json)
                .contains(
                        "resultName=Supremacía", "bye=E", "A=1016.00", "place=1, company=A, tp=4");
    }

    @Test
    @Rule("WC-PRIO-02")
    void spanishKeysAreUnderstood() {
        var file =
                """
                torneo: Otoño
                rondas: 3
                después de: 2
                clasificación:
                  - {nombre: Ana, pt: 8, pv: 17, encajados: 6, sorteo: 1}
                  - {nombre: Íñigo, pt: 6, pv: 15, encajados: 8, sorteo: 2, rivales: Ana}
                  - {nombre: Bea, pt: 4, pv: 14, encajados: 10, sorteo: 3}
                  - {nombre: Coro, pt: 3, pv: 9, encajados: 10, sorteo: 4}
                pasos:
                  - emparejar
                  - resultado: inigo 4/2 contra CORO 1/1
                """;
        assertThat(told(file, Lang.ES))
                .contains("Mesa 1: Ana – Bea", "Mesa 2: Íñigo – Coro: 4/2 = 6 PV, Supremacía 4 PT");
    }

    @Test
    void stepsAreTakenInTheirOrder() {
        var session =
                event(
                        FIVE
                                + """
                                steps:
                                  - pair
                                  - report: [A 7/2 v B 3/1, {table: 2, scores: [5, 1, 4, 3]}]
                                  - penalty: {who: A, kind: TP, amount: 2, why: late, by: Rita}
                                  - drop: B
                                  - {late: {name: F, rating: 1100}}
                                  - pair
                                  - noShow: D
                                  - correct: {round: 1, game: A 0/0 v B 9/4, why: slip}
                                  - undo
                                """);
        assertThat(session.refused()).isNull();
        var event = session.event();
        assertThat(event.penalties()).hasSize(1);
        assertThat(event.member("B").active()).isFalse();
        assertThat(event.member("F").lot()).isEqualTo(6);
        assertThat(event.shares("A", 1).getFirst().tp()).as("undone").isEqualTo(4);
        assertThat(session.snapshots().get(1).of("A").orElseThrow().tp()).isEqualTo(2);
        assertThat(session.tourney().log())
                .anyMatch(entry ->
                        entry.by().who().equals("Rita") && entry.by().why().equals("late"));
    }

    @Test
    void aRefusedStepSaysWhereWhyAndByWhichRule() {
        var told = told(FIVE + "steps:\n  - pair\n  - report: A 7/2 v B 3/1\n  - pair\n");
        assertThat(told)
                .contains("Table 1: A – B: 7/2 = 9 VP")
                .contains(
                        "line 8, steps[2]: Results of round 1 are missing: C–D. Enter them first."
                                + " [WC-FORMAT-07]");
        assertThat(told(FIVE + "steps: [pair, report: A 1/1 v C 0/0]"))
                .contains("A and C are not paired in round 1. Paired are: A–B, C–D.");
    }

    @Test
    @Rule("WC-REPORT-06")
    void militaryPointsMayBeGivenRoundByRound() {
        var session =
                event(
                        FIVE
                                + "steps: [pair, {A: {PM: [3, 2, 2], PA: 2}, B: {MP: [1, 1, 1], AP: 1}}]");
        var game = session.event().round(1).gameOf("A").orElseThrow();
        assertThat(game.reports().get("").byRound())
                .isEqualTo(List.of(List.of(3, 2, 2), List.of(1, 1, 1)));
        assertThat(session.event().shares("A", 1).getFirst().vp()).isEqualTo(9);
        assertThat(told(FIVE + "steps: [pair, {A: {PM: [4], PA: 2}, B: 0/0}]"))
                .contains("4 MP in one round of the game is impossible");
    }

    @Test
    @Rule("WC-FORMAT-08")
    void whenTimeIsUpTheRoundInProgressCountsOrNot() {
        var step =
                "steps: [pair, {A: {pm: [3, 2, 1], pa: 2}, B: {pm: [0, 1, 3], pa: 1},"
                        + " inProgress: yes}]\n";
        assertThat(event(FIVE + step).event().shares("A", 1).getFirst().vp()).isEqualTo(8);
        var strict = FIVE + "options: {timeUp: finishedRoundsOnly}\n" + step;
        assertThat(event(strict).event().shares("A", 1).getFirst().vp()).isEqualTo(7);
        assertThat(event(strict).event().shares("B", 1).getFirst().vp()).isEqualTo(2);
    }

    @Test
    void onlyOneThingMayBeAsked() {
        assertThat(told("participants: 9")).startsWith("9 participants: 4 rounds");
        assertThat(told("{participants: 6, rounds: 6}"))
                .contains("6 participants: 3 rounds are usual", "6 rounds are set instead")
                .contains("6 rounds with 6 companies: rematches cannot be avoided. [WC-FORMAT-05]");
        assertThat(told("participants: 3")).contains("too few: at least 4. [WC-FORMAT-01]");
        assertThat(told("games: ['g5: 2/3 v 6/3']"))
                .startsWith("g5 A 2/3–B 6/3: VP 5-9, Tactical Withdrawal 1 TP; B Partial Triumph");
        assertThat(told("ratings: {A: 1000, B: 1200}")).contains("expected 0.240253");
        assertThat(told("scale: {vp: 13, rounds: 3, games: 2}")).contains("13 VP x 3 / 2 = 20");
        assertThat(told("list: Oona (30 pts) [Commander]")).contains("✗ Oona may not be");
        assertThat(told("{ratings: {}, games: [A 5/2 v B 3/1]}"))
                .contains("A from 1000 to 1016.00 (16.00)");
        assertThat(told("{ratings: {}, games: [{a: A, b: B, result: Balanced Duel}]}"))
                .contains("A from 1000 to 1000.00");
    }

    /** With perGame the second game is judged by what the first has changed. */
    @Test
    @Rule("WC-RATING-07")
    void expectationsFollowTheRatingsOfTheMoment() {
        var games = "ratings: {A: 1000, B: 1000}, games: [A 5/2 v B 3/1, A 5/2 v B 3/1]";
        assertThat(told("{" + games + "}")).containsOnlyOnce("to 1032.00").doesNotContain("0.54");
        assertThat(told("{" + games + ", options: {ratingUpdate: perGame}}"))
                .contains("A (1000) against B (1000): expected 0.500000")
                .contains("A (1016.00) against B (984.00): expected 0.545922")
                .contains("B (984.00) against A (1016.00): expected 0.454078");
    }

    @Test
    @Rule("WC-RATING-11")
    void ratingsAreShownInWholeNumbersAndKeptWithDecimals() {
        var file = "{ratings: {A: 1000, B: 1033}, games: [{a: A, b: B, result: Balanced Duel}]}";
        assertThat(told(file)).contains("to 1001.52", "shown as 1002", "WC-RATING-11");
        var answers =
                RunFile.run(
                        "x.yaml",
                        FIVE
                                + "ratings: {A: 1000, B: 1033}\nresults: [[A 3/3 v B 3/3, C 5/1 v D 4/3]]");
        var json = AnswerJson.of(answers, TourneyMessages.in(Lang.EN)).toString();
        assertThat(json).contains("ratings={A=1001.52", "ratingsShown={A=1002, B=1031");
    }

    private static final String LEFT =
            FIVE
                    + """
                    steps:
                      - pair
                      - report: [A 7/2 v B 3/1, C 5/1 v D 4/3]
                      - pair
                      - report: [A 3/2 v D 6/3, E 8/3 v C 4/2]
                      - drop: B
                    """;

    /** What was refused has not happened: nobody had left after round 1. */
    @Test
    void aRefusedStepLeavesEarlierStandingsAsTheyWere() {
        var refused = event(LEFT + "  - {pair: [A - C, [D, Z]], bye: E}\n");
        assertThat(refused.refused()).isNotNull();
        refused = event(LEFT + "  - {pair: [A - C], bye: E}\n");
        assertThat(refused.refused()).isNotNull();
        var first = refused.snapshots().get(1).of("B").orElseThrow();
        assertThat(first.status().name()).isEqualTo("PRESENT");
        assertThat(refused.snapshots().get(2).of("B").orElseThrow().status().name())
                .isEqualTo("DROPPED");
    }

    /** A correction is counted in every table since, without telling who left later. */
    @Test
    void aCorrectedResultChangesEarlierStandingsOnlyByItsPoints() {
        var session = event(LEFT + "  - correct: {round: 1, game: A 0/0 v B 9/4, why: slip}\n");
        var first = session.snapshots().get(1).of("B").orElseThrow();
        assertThat(first.status().name()).isEqualTo("PRESENT");
        assertThat(first.tp()).isEqualTo(4);
    }

    @Test
    void whatWasUndoneIsNoChange() {
        var corrected =
                LEFT + "  - correct: {round: 1, game: A 0/0 v B 9/4, why: slip of the pen}\n";
        assertThat(told(corrected)).contains("slip of the pen");
        assertThat(told(corrected + "  - undo\n")).doesNotContain("slip of the pen");
    }

    @Test
    @Rule("WC-PAIR-13")
    void aPairingByHandSaysByHowMuchItsCompaniesDiffer() {
        var session =
                event(
                        FIVE
                                + """
                                steps:
                                  - pair
                                  - report: [A 7/2 v B 3/1, C 5/1 v D 4/3]
                                  - {pair: [[A, E], [B, C]], bye: D}
                                """);
        var certificate = session.event().round(2).certificate();
        assertThat(certificate.difference()).isEqualTo(1 + 1);
        var told = String.join("\n", new EventText(session, TourneyMessages.in(Lang.EN)).lines());
        assertThat(told).contains("Total difference 2 TP. [WC-PAIR-06]");
    }

    @Test
    void standingsInMidRoundAreShownWhereTheyAreAskedFor() {
        var file = FIVE + "steps: [pair, report: A 7/2 v B 3/1, standings, report: C 5/1 v D 4/3]";
        assertThat(told(file)).contains("Standings in mid-round 1", "Standings after round 1");
        var json =
                AnswerJson.of(RunFile.run("x.yaml", file), TourneyMessages.in(Lang.EN)).toString();
        assertThat(json).contains("soFar=[[{place=1, company=A");
        assertThat(told(FIVE + "steps: [pair, standings]")).contains("Standings in mid-round 1");
    }

    @Test
    @Rule("WC-RATING-01")
    void anUnofficialEventSaysSoInJsonToo() {
        var answers = RunFile.run("x.yaml", "official: no\n" + FIVE + "steps: [pair]");
        var json = AnswerJson.of(answers, TourneyMessages.in(Lang.EN)).toString();
        assertThat(json).contains("[WC-RATING-01]");
    }

    @Test
    @Rule("WC-PAIR-05")
    void theDrawOfTheFirstRoundCitesTheLots() {
        assertThat(told(FIVE + "steps: [pair]")).contains("[WC-PAIR-01, WC-PAIR-05]");
    }

    @Test
    void severalCasesStandInOneFile() {
        assertThat(told("cases:\n  - {case: one, participants: 8}\n  - participants: 17"))
                .contains("one", "8 participants: 3 rounds", "17 participants: 5 rounds");
    }

    @Test
    void whatIsMisspeltIsNamedWithItsPlace() {
        assertThatThrownBy(() -> event(FIVE + "stepz: [pair]"))
                .isInstanceOfSatisfying(
                        BadFile.class,
                        bad ->
                                assertThat(new AnswerText(TourneyMessages.in(Lang.EN)).of(bad))
                                        .isEqualTo(
                                                "line 5, stepz: There is no field \"stepz\" here:"
                                                        + " did you mean \"steps\"?"));
        assertThatThrownBy(() -> event("entrants: [A")).isInstanceOf(BadFile.class);
        assertThatThrownBy(() -> event("")).isInstanceOf(BadFile.class);
    }

    @Test
    void whatIsNoYamlIsSaidInEitherLanguage() {
        assertThatThrownBy(() -> event("entrants: [A]\nentrants: [B]\n"))
                .isInstanceOfSatisfying(
                        BadFile.class,
                        bad -> {
                            assertThat(new AnswerText(TourneyMessages.in(Lang.EN)).of(bad))
                                    .startsWith("line 2, entrants: The field \"entrants\" stands");
                            assertThat(new AnswerText(TourneyMessages.in(Lang.ES)).of(bad))
                                    .startsWith("línea 2, entrants: El campo \"entrants\" aparece");
                        });
    }

    @Test
    void pairsMayBeGivenByHand() {
        var session = event(FIVE + "steps: [{pair: [A - C, [B, E]], bye: D}]");
        assertThat(session.event().round(1).bye()).isEqualTo("D");
        assertThat(session.event().round(1).gameOf("E").orElseThrow().has("B")).isTrue();
    }

    @Test
    void listsAreAskedOfEverybodyIfAnybodyHasOne() {
        var file =
                """
                entrants: [{name: A, list: x}, B, C, D]
                """;
        assertThat(told(file)).contains("No list has come from: B, C, D.", "[WC-LIST-03]");
    }
}
