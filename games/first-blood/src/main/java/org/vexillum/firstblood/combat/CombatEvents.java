package org.vexillum.firstblood.combat;

import java.util.List;
import org.vexillum.firstblood.traits.Manner;
import org.vexillum.kernel.Cause;
import org.vexillum.kernel.Event;
import org.vexillum.kernel.Figure;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.dice.Roll;

/** What happens when regiments strike, shoot and are struck. */
public final class CombatEvents {
    private CombatEvents() {}

    /**
     * Dice to hit of models with equal values.
     *
     * @param at the model singled out, or -1
     * @param hits with the extra ones
     */
    public record HitsRolled(
            String regiment,
            List<Integer> models,
            String target,
            int at,
            Manner manner,
            Figure needed,
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
    public record DefenceRolled(
            String regiment,
            List<Integer> models,
            Manner manner,
            Figure defence,
            Figure evasion,
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
    public record ShieldsBroken(String regiment, String by, Rules rules) implements Event {}

    /** A regiment that charged may charge again. */
    public record MayChargeAgain(String regiment, Rules rules) implements Event {}

    /** Wounds taken off a model. */
    public record ModelHealed(
            String regiment, String model, int number, int wounds, int carries, Rules rules)
            implements Event {}

    /** A casualty came back. */
    public record ModelRestored(
            String regiment, String model, int number, int cost, int tokens, Rules rules)
            implements Event {}

    /** Healing that did nothing. */
    public record HealingLost(String regiment, int amount, Rules rules) implements Event {}

    /** Two champions fight each other. */
    public record DuelBegan(String regiment, int model, String target, int opponent, Rules rules)
            implements Event {}

    /** One duellist resolves its attacks before the other. */
    public record StruckFirst(String regiment, Rules rules) implements Event {}

    /** Hits that answer attacks; {@code at} is the model they answer, or -1. */
    public record HitsThrownBack(String by, String regiment, int at, int hits, Rules rules)
            implements Event {}

    /** Hits that found nobody to take them. */
    public record HitsLost(String regiment, int hits, Rules rules) implements Event {}

    /** The blessing of this round goes into these rolls. */
    public record Blessed(String regiment, UseBlessing.On on, Rules rules) implements Event {}

    /** A failed die that does not count. */
    public record FailureDiscarded(String regiment, Cause cause, int wounds, Rules rules)
            implements Event {}

    /** Dice that had wounds ignored. */
    public record WoundsIgnored(String regiment, Cause cause, Roll roll, int ignored, Rules rules)
            implements Event {}

    /** A model takes wounds and lives. */
    public record ModelWounded(
            String regiment, String model, int number, int wounds, int left, Rules rules)
            implements Event {}

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
    public record WoundsLost(String regiment, int wounds, Rules rules) implements Event {}

    public record RegimentDestroyed(String regiment, Rules rules) implements Event {}

    /** A model takes the leader's place. */
    public record LeaderNamed(String regiment, int model, Rules rules) implements Event {}
}
