package org.vexillum.lanterns;

import org.vexillum.kernel.Event;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.dice.Roll;
import org.vexillum.kernel.dice.TargetNumber;
import org.vexillum.kernel.geometry.Point;
import org.vexillum.kernel.stored.Stored;

/** What is told of a battle. */
public final class Events {
    private Events() {}

    /** What dice are rolled for. */
    @Stored("Purpose(ROLL_OFF, SHOOT, FIGHT, GUARD, NERVE)")
    public enum Purpose implements org.vexillum.kernel.dice.Purpose {
        ROLL_OFF,
        SHOOT,
        FIGHT,
        GUARD,
        NERVE
    }

    @Stored("RolledOff(rollA, rollB, rules)")
    public record RolledOff(Roll rollA, Roll rollB, Rules rules) implements Event {}

    @Stored("Deployed(unit, at, rules)")
    public record Deployed(String unit, Point at, Rules rules) implements Event {}

    @Stored("RoundBegan(round, opening, sight, rules)")
    public record RoundBegan(int round, Side opening, int sight, Rules rules) implements Event {}

    @Stored("Acted(unit, action, rules)")
    public record Acted(String unit, Action action, Rules rules) implements Event {}

    @Stored("Moved(unit, to, distance, rules)")
    public record Moved(String unit, Point to, int distance, Rules rules) implements Event {}

    @Stored("ShotRolled(unit, target, roll, needed, hits, rules)")
    public record ShotRolled(
            String unit, String target, Roll roll, TargetNumber needed, int hits, Rules rules)
            implements Event {}

    @Stored("Struck(unit, target, roll, needed, hits, rules)")
    public record Struck(
            String unit, String target, Roll roll, TargetNumber needed, int hits, Rules rules)
            implements Event {}

    @Stored("Guarded(unit, roll, needed, lost, left, rules)")
    public record Guarded(
            String unit, Roll roll, TargetNumber needed, int lost, int left, Rules rules)
            implements Event {}

    @Stored("Out(unit, rules)")
    public record Out(String unit, Rules rules) implements Event {}

    @Stored("NerveTested(unit, roll, needed, passed, rules)")
    public record NerveTested(
            String unit, Roll roll, TargetNumber needed, boolean passed, Rules rules)
            implements Event {}

    @Stored("Shaken(unit, rules)")
    public record Shaken(String unit, Rules rules) implements Event {}

    @Stored("Fled(unit, rules)")
    public record Fled(String unit, Rules rules) implements Event {}

    @Stored("Rallied(unit, rules)")
    public record Rallied(String unit, Rules rules) implements Event {}

    @Stored("LanternTaken(unit, rules)")
    public record LanternTaken(String unit, Rules rules) implements Event {}

    @Stored("LanternDropped(unit, at, rules)")
    public record LanternDropped(String unit, Point at, Rules rules) implements Event {}

    @Stored("Scored(side, gained, now, rules)")
    public record Scored(Side side, int gained, int now, Rules rules) implements Event {}

    @Stored("Ended(winner, a, b, rules)")
    public record Ended(@Nullable Side winner, int a, int b, Rules rules) implements Event {}

    @Stored("Corrected(unit, rules)")
    public record Corrected(String unit, Rules rules) implements Event {}
}
