package org.vexillum.server.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.vexillum.kernel.Side;

class PlayerPresenceTest {
    private long now;
    private final PlayerPresence presence = new PlayerPresence(() -> now);

    private void pass(int seconds) {
        now += Duration.ofSeconds(seconds).toNanos();
    }

    @Test
    void whoeverSitsAtAnyOtherServerIsThere() {
        assertThat(presence.heard("one", "m", Set.of(Side.A))).isTrue();
        assertThat(presence.heard("two", "m", Set.of(Side.A))).isFalse();
        assertThat(presence.elsewhere("m", Side.A)).isTrue();
        assertThat(presence.elsewhere("m", Side.B)).isFalse();
        assertThat(presence.elsewhere("n", Side.A)).isFalse();
        assertThat(presence.heard("one", "m", Set.of())).isFalse();
        assertThat(presence.heard("two", "m", Set.of())).isTrue();
        assertThat(presence.elsewhere("m", Side.A)).isFalse();
    }

    /** A killed server takes no leave. */
    @Test
    void aServerThatFallsSilentIsForgotten() {
        presence.heard("one", "m", Set.of(Side.B));
        pass(29);
        assertThat(presence.forget()).isEmpty();
        assertThat(presence.elsewhere("m", Side.B)).isTrue();
        presence.heard("one", "m", Set.of(Side.B));
        pass(29);
        assertThat(presence.elsewhere("m", Side.B)).isTrue();
        pass(1);
        assertThat(presence.elsewhere("m", Side.B)).isFalse();
        assertThat(presence.forget()).containsExactly("m");
        assertThat(presence.forget()).isEmpty();
    }
}
