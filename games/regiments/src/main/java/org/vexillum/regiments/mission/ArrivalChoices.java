package org.vexillum.regiments.mission;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.dice.RandomSource;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.regiments.mission.Arrive.Arrival;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Status;

/** Bringing in one of the units that wait in Ambush, or none. */
final class ArrivalChoices implements Choices<Arrival> {
    private final PlacementChoices placing;

    ArrivalChoices(Battle battle, Side side) {
        placing = new PlacementChoices(PlacementArea.ambush(battle, side), Status.AMBUSH);
    }

    @Override
    public @Nullable Refusal refusal(Arrival arrival) {
        var placement = arrival.placement();
        return placement == null ? null : placing.refusal(placement);
    }

    @Override
    public List<Arrival> list() {
        var all = new ArrayList<Arrival>();
        for (var placement : placing.list()) all.add(new Arrival(placement));
        all.add(Arrival.DECLINED);
        return all;
    }

    @Override
    public boolean complete() {
        return false;
    }

    /** Mostly somewhere, so that units do not wait until the battle is over. */
    @Override
    public Arrival any(RandomSource lot) {
        return lot.below(4) == 0 ? Arrival.DECLINED : new Arrival(placing.sample(lot));
    }
}
