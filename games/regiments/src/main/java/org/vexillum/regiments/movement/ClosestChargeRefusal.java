package org.vexillum.regiments.movement;

import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.geometry.Angle;

/** Why there is no charge: of many paths tried, what stops the one that comes closest. */
final class ClosestChargeRefusal {
    private static final int TURNS = 18;
    private static final int PLACES = 8;

    private final ChargeCheck lunge;
    private Refusal best;

    ClosestChargeRefusal(ChargeCheck lunge) {
        this.lunge = lunge;
        best = ChargeRefusals.misses();
    }

    Refusal reason() {
        int furthest = (int) lunge.furthest();
        for (int place = 0; place <= PLACES; place++)
            for (int turn = -TURNS; turn <= TURNS; turn++)
                consider(furthest * place / PLACES, Angle.QUARTER * turn / TURNS);
        return best;
    }

    private void consider(int before, int pivot) {
        var refusal = lunge.attempt(before, pivot).refusal();
        if (refusal != null && ChargeRefusals.progress(refusal) > ChargeRefusals.progress(best))
            best = refusal;
    }
}
