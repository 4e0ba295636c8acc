package org.vexillum.tourneys.pairing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.tourneys.Refusals.refused;

import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.testkit.Rule;
import org.vexillum.tourneys.Evening;
import org.vexillum.tourneys.event.EnrolmentChange;
import org.vexillum.tourneys.event.Entrant;
import org.vexillum.tourneys.event.EventChange;
import org.vexillum.tourneys.event.Notice;
import org.vexillum.tourneys.event.PairingChange;
import org.vexillum.tourneys.event.ParticipationChange;
import org.vexillum.tourneys.event.ResultChange;
import org.vexillum.tourneys.matching.PairingCertificate;
import org.vexillum.tourneys.standing.Standings;
import org.vexillum.tourneys.text.CertificateText;
import org.vexillum.tourneys.text.TourneyMessages;

class NextRoundTest {
    private static Evening four(String... options) {
        return Evening.warcrow(options).with("A", "B", "C", "D");
    }

    @Test
    @Rule({"WC-PAIR-01", "WC-PAIR-05"})
    void theFirstRoundGoesByLot() {
        var evening = Evening.warcrow().with("A", "B", "C", "D", "E", "F", "G").pair();
        assertThat(evening.pairs(1)).isEqualTo("A-B C-D E-F bye G");
    }

    @Test
    @Rule({"WC-PAIR-05", "WC-PAIR-15"})
    void theSameSeedDrawsTheSameLots() {
        assertThat(drawn("seed=7")).isEqualTo(drawn("seed=7"));
        var draws = new TreeSet<String>();
        for (int seed = 0; seed < 20; seed++) draws.add(drawn("seed=" + seed));
        assertThat(draws).hasSizeGreaterThan(10);
    }

    private static String drawn(String seed) {
        var evening = Evening.warcrow(seed);
        for (var name : List.of("A", "B", "C", "D", "E")) evening.enter(name);
        evening.pair();
        var lots = evening.event().members().stream().map(member -> member.lot()).sorted().toList();
        assertThat(lots).containsExactly(1, 2, 3, 4, 5);
        return evening.pairs(1);
    }

    @Test
    @Rule("WC-PAIR-02")
    void laterRoundsPairEqualPoints() {
        var evening = four().pair().report("A 1/1 v B 0/0", "C 1/1 v D 0/0").pair();
        assertThat(evening.pairs(2)).isEqualTo("A-C B-D");
    }

    @Test
    @Rule("WC-PAIR-05")
    void whereAllIsEqualTheLowerLotStandsHigher() {
        var evening = four().pair().report("A 1/1 v B 1/1", "C 1/1 v D 1/1");
        assertThat(evening.standings()).isEqualTo("1 A 2/2/2, 2 B 2/2/2, 3 C 2/2/2, 4 D 2/2/2");
    }

    @Test
    @Rule("WC-PAIR-07")
    void aPairingThatWasNotPlayedDoesNotCountAsMet() {
        var evening = four().pair().report("C 1/1 v D 1/1");
        evening.change(new ResultChange.Absent(1, List.of("B")));
        assertThat(Standings.after(evening.event(), 1).of("A").orElseThrow().rivals()).isEmpty();
        assertThat(Standings.after(evening.event(), 1).of("C").orElseThrow().rivals())
                .containsExactly("D");
    }

    @Test
    @Rule({"WC-PAIR-08", "WC-PAIR-16"})
    void theFourthRoundOfFourRepeatsAndSaysSo() {
        var evening = four("rounds=4");
        for (int round = 1; round <= 3; round++) win(evening.pair(), round);
        evening.pair();
        var round = evening.event().round(4);
        assertThat(round.certificate().rematches()).isEqualTo(2);
        assertThat(round.games()).allMatch(game -> game.rematch());
        assertThat(evening.event().notices()).anyMatch(notice -> notice.key().equals("rematch"));
    }

    private static void win(Evening evening, int round) {
        for (var game : List.copyOf(evening.event().round(round).games()))
            evening.report(game.a() + " 3/2 v " + game.b() + " 1/1");
    }

    /** Who has not met forms a prism; its three rungs A-F, B-E, C-D would leave two triangles. */
    private static Evening six(String... options) {
        return Evening.warcrow(options)
                .with("A", "F", "B", "E", "C", "D")
                .begin(2)
                .brings("A", 6, 9, 1, 0, "D", "E")
                .brings("F", 6, 8, 1, 0, "B", "C")
                .brings("B", 4, 7, 1, 0, "D", "F")
                .brings("E", 4, 6, 1, 0, "A", "C")
                .brings("C", 2, 5, 1, 0, "E", "F")
                .brings("D", 2, 4, 1, 0, "A", "B");
    }

    @Test
    @Rule("WC-PAIR-16")
    void aSmallFieldIsPairedWithTheRoundsToComeInMind() {
        var blind = six("rounds=5", "lookAhead=off").pair();
        assertThat(blind.pairs(3)).isEqualTo("A-F B-E C-D");
        var ahead = six("rounds=5").pair();
        assertThat(ahead.event().round(3).certificate().lookAhead())
                .isEqualTo(PairingCertificate.LookAhead.CHANGED);
        for (int round = 3; round <= 5; round++) {
            if (round > 3) ahead.pair();
            assertThat(ahead.event().round(round).certificate().rematches()).isZero();
            win(ahead, round);
        }
    }

    @Test
    @Rule("WC-PAIR-16")
    void withTheUsualRoundsItChangesNothing() {
        assertThat(six("rounds=3").pair().pairs(3)).isEqualTo("A-F B-E C-D");
    }

    @Test
    @Rule({"WC-PAIR-12", "WC-PAIR-05"})
    void aLateEntryComesInWithTheNextLotAndNoPoints() {
        var evening = four().pair().enter("E");
        evening.report("A 1/1 v B 0/0", "C 1/1 v D 0/0");
        assertThat(evening.event().member("E").lot()).isEqualTo(5);
        assertThat(evening.standings()).contains("E 0/0/0");
        evening.pair();
        assertThat(Standings.after(evening.event(), 1).of("E").orElseThrow().byes()).isZero();
        refused("late", () -> evening.enter("F"));
    }

    @Test
    @Rule("WC-PAIR-12")
    void aLateEntryMayTakeThePlaceOfTheFirstBye() {
        var evening = Evening.warcrow().with("A", "B", "C", "D", "E").pair();
        evening.change(new EnrolmentChange.Entered(Entrant.of("F")));
        evening.change(new PairingChange.ByeFilled("F"));
        assertThat(evening.pairs(1)).isEqualTo("A-B C-D E-F");
        assertThat(evening.game(1, "F").table()).isEqualTo(3);
    }

    @Test
    @Rule("WC-PAIR-12")
    void butNotOnceAResultIsIn() {
        var evening = Evening.warcrow().with("A", "B", "C", "D", "E").pair();
        evening.report("A 1/1 v B 0/0").change(new EnrolmentChange.Entered(Entrant.of("F")));
        refused("no-bye-to-fill", () -> evening.change(new PairingChange.ByeFilled("F")));
    }

    @Test
    @Rule("WC-PAIR-13")
    void pairsAreChangedByHandUntilAResultIsIn() {
        var evening = four().pair();
        var pairs = List.of(List.of("A", "C"), List.of("B", "D"));
        evening.change(NextRound.byHand(evening.event(), 1, pairs, ""));
        assertThat(evening.pairs(1)).isEqualTo("A-C B-D");
        evening.report("A 1/1 v C 0/0");
        var again = NextRound.byHand(evening.event(), 1, pairs, "");
        refused("result-entered", () -> evening.change(again));
    }

    @Test
    @Rule("WC-PAIR-13")
    void aRematchAndASecondByeByHandAreWarnedOf() {
        var evening = Evening.warcrow().with("A", "B", "C", "D", "E").pair();
        evening.report("A 1/1 v B 0/0", "C 1/1 v D 0/0").pair();
        var pairs = List.of(List.of("A", "B"), List.of("C", "D"));
        evening.change(NextRound.byHand(evening.event(), 2, pairs, "E"));
        assertThat(evening.event().notices())
                .contains(Notice.of("second-bye", "E"), Notice.of("rematch", "A–B, C–D"));
    }

    @Test
    @Rule("WC-PAIR-10")
    void pairsByHandGetTheirTablesFromTheTopToo() {
        var evening = four().pair().report("A 0/0 v B 1/1", "C 0/0 v D 3/3").pair();
        var pairs = List.of(List.of("A", "C"), List.of("B", "D"));
        evening.change(NextRound.byHand(evening.event(), 2, pairs, ""));
        assertThat(evening.game(2, "D").table()).as("D is first of all").isEqualTo(1);
        assertThat(evening.event().round(2).certificate().repeatedTables()).isEqualTo(2);
    }

    @Test
    @Rule("WC-PAIR-10")
    void tablesAreNotCalledTheBestPossibleWhereNobodyLooked() {
        for (var avoid : List.of("on", "off")) {
            var evening = Evening.warcrow("avoidSameTable=" + avoid).with("A", "B", "C", "D");
            evening.pair().report("A 1/1 v B 0/0", "C 1/1 v D 0/0").pair();
            var text = new CertificateText(TourneyMessages.in(Lang.EN), evening.event());
            assertThat(text.of(evening.event().round(2)).toString().contains("not possible"))
                    .isEqualTo(avoid.equals("on"));
        }
    }

    @Test
    @Rule("WC-PAIR-13")
    void aRoundIsNotPlayedBeforeItIsPublished() {
        var evening = four();
        NextRound.pair(evening.tourney, org.vexillum.tourneys.event.ChangeAuthor.ORGANISER);
        assertThat(evening.event().round(1).published()).isFalse();
        refused("not-published", () -> evening.report("A 1/1 v B 0/0"));
    }

    @Test
    @Rule("WC-PAIR-14")
    void dropsDecideAnewWhetherThereIsABye() {
        var evening = Evening.warcrow().with("A", "B", "C", "D", "E").pair();
        evening.report("A 1/1 v B 0/0", "C 1/1 v D 0/0");
        evening.change(new ParticipationChange.Dropped("D")).pair();
        assertThat(evening.event().round(2).bye()).isEmpty();
        assertThat(evening.event().round(2).games()).hasSize(2);
    }

    @Test
    @Rule("WC-PAIR-14")
    void oneCompanyCannotBePaired() {
        var evening = four().pair().report("A 1/1 v B 0/0", "C 1/1 v D 0/0");
        for (var who : List.of("A", "B", "C")) evening.change(new ParticipationChange.Dropped(who));
        refused("few-active", evening::pair);
    }

    @Test
    @Rule("WC-BYE-05")
    void ifAllHaveHadAByeTheLowestWithTheFewestGetsIt() {
        var evening =
                Evening.warcrow("rounds=6")
                        .with("A", "B", "C")
                        .begin(4)
                        .brings("A", 9, 9, 1, 1)
                        .brings("B", 8, 8, 1, 1)
                        .brings("C", 7, 7, 1, 2)
                        .pair();
        assertThat(evening.event().round(5).bye()).isEqualTo("B");
    }

    @Test
    @Rule("WC-BYE-12")
    void theByeIsNotMovedToAvoidARematch() {
        var evening =
                Evening.warcrow("rounds=3")
                        .with("A", "B", "C")
                        .begin(1)
                        .brings("A", 4, 9, 1, 0, "B")
                        .brings("B", 3, 8, 1, 0, "A")
                        .brings("C", 0, 7, 1, 0)
                        .pair();
        assertThat(evening.pairs(2)).isEqualTo("A-B bye C");
        assertThat(evening.event().round(2).certificate().rematches()).isEqualTo(1);
    }

    @Test
    @Rule("WC-BYE-11")
    void aRivalWhoDidNotComeCountsAsABye() {
        var evening = Evening.warcrow().with("A", "B", "C", "D", "E").pair();
        evening.change(new ResultChange.Absent(1, List.of("A"))).report("C 5/1 v D 1/0");
        evening.change(new ParticipationChange.Dropped("A")).enter("F").pair();
        assertThat(evening.event().round(2).bye()).as("B, E have had one").isIn("D", "F");
    }

    @Test
    @Rule("WC-PAIR-10")
    void aTableFixedForSomebodyGoesFirst() {
        var evening = four().change(new EnrolmentChange.TableFixed("C", 1)).pair();
        assertThat(evening.game(1, "C").table()).isEqualTo(1);
        assertThat(evening.game(1, "A").table()).isEqualTo(2);
    }

    @Test
    @Rule("WC-PAIR-10")
    void theOptionGivesTablesInTheOrderOfThePairs() {
        var avoiding = second();
        assertThat(avoiding.event().round(2).certificate().repeatedTables()).isEqualTo(2);
        var plain = second("avoidSameTable=off");
        assertThat(plain.game(2, "A").table()).isEqualTo(1);
        assertThat(plain.game(2, "B").table()).isEqualTo(2);
    }

    private static Evening second(String... options) {
        return four(options).pair().report("A 1/1 v B 0/0", "C 1/1 v D 0/0").pair();
    }

    @Test
    void anEventThatGoesOnKeepsItsAdventures() {
        var evening = four().change(new EventChange.AdventureSet(2, "loot", "track")).pair();
        assertThat(evening.event().adventure(1).scenario()).isEmpty();
        assertThat(evening.event().adventure(2).scenario()).isEqualTo("loot");
    }
}
