package org.vexillum.tourneys.store;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.vexillum.tourneys.event.ChangeAuthor;
import org.vexillum.tourneys.event.EnrolmentChange;
import org.vexillum.tourneys.event.Entrant;
import org.vexillum.tourneys.event.Settings;
import org.vexillum.tourneys.event.Tourney;

class PersonRemovalTest {
    private static final ChangeAuthor BY = ChangeAuthor.ORGANISER;

    private static Tourney tourney() {
        var tourney = Tourney.create(Settings.of("Autumn", "warcrow"), BY);
        tourney.change(
                new EnrolmentChange.Entered(new Entrant("#1", "Ana", "ES-1", "North", "Lobos")),
                BY);
        tourney.change(new EnrolmentChange.Entered(Entrant.of("Anabel")), BY);
        tourney.change(new EnrolmentChange.ShownAs("#1", "Wolf"), new ChangeAuthor("#1", "", ""));
        tourney.change(new EnrolmentChange.ListSubmitted("#1", "Ana\nGrey Marshal", "app-7"), BY);
        tourney.change(
                new EnrolmentChange.ListCorrected("#1", "Ana"), BY.because("Ana, not Anabel"));
        tourney.change(new EnrolmentChange.TableFixed("#1", 3), BY.because("WOLF has crutches"));
        return tourney;
    }

    @Test
    void nothingPersonalIsLeftAndTheLogStillHolds() {
        var log = PersonRemoval.of(tourney().log(), "#1", "gone-1");
        var again = Tourney.replay(log);
        var text = EventStore.write(again);
        assertThat(text).doesNotContain("ES-1", "Lobos", "Wolf", "app-7", "Marshal", "\"Ana\"");
        assertThat(text).contains("#1, not Anabel", "#1 has crutches");
        var member = again.event().member("#1");
        assertThat(member.entrant()).isEqualTo(new Entrant("#1", "#1", "gone-1", "North", ""));
        assertThat(member.shownAs()).isEqualTo("#1");
        assertThat(member.fixedTable()).isZero();
        assertThat(member.list()).isEqualTo("#1");
    }

    @Test
    void othersStayAsTheyAre() {
        var before = tourney();
        var after = Tourney.replay(PersonRemoval.of(before.log(), "#1", "gone-1"));
        assertThat(after.event().member("Anabel").entrant())
                .isEqualTo(before.event().member("Anabel").entrant());
        assertThat(after.log()).hasSameSizeAs(before.log());
    }
}
