package org.vexillum.regiments.movement;

import org.vexillum.kernel.Event;
import org.vexillum.kernel.ExplainedNumber;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.dice.Roll;
import org.vexillum.kernel.geometry.Pose;
import org.vexillum.kernel.stored.Stored;
import org.vexillum.regiments.combat.ChargedSide;

/** What happens when units move. Poses are those of the front edge's centre. */
public final class MoveEvents {
    private MoveEvents() {}

    /**
     * An Advance or Rush.
     *
     * @param distance units of 0.01 mm really moved
     * @param allowed how far it might have gone on this way
     */
    @Stored(
            as = "UnitMoved",
            with = {"unit", "action", "manoeuvre", "from", "to", "distance", "allowed", "rules"})
    public record UnitMoved(
            String unit,
            Action action,
            Manoeuvre manoeuvre,
            Pose from,
            Pose to,
            int distance,
            ExplainedNumber allowed,
            Rules rules)
            implements Event {}

    /** A turn on the spot, in hundredths of a degree. */
    @Stored(
            as = "UnitPivoted",
            with = {"unit", "from", "to", "angle", "rules"})
    public record UnitPivoted(String unit, Pose from, Pose to, int angle, Rules rules)
            implements Event {}

    /**
     * A charge move, up to the final shuffle.
     *
     * @param nearest the distance between the units when it was declared (AOFR-MOVE-08)
     * @param path where it went until the target was met
     * @param contact the length along which the two blocks touch; 0 at a mere corner
     */
    @Stored(
            as = "UnitCharged",
            with = {
                "unit", "target", "side", "nearest", "path", "from", "to", "contact", "allowed",
                "rules"
            })
    public record UnitCharged(
            String unit,
            String target,
            ChargedSide side,
            int nearest,
            Manoeuvre path,
            Pose from,
            Pose to,
            int contact,
            ExplainedNumber allowed,
            Rules rules)
            implements Event {}

    /** Dice for models in dangerous terrain; every 1 is a wound. */
    @Stored(
            as = "DangerRolled",
            with = {"unit", "models", "roll", "wounds", "rules"})
    public record DangerRolled(String unit, int models, Roll roll, int wounds, Rules rules)
            implements Event {}

    /**
     * The charger moves back after a melee that both units survived.
     *
     * @param from null if nobody gave the places of the units
     * @param shortened whether something stood in the way
     */
    @Stored(
            as = "SteppedBack",
            with = {"unit", "target", "from", "to", "distance", "shortened", "rules"})
    public record SteppedBack(
            String unit,
            String target,
            @Nullable Pose from,
            @Nullable Pose to,
            int distance,
            boolean shortened,
            Rules rules)
            implements Event {}

    /** The survivor of a melee moves up to 3 inches. */
    @Stored(
            as = "Shifted",
            with = {"unit", "from", "to", "distance", "rules"})
    public record Shifted(String unit, Pose from, Pose to, int distance, Rules rules)
            implements Event {}

    /** The survivor of a melee stays as it is. */
    @Stored(
            as = "Stood",
            with = {"unit", "rules"})
    public record Stood(String unit, Rules rules) implements Event {}
}
