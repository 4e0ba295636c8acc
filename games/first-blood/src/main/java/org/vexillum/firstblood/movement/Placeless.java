package org.vexillum.firstblood.movement;

import java.util.List;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.kernel.referee.Listed;

/** A regiment whose places nobody gave: it acts where it stands. */
final class Placeless {
    private Placeless() {}

    static <A> Choices<A> only(A staying) {
        return new Listed<>(List.of(staying), _ -> Refusal.because("FB-MODEL-01", "place-unknown"));
    }
}
