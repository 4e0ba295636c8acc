package org.vexillum.regiments.sequence;

import org.vexillum.kernel.Event;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.stored.Stored;
import org.vexillum.regiments.movement.Action;

/** What happens between actions: rounds, turns, activations. */
public final class SequenceEvents {
    private SequenceEvents() {}

    @Stored(
            as = "RoundBegan",
            with = {"round", "opening", "rules"})
    public record RoundBegan(int round, Side opening, Rules rules) implements Event {}

    @Stored(
            as = "RoundEnded",
            with = {"round", "rules"})
    public record RoundEnded(int round, Rules rules) implements Event {}

    @Stored(
            as = "Activated",
            with = {"round", "side", "unit", "rules"})
    public record Activated(int round, Side side, String unit, Rules rules) implements Event {}

    @Stored(
            as = "ActionTaken",
            with = {"unit", "action", "rules"})
    public record ActionTaken(String unit, Action action, Rules rules) implements Event {}

    /** A Shaken unit spends its activation idle. */
    @Stored(
            as = "Idled",
            with = {"unit", "rules"})
    public record Idled(String unit, Rules rules) implements Event {}

    @Stored(
            as = "FinishedActivating",
            with = {"side", "first", "rules"})
    public record FinishedActivating(Side side, boolean first, Rules rules) implements Event {}

    /** The other side has nobody left to activate, so this one goes on. */
    @Stored(
            as = "GoesOn",
            with = {"side", "rules"})
    public record GoesOn(Side side, Rules rules) implements Event {}

    @Stored(
            as = "FatigueEnded",
            with = {"unit", "rules"})
    public record FatigueEnded(String unit, Rules rules) implements Event {}

    @Stored(
            as = "Conceded",
            with = {"side", "rules"})
    public record Conceded(Side side, Rules rules) implements Event {}
}
