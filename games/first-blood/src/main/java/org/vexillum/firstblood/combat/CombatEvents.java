package org.vexillum.firstblood.combat;

import java.util.List;
import org.vexillum.firstblood.traits.Manner;
import org.vexillum.kernel.Cause;
import org.vexillum.kernel.Event;
import org.vexillum.kernel.ExplainedNumber;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.dice.Roll;
import org.vexillum.kernel.stored.Stored;

/** What happens when regiments strike, shoot and are struck. */
public final class CombatEvents {
    private CombatEvents() {}

    /**
     * Dice to hit of models with equal values.
     *
     * @param at the model singled out, or -1
     * @param hits with the extra ones
     */
    @Stored(
            as = "HitsRolled",
            with = {
                "regiment",
                "models",
                "target",
                "at",
                "manner",
                "needed",
                "roll",
                "hits",
                "extra",
                "expected",
                "rules"
            })
    public record HitsRolled(
            String regiment,
            List<Integer> models,
            String target,
            int at,
            Manner manner,
            ExplainedNumber needed,
            Roll roll,
            int hits,
            int extra,
            double expected,
            Rules rules)
            implements Event {
        public HitsRolled {
            models = List.copyOf(models);
        }
    }

    /**
     * Defence dice against hits that are alike.
     *
     * @param models who defends
     * @param wounds before one failure is discarded
     */
    @Stored(
            as = "DefenceRolled",
            with = {
                "regiment",
                "models",
                "manner",
                "defence",
                "evasion",
                "roll",
                "wounds",
                "expected",
                "rules"
            })
    public record DefenceRolled(
            String regiment,
            List<Integer> models,
            Manner manner,
            ExplainedNumber defence,
            ExplainedNumber evasion,
            Roll roll,
            int wounds,
            double expected,
            Rules rules)
            implements Event {
        public DefenceRolled {
            models = List.copyOf(models);
        }
    }

    /** A regiment has lost Shield for a while. */
    @Stored(
            as = "ShieldsBroken",
            with = {"regiment", "by", "rules"})
    public record ShieldsBroken(String regiment, String by, Rules rules) implements Event {}

    /** A regiment that charged may charge again. */
    @Stored(
            as = "MayChargeAgain",
            with = {"regiment", "rules"})
    public record MayChargeAgain(String regiment, Rules rules) implements Event {}

    /** Wounds taken off a model. */
    @Stored(
            as = "ModelHealed",
            with = {"regiment", "model", "number", "wounds", "carries", "rules"})
    public record ModelHealed(
            String regiment, String model, int number, int wounds, int carries, Rules rules)
            implements Event {}

    /** A casualty came back. */
    @Stored(
            as = "ModelRestored",
            with = {"regiment", "model", "number", "cost", "tokens", "rules"})
    public record ModelRestored(
            String regiment, String model, int number, int cost, int tokens, Rules rules)
            implements Event {}

    /** Healing that did nothing. */
    @Stored(
            as = "HealingLost",
            with = {"regiment", "amount", "rules"})
    public record HealingLost(String regiment, int amount, Rules rules) implements Event {}

    /** Two champions fight each other. */
    @Stored(
            as = "DuelBegan",
            with = {"regiment", "model", "target", "opponent", "rules"})
    public record DuelBegan(String regiment, int model, String target, int opponent, Rules rules)
            implements Event {}

    /** One duellist resolves its attacks before the other. */
    @Stored(
            as = "StruckFirst",
            with = {"regiment", "rules"})
    public record StruckFirst(String regiment, Rules rules) implements Event {}

    /** Hits that answer attacks; {@code at} is the model they answer, or -1. */
    @Stored(
            as = "HitsThrownBack",
            with = {"by", "regiment", "at", "hits", "rules"})
    public record HitsThrownBack(String by, String regiment, int at, int hits, Rules rules)
            implements Event {}

    /** Hits that found nobody to take them. */
    @Stored(
            as = "HitsLost",
            with = {"regiment", "hits", "rules"})
    public record HitsLost(String regiment, int hits, Rules rules) implements Event {}

    /** The blessing of this round goes into these rolls. */
    @Stored(
            as = "Blessed",
            with = {"regiment", "on", "rules"})
    public record Blessed(String regiment, UseBlessing.On on, Rules rules) implements Event {}

    /** A failed die that does not count. */
    @Stored(
            as = "FailureDiscarded",
            with = {"regiment", "cause", "wounds", "rules"})
    public record FailureDiscarded(String regiment, Cause cause, int wounds, Rules rules)
            implements Event {}

    /** Dice that had wounds ignored. */
    @Stored(
            as = "WoundsIgnored",
            with = {"regiment", "cause", "roll", "ignored", "rules"})
    public record WoundsIgnored(String regiment, Cause cause, Roll roll, int ignored, Rules rules)
            implements Event {}

    /** A model takes wounds and lives. */
    @Stored(
            as = "ModelWounded",
            with = {"regiment", "model", "number", "wounds", "left", "rules"})
    public record ModelWounded(
            String regiment, String model, int number, int wounds, int left, Rules rules)
            implements Event {}

    @Stored(
            as = "ModelsRemoved",
            with = {"regiment", "manner", "numbers", "models", "left", "tokens", "rules"})
    public record ModelsRemoved(
            String regiment,
            Manner manner,
            List<Integer> numbers,
            List<String> models,
            int left,
            int tokens,
            Rules rules)
            implements Event {
        public ModelsRemoved {
            numbers = List.copyOf(numbers);
            models = List.copyOf(models);
        }
    }

    /** Wounds that found nobody to take them. */
    @Stored(
            as = "WoundsLost",
            with = {"regiment", "wounds", "rules"})
    public record WoundsLost(String regiment, int wounds, Rules rules) implements Event {}

    @Stored(
            as = "RegimentDestroyed",
            with = {"regiment", "rules"})
    public record RegimentDestroyed(String regiment, Rules rules) implements Event {}

    /** A model takes the leader's place. */
    @Stored(
            as = "LeaderNamed",
            with = {"regiment", "model", "rules"})
    public record LeaderNamed(String regiment, int model, Rules rules) implements Event {}
}
