package org.vexillum.tourneys.event;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.tourneys.Refusals.refused;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.vexillum.testkit.Rule;
import org.vexillum.tourneys.Evening;
import org.vexillum.tourneys.pack.Packs;
import org.vexillum.tourneys.pairing.AdventureDraw;
import org.vexillum.tourneys.rating.Ratings;

class EventChangeTest {
    private static String[] names(int count) {
        return IntStream.range(0, count).mapToObj(i -> "P" + (10 + i)).toArray(String[]::new);
    }

    @Test
    @Rule("WC-FORMAT-01")
    void fourParticipantsAreNeeded() {
        refused("few-entrants", () -> Evening.warcrow().with(names(3)).pair());
        assertThat(Evening.warcrow().with(names(4)).pair().event().lastRound()).isEqualTo(1);
    }

    @Test
    @Rule("WC-FORMAT-01")
    void dropsMayLeaveFewer() {
        var evening = Evening.warcrow().with("A", "B", "C", "D").pair();
        evening.report("A 1/1 v B 0/0", "C 1/1 v D 0/0");
        evening.change(new ParticipationChange.Dropped("D")).pair();
        assertThat(evening.pairs(2)).isEqualTo("A-C bye B");
    }

    @Test
    @Rule("WC-FORMAT-02")
    void fewerThanThreeRoundsAreRefused() {
        refused("few-rounds", () -> Evening.warcrow("rounds=2"));
        refused(
                "few-rounds",
                () -> Evening.warcrow("rounds=3").change(new EventChange.Changed("rounds", "2")));
    }

    @ParameterizedTest
    @CsvSource({"4,3", "8,3", "9,4", "16,4", "17,5", "41,5"})
    @Rule({"WC-FORMAT-04", "WC-FORMAT-06"})
    void theTableGivesTheNumberOfRounds(int participants, int rounds) {
        var evening = Evening.warcrow().with(names(participants)).pair();
        assertThat(evening.event().plannedRounds()).isEqualTo(rounds);
        assertThat(Packs.warcrow().usualRounds(participants)).isEqualTo(rounds);
    }

    @Test
    @Rule("WC-FORMAT-06")
    void lateEntriesDoNotChangeTheNumberOfRounds() {
        var evening = Evening.warcrow().with(names(8)).pair().enter("Late");
        assertThat(evening.event().plannedRounds()).isEqualTo(3);
    }

    @Test
    @Rule("WC-FORMAT-05")
    void moreThanFiveRoundsAndMoreThanTheFieldAllowsAreWarnedOf() {
        var six = Evening.warcrow("rounds=6").with(names(8)).pair().event();
        assertThat(six.notices()).containsExactly(Notice.of("many-rounds", 6));
        var four = Evening.warcrow("rounds=4").with(names(4)).pair().event();
        assertThat(four.notices()).containsExactly(Notice.of("rounds-beyond-field", 4, 4));
        var odd = Evening.warcrow("rounds=5").with(names(5)).pair().event();
        assertThat(odd.notices()).isEmpty();
    }

    @Test
    @Rule({"WC-FORMAT-07", "WC-FORMAT-03"})
    void aRoundIsPairedOnlyWhenEveryResultOfTheLastIsThere() {
        var evening = Evening.warcrow("rounds=3").with("A", "B", "C", "D").pair();
        evening.report("A 1/1 v B 0/0");
        refused("missing-results", evening::pair);
        refused("missing-results", () -> evening.change(new EventChange.Closed(false)));
        evening.report("C 1/1 v D 0/0").pair();
        assertThat(evening.event().round(2).games()).hasSize(2);
    }

    private static Evening played(int rounds) {
        var evening = Evening.warcrow("rounds=3").with("A", "B", "C", "D");
        for (int round = 1; round <= rounds; round++) {
            evening.pair();
            for (var game : List.copyOf(evening.event().round(round).games()))
                evening.report(game.a() + " 3/2 v " + game.b() + " 1/1");
        }
        return evening;
    }

    @Test
    @Rule("WC-FORMAT-07")
    void anEventIsClosedAfterItsLastRound() {
        refused("not-last-round", () -> played(2).change(new EventChange.Closed(false)));
        assertThat(played(3).change(new EventChange.Closed(false)).event().closed()).isTrue();
        refused("all-rounds-played", () -> played(3).pair());
    }

    @Test
    @Rule("WC-FORMAT-02")
    void anEventClosedBeforeItsThirdRoundIsNotRated() {
        var early = played(2).change(new EventChange.Closed(true)).event();
        assertThat(Ratings.unrated(early)).isEqualTo("not-rated-short");
        var whole = played(3).change(new EventChange.Closed(false)).event();
        assertThat(Ratings.unrated(whole)).isEmpty();
    }

    @Test
    @Rule("WC-REPORT-05")
    void aClosedEventMustBeReopenedForCorrections() {
        var evening = played(3).change(new EventChange.Closed(false));
        var sheet = evening.sheet(1, "A 0/0 v B 5/2");
        var correction = new ResultChange.Corrected(1, 1, sheet);
        refused("closed", () -> evening.change(correction));
        evening.change(new EventChange.Reopened()).change(correction);
        assertThat(evening.event().shares("B", 1).getFirst().tp()).isEqualTo(4);
    }

    @Test
    @Rule("WC-ORG-06")
    void tooFewTablesAreWarnedOf() {
        assertThat(Evening.warcrow("tables=2").with(names(7)).pair().event().notices())
                .containsExactly(Notice.of("few-tables", 2, 3));
        assertThat(Evening.warcrow("tables=3").with(names(7)).pair().event().notices()).isEmpty();
    }

    @Test
    @Rule("WC-ORG-07")
    void gamesLast150MinutesUnlessTheOrganiserSaysOtherwise() {
        assertThat(Evening.warcrow().event().settings().gameMinutes()).isEqualTo(150);
        var changed =
                Evening.warcrow().change(new EventChange.Changed("gameMinutes", "120")).event();
        assertThat(changed.settings().gameMinutes()).isEqualTo(120);
    }

    @Test
    @Rule("WC-REF-07")
    void aRefereeWhoPlaysIsAskedForADeputy() {
        var evening = Evening.warcrow("referee=B").with("A", "B", "C", "D").pair();
        assertThat(evening.event().notices()).containsExactly(Notice.of("referee-plays", "B"));
    }

    @Test
    @Rule({"WC-ADV-01", "WC-ADV-02", "WC-ADV-06"})
    void aRoundHasOneAdventureOfScenarioAndFeat() {
        var evening = Evening.warcrow().change(new EventChange.AdventureSet(1, "loot", "track"));
        assertThat(evening.event().adventure(1)).isEqualTo(new Adventure("loot", "track"));
        refused(
                "unknown-scenario",
                () -> evening.change(new EventChange.AdventureSet(2, "track", "loot")));
        evening.change(new EventChange.AdventureSet(2, "loot", "rift"));
        assertThat(evening.event().notices()).containsExactly(Notice.of("same-adventure", 2));
    }

    @Test
    @Rule({"WC-ADV-06", "WC-ADV-07"})
    void drawnAdventuresRepeatNothingUntilAllAreUsed() {
        var scenarios = new ArrayList<String>();
        var feats = new ArrayList<String>();
        for (var each : AdventureDraw.draw(Evening.warcrow("seed=5").event(), 7)) {
            scenarios.add(each.scenario());
            feats.add(each.feat());
        }
        assertThat(scenarios.subList(0, 6)).doesNotHaveDuplicates();
        assertThat(feats.subList(0, 5)).doesNotHaveDuplicates();
        assertThat(scenarios).doesNotContain("").hasSize(7);
    }

    @Test
    void theLastStepIsTakenBackWithoutLosingResults() {
        var evening = played(1).pair();
        evening.tourney.undo(ChangeAuthor.ORGANISER.because("too early"));
        evening.tourney.undo(ChangeAuthor.ORGANISER);
        assertThat(evening.event().lastRound()).isEqualTo(1);
        assertThat(evening.event().complete()).isTrue();
        assertThat(evening.tourney.log().getLast().change()).isInstanceOf(Undone.class);
        assertThat(Tourney.replay(evening.tourney.log()).event().lastRound()).isEqualTo(1);
        evening.pair();
        assertThat(evening.event().lastRound()).isEqualTo(2);
    }

    @Test
    void whatIsRefusedLeavesNothingBehind() {
        var evening = Evening.warcrow("rounds=3").with("A", "B", "C", "D").pair();
        int entries = evening.tourney.log().size();
        var absent = new ResultChange.Absent(1, List.of("A", "Nobody"));
        refused("unknown-entrant", () -> evening.change(absent));
        assertThat(evening.tourney.log()).hasSize(entries);
        assertThat(evening.game(1, "A").done()).isFalse();
    }
}
