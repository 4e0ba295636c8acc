package org.vexillum.firstblood.sequence;

import java.util.List;
import org.vexillum.firstblood.army.Characteristic;
import org.vexillum.firstblood.army.DrawEvent;
import org.vexillum.firstblood.table.ActionKind;
import org.vexillum.kernel.Event;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.dice.Roll;
import org.vexillum.kernel.stored.Stored;

/** What happens between actions: phases, cards, activations. */
public final class SequenceEvents {
    private SequenceEvents() {}

    @Stored(
            as = "RoundBegan",
            with = {"round", "rules"})
    public record RoundBegan(int round, Rules rules) implements Event {}

    @Stored(
            as = "RoundEnded",
            with = {"round", "rules"})
    public record RoundEnded(int round, Rules rules) implements Event {}

    /** Both stacks lie face down; only their sizes are known. */
    @Stored(
            as = "StacksLaid",
            with = {"round", "a", "b", "rules"})
    public record StacksLaid(int round, int a, int b, Rules rules) implements Event {}

    /**
     * A supremacy roll as it fell and as it counts.
     *
     * @param change what the side with the smaller stack did to its die
     */
    @Stored(
            as = "SupremacyRolled",
            with = {"a", "b", "change", "scoreA", "scoreB", "rules"})
    public record SupremacyRolled(int a, int b, int change, int scoreA, int scoreB, Rules rules)
            implements Event {}

    @Stored(
            as = "FirstPlayer",
            with = {"round", "side", "rules"})
    public record FirstPlayer(int round, Side side, Rules rules) implements Event {}

    @Stored(
            as = "CardDrawn",
            with = {"round", "side", "card", "regiment", "rules"})
    public record CardDrawn(int round, Side side, String card, String regiment, Rules rules)
            implements Event {}

    /** Nobody of that entry is left to activate. */
    @Stored(
            as = "CardDiscarded",
            with = {"side", "card", "rules"})
    public record CardDiscarded(Side side, String card, Rules rules) implements Event {}

    /** A card drawn by a draw event that fits nobody in range goes under the stack. */
    @Stored(
            as = "CardPutUnder",
            with = {"side", "card", "rules"})
    public record CardPutUnder(Side side, String card, Rules rules) implements Event {}

    @Stored(
            as = "TurnPassed",
            with = {"from", "rules"})
    public record TurnPassed(Side from, Rules rules) implements Event {}

    /** One that the list describes itself. */
    @Stored(
            as = "OwnEventUsed",
            with = {"regiment", "event", "rules"})
    public record OwnEventUsed(String regiment, String event, Rules rules) implements Event {}

    @Stored(
            as = "DrawEventUsed",
            with = {"regiment", "event", "rules"})
    public record DrawEventUsed(String regiment, DrawEvent event, Rules rules) implements Event {}

    /** A regiment that is not on the battlefield has no draw event. */
    @Stored(
            as = "DrawEventLost",
            with = {"regiment", "rules"})
    public record DrawEventLost(String regiment, Rules rules) implements Event {}

    @Stored(
            as = "Empowered",
            with = {"regiment", "characteristic", "by", "rules"})
    public record Empowered(String regiment, Characteristic characteristic, int by, Rules rules)
            implements Event {}

    @Stored(
            as = "TokensRemoved",
            with = {"regiment", "tokens", "rules"})
    public record TokensRemoved(String regiment, int tokens, Rules rules) implements Event {}

    @Stored(
            as = "NoLongerBroken",
            with = {"regiment", "rules"})
    public record NoLongerBroken(String regiment, Rules rules) implements Event {}

    @Stored(
            as = "AuraStruck",
            with = {"regiment", "by", "value", "hits", "engaged", "rules"})
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
    @Stored(
            as = "ActionTaken",
            with = {"regiment", "action", "nth", "rules"})
    public record ActionTaken(String regiment, ActionKind action, int nth, Rules rules)
            implements Event {}

    @Stored(
            as = "FeralRolled",
            with = {"regiment", "resolve", "roll", "free", "rules"})
    public record FeralRolled(String regiment, int resolve, Roll roll, boolean free, Rules rules)
            implements Event {}

    /** What a Feral regiment has to do; without an enemy in sight the action is lost. */
    @Stored(
            as = "FeralForced",
            with = {"regiment", "action", "towards", "rules"})
    public record FeralForced(String regiment, ActionKind action, String towards, Rules rules)
            implements Event {}

    @Stored(
            as = "OverchargePlaced",
            with = {"regiment", "markers", "rules"})
    public record OverchargePlaced(String regiment, int markers, Rules rules) implements Event {}

    @Stored(
            as = "DecayRolled",
            with = {"regiment", "value", "roll", "wounds", "expected", "rules"})
    public record DecayRolled(
            String regiment, int value, Roll roll, int wounds, double expected, Rules rules)
            implements Event {}

    @Stored(
            as = "Deactivated",
            with = {"regiment", "acted", "rules"})
    public record Deactivated(String regiment, boolean acted, Rules rules) implements Event {}

    @Stored(
            as = "BoonEnded",
            with = {"regiment", "source", "rules"})
    public record BoonEnded(String regiment, String source, Rules rules) implements Event {}
}
