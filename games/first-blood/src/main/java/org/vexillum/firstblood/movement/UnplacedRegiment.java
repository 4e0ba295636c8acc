package org.vexillum.firstblood.movement;

import java.util.List;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.kernel.referee.ListedChoices;

/** A regiment whose places nobody gave: it acts where it stands. */
final class UnplacedRegiment {
    private UnplacedRegiment() {}

    static <A> Choices<A> only(A staying) {
        return new ListedChoices<>(
                List.of(staying), _ -> Refusal.because("FB-MODEL-01", "place-unknown"));
    }
}
