package org.vexillum.regiments.kit.adjudicate;

import java.util.List;
import org.vexillum.kernel.Event;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Rules;
import org.vexillum.regiments.movement.Action;
import org.vexillum.regiments.sequence.SequenceEvents;

/** What of an activation comes before what. */
record Order(List<Event> events) {
    /** Why nobody turns after he has shot, or null if nobody acts. */
    @Nullable Refusal pivot() {
        var action = action();
        if (action == null) return null;
        var why = Refusal.because("AOFR-ACTION-02", "pivots-before-shooting");
        var rules =
                action == Action.HOLD
                        ? Rules.of("AOFR-ACTION-02", "AOFR-MOVE-01")
                        : Rules.of("AOFR-ACTION-03", "AOFR-MOVE-02");
        return new Refusal(why.key(), why.facts(), rules);
    }

    private @Nullable Action action() {
        for (int i = events.size() - 1; i >= 0; i--)
            if (events.get(i) instanceof SequenceEvents.ActionTaken taken) return taken.action();
        return null;
    }
}
