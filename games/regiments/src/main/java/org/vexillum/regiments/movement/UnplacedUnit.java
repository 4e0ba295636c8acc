package org.vexillum.regiments.movement;

import java.util.List;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.kernel.referee.ListedChoices;

/** A unit whose place nobody gave: it fights where it stands and goes nowhere. */
final class UnplacedUnit {
    private UnplacedUnit() {}

    static <A> Choices<A> only(A staying) {
        return new ListedChoices<>(
                List.of(staying), _ -> Refusal.because("AOFR-MOVE-03", "place-unknown"));
    }
}
