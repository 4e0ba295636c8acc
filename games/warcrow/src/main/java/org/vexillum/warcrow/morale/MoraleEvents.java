package org.vexillum.warcrow.morale;

import org.vexillum.kernel.Event;
import org.vexillum.kernel.Rules;
import org.vexillum.warcrow.dice.PoolRoll;
import org.vexillum.warcrow.dice.Symbols;

/** Stress and its consequences. */
public final class MoraleEvents {
    private MoraleEvents() {}

    public record StressChanged(String unit, int by, int stress, Rules rules) implements Event {}

    public record TingeChanged(String unit, int by, int tinge, Rules rules) implements Event {}

    /**
     * A test of will.
     *
     * @param symbols what lies open once hollow symbols were filled and stress was taken
     */
    public record TestRolled(
            String unit,
            PoolRoll roll,
            Symbols symbols,
            int successes,
            int needed,
            boolean passed,
            Rules rules)
            implements Event {}

    public record BecameDemoralised(String unit, int turn, Rules rules) implements Event {}

    public record Fled(String unit, boolean off, Rules rules) implements Event {}

    public record Rallied(String unit, int stress, Rules rules) implements Event {}

    public record RallyFailed(String unit, int turn, Rules rules) implements Event {}
}
