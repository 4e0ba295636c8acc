package org.vexillum.lanterns.sequence;

import org.vexillum.kernel.Event;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.dice.Roll;
import org.vexillum.kernel.geometry.Point;
import org.vexillum.kernel.stored.Stored;
import org.vexillum.lanterns.movement.Action;

/** What happens between fights. */
public final class SequenceEvents {
    private SequenceEvents() {}

    @Stored(
            as = "RolledOff",
            with = {"rollA", "rollB", "rules"})
    public record RolledOff(Roll rollA, Roll rollB, Rules rules) implements Event {}

    @Stored(
            as = "Deployed",
            with = {"unit", "at", "rules"})
    public record Deployed(String unit, Point at, Rules rules) implements Event {}

    /**
     * @param sight how far one sees in it, in inches
     */
    @Stored(
            as = "RoundBegan",
            with = {"round", "opening", "sight", "rules"})
    public record RoundBegan(int round, Side opening, int sight, Rules rules) implements Event {}

    @Stored(
            as = "Acted",
            with = {"unit", "action", "rules"})
    public record Acted(String unit, Action action, Rules rules) implements Event {}

    @Stored(
            as = "Moved",
            with = {"unit", "to", "distance", "rules"})
    public record Moved(String unit, Point to, int distance, Rules rules) implements Event {}

    @Stored(
            as = "Rallied",
            with = {"unit", "rules"})
    public record Rallied(String unit, Rules rules) implements Event {}

    @Stored(
            as = "Scored",
            with = {"side", "gained", "now", "rules"})
    public record Scored(Side side, int gained, int now, Rules rules) implements Event {}

    @Stored(
            as = "Ended",
            with = {"winner", "a", "b", "rules"})
    public record Ended(@Nullable Side winner, int a, int b, Rules rules) implements Event {}
}
