package org.vexillum.warcrow.morale;

import org.vexillum.kernel.Event;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.stored.Stored;
import org.vexillum.warcrow.dice.PoolRoll;
import org.vexillum.warcrow.dice.Symbols;

/** Stress and its consequences. */
public final class MoraleEvents {
    private MoraleEvents() {}

    @Stored(
            as = "StressChanged",
            with = {"unit", "by", "stress", "rules"})
    public record StressChanged(String unit, int by, int stress, Rules rules) implements Event {}

    @Stored(
            as = "TingeChanged",
            with = {"unit", "by", "tinge", "rules"})
    public record TingeChanged(String unit, int by, int tinge, Rules rules) implements Event {}

    /**
     * A test of will.
     *
     * @param symbols what lies open once hollow symbols were filled and stress was taken
     */
    @Stored(
            as = "TestRolled",
            with = {"unit", "roll", "symbols", "successes", "needed", "passed", "rules"})
    public record TestRolled(
            String unit,
            PoolRoll roll,
            Symbols symbols,
            int successes,
            int needed,
            boolean passed,
            Rules rules)
            implements Event {}

    @Stored(
            as = "BecameDemoralised",
            with = {"unit", "turn", "rules"})
    public record BecameDemoralised(String unit, int turn, Rules rules) implements Event {}

    @Stored(
            as = "Fled",
            with = {"unit", "off", "rules"})
    public record Fled(String unit, boolean off, Rules rules) implements Event {}

    @Stored(
            as = "Rallied",
            with = {"unit", "stress", "rules"})
    public record Rallied(String unit, int stress, Rules rules) implements Event {}

    @Stored(
            as = "RallyFailed",
            with = {"unit", "turn", "rules"})
    public record RallyFailed(String unit, int turn, Rules rules) implements Event {}
}
