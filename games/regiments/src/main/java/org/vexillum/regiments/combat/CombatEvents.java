package org.vexillum.regiments.combat;

import java.util.List;
import org.vexillum.kernel.Cause;
import org.vexillum.kernel.Event;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.dice.Roll;
import org.vexillum.kernel.dice.TargetNumber;
import org.vexillum.kernel.stored.Stored;

/** What happens when units attack. */
public final class CombatEvents {
    private CombatEvents() {}

    /**
     * Dice to hit.
     *
     * @param tired only natural sixes hit
     * @param hits the hits scored, extra hits included, before Blast
     */
    @Stored(
            as = "HitsRolled",
            with = {
                "unit",
                "who",
                "weapon",
                "target",
                "needed",
                "tired",
                "roll",
                "hits",
                "extra",
                "expected",
                "rules"
            })
    public record HitsRolled(
            String unit,
            String who,
            String weapon,
            String target,
            TargetNumber needed,
            boolean tired,
            Roll roll,
            int hits,
            int extra,
            double expected,
            Rules rules)
            implements Event {}

    /** A charger met its target. */
    @Stored(
            as = "MeleeJoined",
            with = {"charger", "target", "side", "rules"})
    public record MeleeJoined(String charger, String target, ChargedSide side, Rules rules)
            implements Event {}

    /** Charged where its weapons do not point. */
    @Stored(
            as = "CannotStrikeBack",
            with = {"unit", "side", "rules"})
    public record CannotStrikeBack(String unit, ChargedSide side, Rules rules) implements Event {}

    /** Charged where its Counter weapons do not point. */
    @Stored(
            as = "CannotCounter",
            with = {"unit", "side", "rules"})
    public record CannotCounter(String unit, ChargedSide side, Rules rules) implements Event {}

    /** Something that acts from afar only, against a target that is not over 9 inches away. */
    @Stored(
            as = "TooNear",
            with = {"unit", "target", "cause", "rules"})
    public record TooNear(String unit, String target, Cause cause, Rules rules) implements Event {}

    /** A fatigued charger rolls no Impact dice. */
    @Stored(
            as = "NoImpact",
            with = {"unit", "rules"})
    public record NoImpact(String unit, Rules rules) implements Event {}

    /** Counter leaves a charger no Impact dice at all. */
    @Stored(
            as = "ImpactCountered",
            with = {"unit", "target", "less", "rules"})
    public record ImpactCountered(String unit, String target, int less, Rules rules)
            implements Event {}

    /** Impact dice; {@code less} dice were lost to Counter. */
    @Stored(
            as = "ImpactRolled",
            with = {"unit", "target", "roll", "hits", "less", "rules"})
    public record ImpactRolled(
            String unit, String target, Roll roll, int hits, int less, Rules rules)
            implements Event {}

    @Stored(
            as = "HitsMultiplied",
            with = {"weapon", "target", "by", "hits", "rules"})
    public record HitsMultiplied(String weapon, String target, int by, int hits, Rules rules)
            implements Event {}

    /** Defense dice against hits of one AP. */
    @Stored(
            as = "Blocked",
            with = {"unit", "needed", "roll", "wounds", "expected", "rules"})
    public record Blocked(
            String unit, TargetNumber needed, Roll roll, int wounds, double expected, Rules rules)
            implements Event {}

    /** Dice that ignore wounds. */
    @Stored(
            as = "WoundsIgnored",
            with = {"unit", "cause", "roll", "ignored", "rules"})
    public record WoundsIgnored(String unit, Cause cause, Roll roll, int ignored, Rules rules)
            implements Event {}

    /** Wounds of this weapon cannot be ignored. */
    @Stored(
            as = "CannotIgnore",
            with = {"unit", "cause", "denied", "rules"})
    public record CannotIgnore(String unit, Cause cause, Cause denied, Rules rules)
            implements Event {}

    /** Some models alone could ignore wounds, so nobody does. */
    @Stored(
            as = "NotAllIgnore",
            with = {"unit", "cause", "rules"})
    public record NotAllIgnore(String unit, Cause cause, Rules rules) implements Event {}

    /** A model takes wounds and lives. */
    @Stored(
            as = "ModelWounded",
            with = {"unit", "model", "number", "wounds", "left", "rules"})
    public record ModelWounded(
            String unit, String model, int number, int wounds, int left, Rules rules)
            implements Event {}

    @Stored(
            as = "ModelsSlain",
            with = {"unit", "models", "left", "rules"})
    public record ModelsSlain(String unit, List<String> models, int left, Rules rules)
            implements Event {}

    /** Wounds that found nobody to take them. */
    @Stored(
            as = "WoundsLost",
            with = {"unit", "wounds", "rules"})
    public record WoundsLost(String unit, int wounds, Rules rules) implements Event {}

    @Stored(
            as = "UnitDestroyed",
            with = {"unit", "rules"})
    public record UnitDestroyed(String unit, Rules rules) implements Event {}

    /** Attacks on somebody who was dead before. */
    @Stored(
            as = "AttacksLost",
            with = {"unit", "weapon", "target", "rules"})
    public record AttacksLost(String unit, String weapon, String target, Rules rules)
            implements Event {}

    /** A unit will hit only on natural sixes until the end of the round. */
    @Stored(
            as = "Fatigued",
            with = {"unit", "rules"})
    public record Fatigued(String unit, Rules rules) implements Event {}

    /** The enemy was destroyed in the melee. */
    @Stored(
            as = "MeleeWon",
            with = {"winner", "rules"})
    public record MeleeWon(String winner, Rules rules) implements Event {}
}
