package org.vexillum.server.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.server.store.SeatKind;

class VisitorTest {
    private static final AccessRights AGREED =
            AccessRights.OPEN.seating(new AccessRights.Referee("eva", "Eva", false));

    private static Visitor watching(BooleanSupplier same) {
        return new Visitor(
                SeatKind.SPECTATOR,
                Lang.EN,
                new Nowhere(),
                new Visitor.Identity("eva", () -> true, same));
    }

    /** Otherwise she would go on watching, and could decide nothing, until she comes anew. */
    @Test
    void whoIsMadeTheRefereeOnHerWayInComesAgain() {
        assertThat(watching(() -> false).enters(AGREED)).isFalse();
    }

    @Test
    void aRefereeWhoWantsToWatchMay() {
        var eva = watching(() -> true);
        assertThat(eva.enters(AGREED)).isTrue();
        assertThat(eva.mustComeAgain(AGREED)).isFalse();
    }

    @Test
    void whoIsMadeTheRefereeWhileSheWatchesComesAgain() {
        var eva = watching(() -> true);
        assertThat(eva.enters(AccessRights.OPEN)).isTrue();
        assertThat(eva.mustComeAgain(AGREED)).isTrue();
    }

    private record Nowhere() implements Visitor.Outlet {
        @Override
        public void send(String message) {}

        @Override
        public void close() {}

        @Override
        public void dismiss() {}
    }
}
