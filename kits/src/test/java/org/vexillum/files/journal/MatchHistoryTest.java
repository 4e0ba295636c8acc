package org.vexillum.files.journal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.vexillum.kernel.Event;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.match.Entry;

class MatchHistoryTest {
    private final MatchHistory chronicle = new MatchHistory();

    private record Happened(String what, Rules rules) implements Event {}

    private static List<Event> events(String... what) {
        return List.of(what).stream().<Event>map(each -> new Happened(each, Rules.NONE)).toList();
    }

    private static Entry answer() {
        return new Entry.Answer(Side.A, 0, 0, "yes");
    }

    private static String shown(MatchHistory.Told told) {
        var what = ((Happened) told.event()).what();
        return told.stands() ? what : what + "-" + told.withdrawn();
    }

    @Test
    void whatWasTakenBackKeepsItsPlace() {
        chronicle.begin(events("a"));
        chronicle.add(answer(), 1, events("a", "b"));
        chronicle.add(answer(), 2, events("a", "b", "c"));
        assertThat(chronicle.since(1)).extracting(MatchHistoryTest::shown).containsExactly("c");
        chronicle.add(new Entry.TakenBack(0), 3, events("a"));
        chronicle.add(answer(), 4, events("a", "d"));
        assertThat(chronicle.told())
                .extracting(MatchHistoryTest::shown)
                .containsExactly("a", "b-2", "c-2", "d");
        assertThat(chronicle.since(3)).extracting(MatchHistoryTest::shown).containsExactly("d");
        assertThat(chronicle.since(0)).extracting(MatchHistoryTest::shown).containsExactly("d");
    }

    @Test
    void aCorrectionIsKnownByTheFirstEventItBrought() {
        var agreed = new Entry.Corrected(List.of(Side.A, Side.B), "moved", "we forgot");
        chronicle.begin(List.of());
        chronicle.add(agreed, 1, events("corrected", "asked"));
        assertThat(chronicle.told())
                .extracting(MatchHistory.Told::by)
                .containsExactly(agreed, null);
    }

    @Test
    void entriesThatAStandingPassMadeCountWithTheOneBefore() {
        chronicle.begin(List.of());
        chronicle.add(answer(), 3, events("a", "b"));
        assertThat(chronicle.since(2)).hasSize(2);
        chronicle.add(new Entry.TakenBack(2), 4, events("a"));
        assertThat(chronicle.told())
                .extracting(MatchHistoryTest::shown)
                .containsExactly("a", "b-3");
    }
}
