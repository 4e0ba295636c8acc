package org.vexillum.regiments.movement;

import java.util.List;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.geometry.Angle;

/** Why there is no charge: of many paths tried, what stops the one that comes closest. */
final class ChargeDoubts {
    private static final int TURNS = 18;
    private static final int PLACES = 8;

    /** From hopeless to nearly legal. */
    private static final List<String> PROGRESS =
            List.of(
                    "charge-misses",
                    "charge-turns-late",
                    "charge-leaves-table",
                    "charge-way-blocked",
                    "charge-path-too-long",
                    "charge-out-of-reach",
                    "charge-cannot-land",
                    "side-out-of-reach");

    private final Lunge lunge;
    private Refusal best;

    ChargeDoubts(Lunge lunge) {
        this.lunge = lunge;
        best = Refusal.because("AOFR-MOVE-09", PROGRESS.getFirst());
    }

    Refusal reason() {
        int furthest = lunge.furthest();
        for (int place = 0; place <= PLACES; place++)
            for (int turn = -TURNS; turn <= TURNS; turn++)
                consider(furthest * place / PLACES, Angle.QUARTER * turn / TURNS);
        return best;
    }

    private void consider(int before, int pivot) {
        var refusal = lunge.attempt(before, pivot).refusal();
        if (refusal != null && progress(refusal) > progress(best)) best = refusal;
    }

    private static int progress(Refusal refusal) {
        return PROGRESS.indexOf(refusal.key());
    }
}
