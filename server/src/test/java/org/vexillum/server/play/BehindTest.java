package org.vexillum.server.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.vexillum.server.Json;
import org.vexillum.server.store.SeatKind;

/** Whoever does not read in time is told only how things stand in the end. */
class BehindTest {
    @TempDir Path data;

    private final Ear ear = new Ear();
    private final Visitor visitor = ear.visitor(SeatKind.BOTH);

    private static String named(String name) {
        return Json.write(Json.object("type", "name", "side", "A", "text", name));
    }

    @Test
    void statesThatNobodyReadsAreNotMade() {
        new OneRoom(data, Runnable::run, false)
                .with(live -> {
                    live.join(visitor);
                    ear.types();
                    ear.behind = true;
                    live.receive(visitor, named("Ana"));
                    live.receive(visitor, named("Eva"));
                    assertThat(ear.types()).containsExactly("accepted", "accepted");
                    live.taken(visitor);
                    assertThat(ear.got).as("he has not read it yet").isEmpty();
                    ear.behind = false;
                    live.taken(visitor);
                    assertThat(ear.got).hasSize(1);
                    assertThat(ear.got.getFirst().get("match").toString()).contains("A=Eva");
                    live.taken(visitor);
                    assertThat(ear.types()).as("once").containsExactly("state");
                });
    }

    @Test
    void aSignOfLifeCostsNothing() {
        new OneRoom(data, Runnable::run, false)
                .with(live -> {
                    live.join(visitor);
                    ear.types();
                    live.receive(visitor, "{\"type\":\"pong\"}");
                    assertThat(ear.got).isEmpty();
                    live.receive(visitor, "{\"type\":\"pong\",\"id\":7}");
                    assertThat(ear.types()).containsExactly("accepted");
                });
    }

    @Test
    void somebodyWhoOnlyWatchesIsNoNewsToTheOthers() {
        new OneRoom(data, Runnable::run, false)
                .with(live -> {
                    live.join(visitor);
                    ear.types();
                    var other = new Ear();
                    var watcher = other.visitor(SeatKind.SPECTATOR);
                    live.join(watcher);
                    assertThat(other.got).hasSize(1);
                    live.leave(watcher);
                    assertThat(ear.got).isEmpty();
                });
    }
}
