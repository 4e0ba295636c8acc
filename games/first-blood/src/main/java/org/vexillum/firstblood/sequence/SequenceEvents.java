package org.vexillum.firstblood.sequence;

import java.util.List;
import org.vexillum.firstblood.army.Characteristic;
import org.vexillum.firstblood.army.DrawEvent;
import org.vexillum.firstblood.table.ActionKind;
import org.vexillum.kernel.Event;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.dice.Roll;

/** What happens between actions: phases, cards, activations. */
public final class SequenceEvents {
    private SequenceEvents() {}

    public record RoundBegan(int round, Rules rules) implements Event {}

    public record RoundEnded(int round, Rules rules) implements Event {}

    /** Both stacks lie face down; only their sizes are known. */
    public record StacksLaid(int round, int a, int b, Rules rules) implements Event {}

    /**
     * A supremacy roll as it fell and as it counts.
     *
     * @param change what the side with the smaller stack did to its die
     */
    public record SupremacyRolled(int a, int b, int change, int scoreA, int scoreB, Rules rules)
            implements Event {}

    public record FirstPlayer(int round, Side side, Rules rules) implements Event {}

    public record CardDrawn(int round, Side side, String card, String regiment, Rules rules)
            implements Event {}

    /** Nobody of that entry is left to activate. */
    public record CardDiscarded(Side side, String card, Rules rules) implements Event {}

    /** A card drawn by a draw event that fits nobody in range goes under the stack. */
    public record CardPutUnder(Side side, String card, Rules rules) implements Event {}

    public record TurnPassed(Side from, Rules rules) implements Event {}

    /** One that the list describes itself. */
    public record OwnEventUsed(String regiment, String event, Rules rules) implements Event {}

    public record DrawEventUsed(String regiment, DrawEvent event, Rules rules) implements Event {}

    /** A regiment that is not on the battlefield has no draw event. */
    public record DrawEventLost(String regiment, Rules rules) implements Event {}

    public record Empowered(String regiment, Characteristic characteristic, int by, Rules rules)
            implements Event {}

    public record TokensRemoved(String regiment, int tokens, Rules rules) implements Event {}

    public record NoLongerBroken(String regiment, Rules rules) implements Event {}

    public record AuraStruck(
            String regiment, String by, int value, int hits, List<Integer> engaged, Rules rules)
            implements Event {
        public AuraStruck {
            engaged = List.copyOf(engaged);
        }
    }

    /**
     * @param nth of the activation
     */
    public record ActionTaken(String regiment, ActionKind action, int nth, Rules rules)
            implements Event {}

    public record FeralRolled(String regiment, int resolve, Roll roll, boolean free, Rules rules)
            implements Event {}

    /** What a Feral regiment has to do; without an enemy in sight the action is lost. */
    public record FeralForced(String regiment, ActionKind action, String towards, Rules rules)
            implements Event {}

    public record OverchargePlaced(String regiment, int markers, Rules rules) implements Event {}

    public record DecayRolled(
            String regiment, int value, Roll roll, int wounds, double expected, Rules rules)
            implements Event {}

    public record Deactivated(String regiment, boolean acted, Rules rules) implements Event {}

    public record BoonEnded(String regiment, String source, Rules rules) implements Event {}
}
