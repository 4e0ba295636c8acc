package org.vexillum.regiments.sequence;

import org.vexillum.kernel.Event;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.Side;
import org.vexillum.regiments.movement.Action;

/** What happens between actions: rounds, turns, activations. */
public final class SequenceEvents {
    private SequenceEvents() {}

    public record RoundBegan(int round, Side opening, Rules rules) implements Event {}

    public record RoundEnded(int round, Rules rules) implements Event {}

    public record Activated(int round, Side side, String unit, Rules rules) implements Event {}

    public record ActionTaken(String unit, Action action, Rules rules) implements Event {}

    /** A Shaken unit spends its activation idle. */
    public record Idled(String unit, Rules rules) implements Event {}

    public record FinishedActivating(Side side, boolean first, Rules rules) implements Event {}

    /** The other side has nobody left to activate, so this one goes on. */
    public record GoesOn(Side side, Rules rules) implements Event {}

    public record FatigueEnded(String unit, Rules rules) implements Event {}

    public record Conceded(Side side, Rules rules) implements Event {}
}
