package org.vexillum.regiments.combat;

import java.util.List;
import org.vexillum.kernel.Cause;
import org.vexillum.kernel.Event;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.dice.Roll;
import org.vexillum.kernel.dice.Target;

/** What happens when units attack. */
public final class CombatEvents {
    private CombatEvents() {}

    /**
     * Dice to hit.
     *
     * @param tired only natural sixes hit
     * @param hits the hits scored, extra hits included, before Blast
     */
    public record HitsRolled(
            String unit,
            String who,
            String weapon,
            String target,
            Target needed,
            boolean tired,
            Roll roll,
            int hits,
            int extra,
            double expected,
            Rules rules)
            implements Event {}

    /** A charger met its target. */
    public record MeleeJoined(String charger, String target, ChargedSide side, Rules rules)
            implements Event {}

    /** Charged where its weapons do not point. */
    public record CannotStrikeBack(String unit, ChargedSide side, Rules rules) implements Event {}

    /** Charged where its Counter weapons do not point. */
    public record CannotCounter(String unit, ChargedSide side, Rules rules) implements Event {}

    /** Something that acts from afar only, against a target that is not over 9 inches away. */
    public record TooNear(String unit, String target, Cause cause, Rules rules) implements Event {}

    /** A fatigued charger rolls no Impact dice. */
    public record NoImpact(String unit, Rules rules) implements Event {}

    /** Counter leaves a charger no Impact dice at all. */
    public record ImpactCountered(String unit, String target, int less, Rules rules)
            implements Event {}

    /** Impact dice; {@code less} dice were lost to Counter. */
    public record ImpactRolled(
            String unit, String target, Roll roll, int hits, int less, Rules rules)
            implements Event {}

    public record HitsMultiplied(String weapon, String target, int by, int hits, Rules rules)
            implements Event {}

    /** Defense dice against hits of one AP. */
    public record Blocked(
            String unit, Target needed, Roll roll, int wounds, double expected, Rules rules)
            implements Event {}

    /** Dice that ignore wounds. */
    public record WoundsIgnored(String unit, Cause cause, Roll roll, int ignored, Rules rules)
            implements Event {}

    /** Wounds of this weapon cannot be ignored. */
    public record CannotIgnore(String unit, Cause cause, Cause denied, Rules rules)
            implements Event {}

    /** Some models alone could ignore wounds, so nobody does. */
    public record NotAllIgnore(String unit, Cause cause, Rules rules) implements Event {}

    /** A model takes wounds and lives. */
    public record ModelWounded(
            String unit, String model, int number, int wounds, int left, Rules rules)
            implements Event {}

    public record ModelsSlain(String unit, List<String> models, int left, Rules rules)
            implements Event {}

    /** Wounds that found nobody to take them. */
    public record WoundsLost(String unit, int wounds, Rules rules) implements Event {}

    public record UnitDestroyed(String unit, Rules rules) implements Event {}

    /** Attacks on somebody who was dead before. */
    public record AttacksLost(String unit, String weapon, String target, Rules rules)
            implements Event {}

    /** A unit will hit only on natural sixes until the end of the round. */
    public record Fatigued(String unit, Rules rules) implements Event {}

    /** The enemy was destroyed in the melee. */
    public record MeleeWon(String winner, Rules rules) implements Event {}
}
