package org.vexillum.firstblood.scenario;

import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.table.Status;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.stored.Stored;

/** Which reinforcements of a side come on this round; both decide in secret (FB-REINF-02). */
@Stored(
        as = "ChooseArrivals",
        with = {"side", "round"})
public record ChooseArrivals(Side side, int round) implements ReserveQuestion {
    /** Nobody comes in the first round (FB-RESERVE-02). */
    @Override
    public boolean able(Battle battle, Regiment regiment) {
        return battle.round() >= 2 && regiment.status() == Status.RESERVE;
    }

    @Override
    public Refusal unable(Battle battle, String id) {
        return battle.round() < 2
                ? Refusal.because("FB-RESERVE-02", "none-in-round-one", id)
                : Refusal.because("FB-REINF-02", "not-in-reserve", id);
    }

    @Override
    public Rules rules() {
        return Rules.of("FB-REINF-02", "FB-REINF-03");
    }
}
