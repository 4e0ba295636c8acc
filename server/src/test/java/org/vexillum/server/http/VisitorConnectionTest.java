package org.vexillum.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Proxy;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;
import org.junit.jupiter.api.Test;

class VisitorConnectionTest {
    private final List<String> done = new ArrayList<>();
    private final ArrayDeque<Callback> waiting = new ArrayDeque<>();

    /** A slow line: what is sent waits until it is let go. */
    private final Session slow =
            (Session)
                    Proxy.newProxyInstance(
                            Session.class.getClassLoader(),
                            new Class<?>[] {Session.class},
                            (_, method, facts) -> {
                                if (method.getName().equals("isOpen")) return true;
                                done.add(
                                        facts == null
                                                ? method.getName()
                                                : method.getName() + " " + facts[0]);
                                if (method.getName().equals("sendText"))
                                    waiting.add((Callback) facts[1]);
                                return null;
                            });

    private long now;

    private final VisitorConnections wires =
            new VisitorConnections(() -> now, 3 * VisitorConnection.MOST);
    private final VisitorConnection wire = wires.open(slow);

    @Test
    void theConnectionEndsWhenTheLastWordIsOnItsWay() {
        wire.send("first");
        wire.send("last");
        wire.close();
        assertThat(done).containsExactly("sendText first", "sendText last");
        waiting.remove().succeed();
        assertThat(done).hasSize(2);
        waiting.remove().succeed();
        assertThat(done).last().isEqualTo("close 1012");
    }

    @Test
    void itEndsAlsoWhenTheLastWordIsLost() {
        wire.send("last");
        wire.turnAway("no-seat");
        waiting.remove().fail(new IllegalStateException("cut"));
        assertThat(done).last().isEqualTo("close 4403");
    }

    @Test
    void whatWaitsForOneWhoDoesNotReadIsLimited() {
        var large = "x".repeat(VisitorConnection.MOST / 10);
        for (int i = 0; i < 10; i++) wire.send(large);
        assertThat(done).doesNotContain("disconnect");
        wire.send("more");
        assertThat(done).last().isEqualTo("disconnect");
    }

    @Test
    void oneLongMessageIsNoReasonToCutAnybodyOff() {
        wire.send("x".repeat(2 * VisitorConnection.MOST));
        waiting.remove().succeed();
        wire.send("more");
        assertThat(done).doesNotContain("disconnect");
    }

    @Test
    void whatWaitsForAllIsLimited() {
        var large = "x".repeat(VisitorConnection.MOST);
        for (int i = 0; i < 4; i++) wires.open(slow).send(large);
        var reading = wires.open(slow);
        reading.send("short");
        reading.send("words");
        assertThat(done).as("whoever reads goes on").doesNotContain("disconnect");
        var another = wires.open(slow);
        another.send(large);
        another.send("more");
        assertThat(done).last().isEqualTo("disconnect");
    }

    @Test
    void whoeverTakesNothingForLongIsCutOff() {
        wire.send("first");
        now += VisitorConnection.PATIENCE;
        wires.sweep();
        assertThat(done).doesNotContain("disconnect");
        now++;
        wires.sweep();
        assertThat(done).last().isEqualTo("disconnect");
    }

    @Test
    void whoeverReadsSlowlyStays() {
        for (int i = 0; i < 10; i++) wire.send("word");
        for (int i = 0; i < 10; i++) {
            now += VisitorConnection.PATIENCE;
            wires.sweep();
            waiting.remove().succeed();
        }
        now += 100 * VisitorConnection.PATIENCE;
        wires.sweep();
        assertThat(done).doesNotContain("disconnect");
    }

    @Test
    void itIsSaidWhenOneIsNoLongerBehind() {
        var times = new ArrayList<Boolean>();
        wire.whenTaken(() -> times.add(wire.behind()));
        var state = "x".repeat(30_000);
        wire.send(state);
        assertThat(wire.behind()).isFalse();
        wire.send(state);
        wire.send(state);
        assertThat(wire.behind()).isTrue();
        waiting.remove().succeed();
        assertThat(times).containsExactly(false);
    }

    @Test
    void withNothingSaidItEndsAtOnce() {
        wire.dismiss();
        assertThat(done).containsExactly("close 4500");
    }
}
