package org.vexillum.firstblood.scenario;

import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.table.Status;
import org.vexillum.firstblood.traits.RegimentTraits;
import org.vexillum.firstblood.traits.Traits;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.stored.Stored;

/**
 * Which regiments a side holds back as reinforcements, declared before the first is deployed.
 *
 * <p>FB-REINF-01, FB-RESERVE-01, FB-SR-FLANK.
 */
@Stored(as = "KeepBack", with = "side")
public record KeepBack(Side side) implements ReserveQuestion {
    @Override
    public boolean able(Battle battle, Regiment regiment) {
        return regiment.status() == Status.UNDEPLOYED
                && Traits.regimental(battle, regiment, RegimentTraits.Flank.class);
    }

    @Override
    public Refusal unable(Battle battle, String id) {
        return Refusal.because("FB-RESERVE-01", "must-be-deployed", id);
    }

    @Override
    public Rules rules() {
        return Rules.of("FB-REINF-01", "FB-RESERVE-01", "FB-SR-FLANK");
    }
}
