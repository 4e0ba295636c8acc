package org.vexillum.server.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.vexillum.files.journal.MatchHistory;
import org.vexillum.kernel.Event;
import org.vexillum.kernel.Rules;
import org.vexillum.server.store.Remark;

class LogOrderTest {
    private final List<Remark> notes = new ArrayList<>();

    private record Happened(String what, Rules rules) implements Event {}

    private static MatchHistory.Told told(String what, int place, int withdrawn) {
        return new MatchHistory.Told(new Happened(what, Rules.NONE), place, withdrawn, null);
    }

    private void note(String text, int told) {
        notes.add(new Remark(notes.size(), Remark.Kind.NOTE, "", text, told, Instant.EPOCH));
    }

    private List<String> order(MatchHistory.Told... told) {
        return new LogOrder(List.of(told), notes)
                .merged().stream().map(LogOrderTest::name).toList();
    }

    private static String name(Object source) {
        return source instanceof MatchHistory.Told told
                ? ((Happened) told.event()).what()
                : ((Remark) source).text().split("\n")[0];
    }

    @Test
    void aNoteStandsWhereItWasMade() {
        note("called", 1);
        assertThat(order(told("a", 0, -1), told("b", 1, -1))).containsExactly("a", "called", "b");
    }

    @Test
    void whatWasTakenBackFreelyIsLeftOut() {
        assertThat(order(told("a", 0, -1), told("b", 1, 5), told("c", 1, -1)))
                .containsExactly("a", "c");
    }

    @Test
    void whatWasTakenBackByConsentStaysBeforeTheNoteThatSaysSo() {
        note("called", 2);
        note("asks-back\nA", 3);
        note("taken-back.granted\nA\n5\n6\n2\n0", 1);
        note("settled", 2);
        var order =
                order(
                        told("a", 0, -1),
                        told("b", 1, 5),
                        told("c", 2, 6),
                        told("d", 1, -1),
                        told("e", 2, -1));
        assertThat(order)
                .containsExactly(
                        "a",
                        "b",
                        "called",
                        "c",
                        "asks-back",
                        "taken-back.granted",
                        "d",
                        "settled",
                        "e");
    }
}
