package org.vexillum.regiments.kit.adjudicate;

import java.util.List;
import org.vexillum.kernel.Event;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Rules;
import org.vexillum.regiments.movement.Action;
import org.vexillum.regiments.sequence.SequenceEvents.ActionTaken;

/** What of an activation comes before what, and what does not belong to it at all. */
record ActivationOrder(List<Event> events) {
    /** Why nobody turns after he has shot, or null if nobody acts. */
    @Nullable Refusal pivot() {
        var taken = last();
        if (taken == null) return null;
        var why = Refusal.because("AOFR-ACTION-02", "pivots-before-shooting");
        var rules =
                taken.action() == Action.HOLD
                        ? Rules.of("AOFR-ACTION-02", "AOFR-MOVE-01")
                        : Rules.of("AOFR-ACTION-03", "AOFR-MOVE-02");
        return new Refusal(why.key(), why.facts(), rules);
    }

    /** Why nobody takes a second action, or null if nobody acts. */
    @Nullable Refusal another() {
        var taken = last();
        return taken == null ? null : Refusal.because("AOFR-ACTION-01", "one-action", taken.unit());
    }

    /** Why nobody moves: all hold. Or null. */
    @Nullable Refusal move() {
        var taken = last();
        return taken == null || !all(Action.HOLD)
                ? null
                : Refusal.because("AOFR-ACTION-02", "hold-moves-nobody", taken.unit());
    }

    /** Why nobody shoots: all rush or charge. Or null. */
    @Nullable Refusal targets() {
        var taken = last();
        if (taken == null || !all(Action.RUSH, Action.CHARGE)) return null;
        return taken.action() == Action.RUSH
                ? Refusal.because("AOFR-ACTION-04", "action-without-shots", taken.unit())
                : Refusal.because("AOFR-ACTION-05", "action-without-shots", taken.unit());
    }

    private boolean all(Action... actions) {
        return actions().stream().allMatch(one -> List.of(actions).contains(one.action()));
    }

    private @Nullable ActionTaken last() {
        var taken = actions();
        return taken.isEmpty() ? null : taken.getLast();
    }

    private List<ActionTaken> actions() {
        return events.stream()
                .filter(ActionTaken.class::isInstance)
                .map(ActionTaken.class::cast)
                .toList();
    }
}
