package org.vexillum.server.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.server.Json;
import org.vexillum.server.store.SeatKind;

/** Whoever comes to a room that cannot go on is told so, and never left waiting. */
class BrokenRoomTest {
    @TempDir Path data;

    /** What a visitor got, one after another. */
    private final List<String> got = new ArrayList<>();

    private final Visitor visitor =
            new Visitor(
                    SeatKind.A,
                    Lang.EN,
                    new Visitor.Outlet() {
                        @Override
                        public void send(String message) {
                            var read = Json.read(message, Map.class);
                            var error = (Map<?, ?>) read.get("error");
                            got.add(
                                    String.valueOf(
                                            error == null ? read.get("type") : error.get("key")));
                        }

                        @Override
                        public void close() {
                            got.add("closed");
                        }

                        @Override
                        public void dismiss() {
                            got.add("dismissed");
                        }
                    });

    private void in(boolean failing, Consumer<LiveRoom<?>> test) {
        new OneRoom(data, Runnable::run, failing).with(test);
    }

    @Test
    void aRoomThatStandsTellsHowThingsStand() {
        in(false, live -> live.join(visitor));
        assertThat(got).containsExactly("state");
    }

    @Test
    void whatIsLeftOfARoomSendsWhoeverComesToTheOneInItsPlace() {
        in(
                false,
                live -> {
                    live.changedElsewhere(true);
                    live.join(visitor);
                });
        assertThat(got).containsExactly("opened-anew", "closed");
    }

    @Test
    void whoeverIsInARoomThatCannotBeReadAgainComesBackAndIsNotKeptWaiting() {
        in(
                false,
                live -> {
                    live.join(visitor);
                    live.changedElsewhere(true);
                    live.receive(visitor, "{\"type\":\"undo\"}");
                });
        assertThat(got).containsExactly("state", "closed", "opened-anew", "closed");
    }

    @Test
    void whoeverCannotBeShownTheTableIsToldSoAndNotSentInCircles() {
        in(true, live -> live.join(visitor));
        assertThat(got).containsExactly("not-opened", "dismissed");
    }
}
