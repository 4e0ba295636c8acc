package org.vexillum.regiments.movement;

import org.vexillum.kernel.Event;
import org.vexillum.kernel.Figure;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.dice.Roll;
import org.vexillum.kernel.geometry.Pose;
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
    public record UnitMoved(
            String unit,
            Action action,
            Manoeuvre manoeuvre,
            Pose from,
            Pose to,
            int distance,
            Figure allowed,
            Rules rules)
            implements Event {}

    /** A turn on the spot, in hundredths of a degree. */
    public record UnitPivoted(String unit, Pose from, Pose to, int angle, Rules rules)
            implements Event {}

    /**
     * A charge move, up to the final shuffle.
     *
     * @param nearest the distance between the units when it was declared (AOFR-MOVE-08)
     * @param path where it went until the target was met
     * @param contact the length along which the two blocks touch; 0 at a mere corner
     */
    public record UnitCharged(
            String unit,
            String target,
            ChargedSide side,
            int nearest,
            Manoeuvre path,
            Pose from,
            Pose to,
            int contact,
            Figure allowed,
            Rules rules)
            implements Event {}

    /** Dice for models in dangerous terrain; every 1 is a wound. */
    public record DangerRolled(String unit, int models, Roll roll, int wounds, Rules rules)
            implements Event {}

    /**
     * The charger moves back after a melee that both units survived.
     *
     * @param from null if nobody gave the places of the units
     * @param shortened whether something stood in the way
     */
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
    public record Shifted(String unit, Pose from, Pose to, int distance, Rules rules)
            implements Event {}

    /** The survivor of a melee stays as it is. */
    public record Stood(String unit, Rules rules) implements Event {}
}
