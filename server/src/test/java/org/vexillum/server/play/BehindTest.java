package org.vexillum.server.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.vexillum.rulebook.Lang;
import org.vexillum.server.Json;
import org.vexillum.server.store.SeatKind;

/** Whoever does not read in time is told only how things stand in the end. */
class BehindTest {
    @TempDir Path data;

    private final List<Map<?, ?>> got = new ArrayList<>();
    private boolean behind;

    private final Visitor visitor =
            new Visitor(
                    SeatKind.BOTH,
                    Lang.EN,
                    new Visitor.Outlet() {
                        @Override
                        public void send(String message) {
                            got.add(Json.read(message, Map.class));
                        }

                        @Override
                        public void close() {}

                        @Override
                        public void dismiss() {}

                        @Override
                        public boolean behind() {
                            return behind;
                        }
                    });

    private List<Object> types() {
        var types = new ArrayList<Object>();
        for (var message : got) types.add(message.get("type"));
        got.clear();
        return types;
    }

    private static String named(String name) {
        return Json.write(Json.object("type", "name", "side", "A", "text", name));
    }

    @Test
    void statesThatNobodyReadsAreNotMade() {
        new OneRoom(data, Runnable::run, false)
                .with(live -> {
                    live.join(visitor);
                    types();
                    behind = true;
                    live.receive(visitor, named("Ana"));
                    live.receive(visitor, named("Eva"));
                    assertThat(types()).containsExactly("accepted", "accepted");
                    live.taken(visitor);
                    assertThat(got).as("he has not read it yet").isEmpty();
                    behind = false;
                    live.taken(visitor);
                    assertThat(got).hasSize(1);
                    assertThat(got.getFirst().get("match").toString()).contains("A=Eva");
                    live.taken(visitor);
                    assertThat(types()).as("once").containsExactly("state");
                });
    }

    @Test
    void aSignOfLifeCostsNothing() {
        new OneRoom(data, Runnable::run, false)
                .with(live -> {
                    live.join(visitor);
                    types();
                    live.receive(visitor, "{\"type\":\"pong\"}");
                    assertThat(got).isEmpty();
                    live.receive(visitor, "{\"type\":\"pong\",\"id\":7}");
                    assertThat(types()).containsExactly("accepted");
                });
    }

    @Test
    void somebodyWhoOnlyWatchesIsNoNewsToTheOthers() {
        new OneRoom(data, Runnable::run, false)
                .with(live -> {
                    live.join(visitor);
                    types();
                    var heard = new ArrayList<String>();
                    var watcher = new Visitor(SeatKind.SPECTATOR, Lang.EN, new Into(heard));
                    live.join(watcher);
                    assertThat(heard).hasSize(1);
                    live.leave(watcher);
                    assertThat(got).isEmpty();
                });
    }

    private record Into(List<String> heard) implements Visitor.Outlet {
        @Override
        public void send(String message) {
            heard.add(message);
        }

        @Override
        public void close() {}

        @Override
        public void dismiss() {}
    }
}
