package org.vexillum.tourneys.event;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.tourneys.Refusals.refused;

import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.vexillum.tourneys.Evening;
import org.vexillum.tourneys.lists.BookUnit;

/** What happens in the hall beside the games: clock, unit book, people who leave. */
class HallTest {
    private static final Instant NOON = Instant.parse("2026-12-05T12:00:00Z");

    private static Evening paired() {
        return Evening.warcrow("rounds=3").with("A", "B", "C", "D").pair();
    }

    @Test
    void theClockStandsStillWhilePausedAndGoesOnForEachTable() {
        var evening = paired();
        evening.change(new ClockChange.Started(1, NOON.toString(), 60));
        var clock = evening.tourney.event().clock();
        assertThat(clock.left(NOON.plusSeconds(600))).isEqualTo(3000);
        evening.change(new ClockChange.Paused(NOON.plusSeconds(600).toString()));
        evening.change(new ClockChange.Paused(NOON.plusSeconds(700).toString()));
        assertThat(evening.tourney.event().clock().left(NOON.plusSeconds(9_000))).isEqualTo(3000);
        evening.change(new ClockChange.Resumed(NOON.plusSeconds(1_000).toString()));
        evening.change(new ClockChange.Resumed(NOON.plusSeconds(1_500).toString()));
        evening.change(new ClockChange.Lengthened(2, 5));
        evening.change(new ClockChange.Lengthened(0, -10));
        clock = evening.tourney.event().clock();
        assertThat(clock.left(NOON.plusSeconds(1_000))).isEqualTo(2400);
        assertThat(clock.left(NOON.plusSeconds(1_000), 2)).isEqualTo(2700);
        assertThat(clock.left(NOON.plusSeconds(1_000), 1)).isEqualTo(2400);
        evening.change(new ClockChange.Stopped());
        assertThat(evening.tourney.event().clock()).isNull();
    }

    @Test
    void aClockNeedsARoundAndATable() {
        var evening = paired();
        refused("no-clock", () -> evening.change(new ClockChange.Paused(NOON.toString())));
        refused("no-round", () -> evening.change(new ClockChange.Started(2, NOON.toString(), 60)));
        evening.change(new ClockChange.Started(1, NOON.toString(), 60));
        refused("no-table", () -> evening.change(new ClockChange.Lengthened(3, 5)));
    }

    private static BookUnit unit(String name, int points) {
        return new BookUnit(List.of(name), "", points, 0, 0, 0, "", List.of(), false);
    }

    @Test
    void aUnitIsWrittenConfirmedAndRemoved() {
        var evening = paired();
        evening.change(
                new UnitBookChange.UnitsWritten(List.of(unit("Marshal", 50), unit("Scout", 9))));
        evening.change(new UnitBookChange.UnitsWritten(List.of(unit("marshal", 60))));
        evening.change(new UnitBookChange.UnitConfirmed("MARSHAL"));
        var book = evening.tourney.event().book();
        assertThat(book.units()).hasSize(2);
        assertThat(book.called("Marshal").orElseThrow().points()).isEqualTo(60);
        assertThat(book.called("Marshal").orElseThrow().confirmed()).isTrue();
        assertThat(book.called("Scout").orElseThrow().confirmed()).isFalse();
        evening.change(new UnitBookChange.UnitRemoved("Scout"));
        assertThat(evening.tourney.event().book().units()).hasSize(1);
        refused("unknown-unit", () -> evening.change(new UnitBookChange.UnitRemoved("Scout")));
    }

    @Test
    void aStepIsTakenBackUnlessSomethingRestsOnIt() {
        var evening = paired();
        var tourney = evening.tourney;
        int published = tourney.log().size();
        evening.report("A 7/2 v B 3/1");
        int size = tourney.log().size();
        refused("undo-rested", () -> tourney.undo(List.of(published), ChangeAuthor.ORGANISER));
        assertThat(tourney.log()).hasSize(size);
        assertThat(tourney.event().round(1).gameOf("A").orElseThrow().done()).isTrue();
        tourney.undo(List.of(size), ChangeAuthor.ORGANISER);
        tourney.undo(List.of(published), ChangeAuthor.ORGANISER);
        assertThat(tourney.event().round(1).published()).isFalse();
        refused("nothing-to-undo", () -> tourney.undo(List.of(size), ChangeAuthor.ORGANISER));
        refused("nothing-to-undo", () -> tourney.undo(List.of(1), ChangeAuthor.ORGANISER));
        refused("nothing-to-undo", () -> tourney.undo(List.of(size + 1), ChangeAuthor.ORGANISER));
    }

    @Test
    void whoWantsToLeaveIsMarkedUntilTheDrop() {
        var evening = paired();
        evening.change(new ParticipationChange.Leaving("A", true));
        assertThat(evening.tourney.event().member("A").leaving()).isTrue();
        evening.report("A 7/2 v B 3/1");
        evening.change(new ParticipationChange.Dropped("A"));
        assertThat(evening.tourney.event().member("A").leaving()).isFalse();
        refused("out", () -> evening.change(new ParticipationChange.Leaving("A", true)));
    }

    @Test
    void ifTheGameOfOneWhoLeavesGoesOnThatIsDecidedUntilItIsAskedAnew() {
        var evening = paired();
        evening.change(new ParticipationChange.PlaysOn("A"));
        var member = evening.tourney.event().member("A");
        assertThat(member.leaving() && member.playsOn()).isTrue();
        evening.change(new ParticipationChange.Leaving("A", true));
        assertThat(member.playsOn()).isFalse();
    }

    @Test
    void anEntrantIsDescribedAnewUnderTheSameId() {
        var evening = paired();
        evening.change(
                new EnrolmentChange.Described(new Entrant("A", "Ana", "ES-1", "North", "Lobos")));
        assertThat(evening.tourney.event().member("A").entrant().name()).isEqualTo("Ana");
        assertThat(evening.tourney.event().member("A").shownAs()).isEqualTo("Ana");
        refused(
                "player-twice",
                () ->
                        evening.change(
                                new EnrolmentChange.Described(
                                        new Entrant("B", "Bea", "ES-1", "", ""))));
        evening.change(new EnrolmentChange.ShownAs("A", "Wolf"));
        assertThat(evening.tourney.event().member("A").shownAs()).isEqualTo("Wolf");
    }
}
