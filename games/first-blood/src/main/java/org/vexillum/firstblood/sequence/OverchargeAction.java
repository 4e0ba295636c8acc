package org.vexillum.firstblood.sequence;

import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.traits.Traits;
import org.vexillum.firstblood.traits.VolleyTraits;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.Referee;

/** A regiment charges its weapons; the marker stays until it is spent (FB-SR-OVERCHARGE-1). */
public record OverchargeAction(String regiment) {
    public static @Nullable Refusal refusal(Battle battle, Regiment regiment) {
        return Traits.any(battle, regiment, VolleyTraits.Overcharge.class)
                ? null
                : Refusal.because("FB-SR-OVERCHARGE-1", "no-overcharge", regiment.id());
    }

    public void play(Battle battle, Referee<Battle> referee) {
        var active = battle.regiment(regiment);
        active.setOvercharge(active.overcharge() + 1);
        referee.record(
                new SequenceEvents.OverchargePlaced(
                        regiment, active.overcharge(), Rules.of("FB-SR-OVERCHARGE-1")));
    }
}
