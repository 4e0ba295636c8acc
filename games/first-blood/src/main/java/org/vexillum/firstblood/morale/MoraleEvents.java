package org.vexillum.firstblood.morale;

import java.util.List;
import org.vexillum.kernel.Cause;
import org.vexillum.kernel.Event;
import org.vexillum.kernel.ExplainedNumber;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.dice.Roll;
import org.vexillum.kernel.stored.Stored;

/** What happens to the nerve of regiments. */
public final class MoraleEvents {
    private MoraleEvents() {}

    /**
     * Morale dice.
     *
     * @param model who tests for himself, or -1
     * @param wounds what the failures cost
     */
    @Stored(
            as = "MoraleRolled",
            with = {"regiment", "model", "resolve", "roll", "wounds", "expected", "rules"})
    public record MoraleRolled(
            String regiment,
            int model,
            ExplainedNumber resolve,
            Roll roll,
            int wounds,
            double expected,
            Rules rules)
            implements Event {}

    /** Dice for stranded models, by number. */
    @Stored(
            as = "StrandedRolled",
            with = {"regiment", "models", "resolve", "roll", "wounds", "expected", "rules"})
    public record StrandedRolled(
            String regiment,
            List<Integer> models,
            ExplainedNumber resolve,
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
    @Stored(
            as = "FailuresSpared",
            with = {"regiment", "cause", "spared", "rules"})
    public record FailuresSpared(String regiment, Cause cause, int spared, Rules rules)
            implements Event {}

    /**
     * FB-BROKEN-02.
     *
     * @param started the models it began the round with
     * @param disengaged whether it is broken for that, and not for its losses
     */
    @Stored(
            as = "BecameBroken",
            with = {"regiment", "lost", "started", "disengaged", "rules"})
    public record BecameBroken(
            String regiment, int lost, int started, boolean disengaged, Rules rules)
            implements Event {}

    /** It would be broken, but cannot be. */
    @Stored(
            as = "StoodFirm",
            with = {"regiment", "cause", "rules"})
    public record StoodFirm(String regiment, Cause cause, Rules rules) implements Event {}

    @Stored(
            as = "Rallied",
            with = {"regiment", "rules"})
    public record Rallied(String regiment, Rules rules) implements Event {}

    /** A Resolve roll before a Combat Rally. */
    @Stored(
            as = "RallyRolled",
            with = {"regiment", "cause", "resolve", "roll", "passed", "rules"})
    public record RallyRolled(
            String regiment,
            Cause cause,
            ExplainedNumber resolve,
            Roll roll,
            boolean passed,
            Rules rules)
            implements Event {}

    @Stored(
            as = "BecameInspired",
            with = {"regiment", "rules"})
    public record BecameInspired(String regiment, Rules rules) implements Event {}
}
