package org.vexillum.firstblood.morale;

import java.util.List;
import org.vexillum.kernel.Cause;
import org.vexillum.kernel.Event;
import org.vexillum.kernel.Figure;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.dice.Roll;

/** What happens to the nerve of regiments. */
public final class MoraleEvents {
    private MoraleEvents() {}

    /**
     * Morale dice.
     *
     * @param model who tests for himself, or -1
     * @param wounds what the failures cost
     */
    public record MoraleRolled(
            String regiment,
            int model,
            Figure resolve,
            Roll roll,
            int wounds,
            double expected,
            Rules rules)
            implements Event {}

    /** Dice for stranded models, by number. */
    public record StrandedRolled(
            String regiment,
            List<Integer> models,
            Figure resolve,
            Roll roll,
            int wounds,
            double expected,
            Rules rules)
            implements Event {
        public StrandedRolled {
            models = List.copyOf(models);
        }
    }

    /** Failed dice that cost less than a wound each. */
    public record FailuresSpared(String regiment, Cause cause, int spared, Rules rules)
            implements Event {}

    /**
     * FB-BROKEN-02.
     *
     * @param started the models it began the round with
     * @param disengaged whether it is broken for that, and not for its losses
     */
    public record BecameBroken(
            String regiment, int lost, int started, boolean disengaged, Rules rules)
            implements Event {}

    /** It would be broken, but cannot be. */
    public record StoodFirm(String regiment, Cause cause, Rules rules) implements Event {}

    public record Rallied(String regiment, Rules rules) implements Event {}

    /** A Resolve roll before a Combat Rally. */
    public record RallyRolled(
            String regiment, Cause cause, Figure resolve, Roll roll, boolean passed, Rules rules)
            implements Event {}

    public record BecameInspired(String regiment, Rules rules) implements Event {}
}
