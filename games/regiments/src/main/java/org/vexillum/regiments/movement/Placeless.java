package org.vexillum.regiments.movement;

import java.util.List;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.kernel.referee.Listed;

/** A unit whose place nobody gave: it fights where it stands and goes nowhere. */
final class Placeless {
    private Placeless() {}

    static <A> Choices<A> only(A staying) {
        return new Listed<>(
                List.of(staying), _ -> Refusal.because("AOFR-MOVE-03", "place-unknown"));
    }
}
