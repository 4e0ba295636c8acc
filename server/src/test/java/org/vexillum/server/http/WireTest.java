package org.vexillum.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Proxy;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;
import org.junit.jupiter.api.Test;

class WireTest {
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
                                done.add(method.getName() + " " + facts[0]);
                                if (method.getName().equals("sendText"))
                                    waiting.add((Callback) facts[1]);
                                return null;
                            });

    private final Wire wire = new Wire(slow);

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
    void withNothingSaidItEndsAtOnce() {
        wire.dismiss();
        assertThat(done).containsExactly("close 4500");
    }
}
