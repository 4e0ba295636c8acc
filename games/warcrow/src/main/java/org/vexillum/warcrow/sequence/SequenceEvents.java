package org.vexillum.warcrow.sequence;

import java.util.List;
import org.vexillum.kernel.Event;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.Side;
import org.vexillum.warcrow.dice.PoolRoll;
import org.vexillum.warcrow.result.Result;
import org.vexillum.warcrow.result.Score;
import org.vexillum.warcrow.scenario.Line;
import org.vexillum.warcrow.table.Zone;

/** Preparation, turns, rounds and the end. */
public final class SequenceEvents {
    private SequenceEvents() {}

    public record CommandMustered(Side side, int tokens, Rules rules) implements Event {}

    public record CommandSpent(Side side, int tokens, int left, Rules rules) implements Event {}

    public record CommandRefilled(Side side, int tokens, Rules rules) implements Event {}

    public record InitiativeRolled(PoolRoll rollA, PoolRoll rollB, int a, int b, Rules rules)
            implements Event {}

    public record InitiativeHeld(Side winner, Side holder, Rules rules) implements Event {}

    public record ZonesChosen(Zone zoneA, Zone zoneB, Rules rules) implements Event {}

    public record DeploysFirst(Side side, Rules rules) implements Event {}

    public record UnitDeployed(Side side, String unit, Rules rules) implements Event {}

    public record DeploymentDone(Side side, Rules rules) implements Event {}

    public record ScoutsBegin(Side side, Rules rules) implements Event {}

    public record UnitRevealed(String unit, Rules rules) implements Event {}

    public record PlaysFirst(int round, Side side, Rules rules) implements Event {}

    public record Activated(String unit, Deed.Kind manner, int turn, Rules rules)
            implements Event {}

    public record Passed(Side side, int turn, Rules rules) implements Event {}

    public record ActivatedByAbility(String unit, String by, Rules rules) implements Event {}

    public record TroopsLost(String unit, int troops, int left, Rules rules) implements Event {}

    public record UnitRemoved(String unit, Rules rules) implements Event {}

    public record UnitMoved(String unit, Rules rules) implements Event {}

    public record BecameFrightened(String unit, Rules rules) implements Event {}

    public record CharacterJoined(String character, String unit, Rules rules) implements Event {}

    public record CharacterLeft(String character, String unit, Rules rules) implements Event {}

    public record TurnEnded(int round, int turn, Rules rules) implements Event {}

    /** Both companies score from the same situation. */
    public record RoundScored(
            int round,
            List<Line> linesA,
            List<Line> linesB,
            int gainedA,
            int gainedB,
            int a,
            int b,
            Rules rules)
            implements Event {}

    /** The turn is played and no other is begun. */
    public record TimeRanOut(int round, boolean roundCounts, Rules rules) implements Event {}

    public record GameAwarded(Side side, Result result, int points, Rules rules) implements Event {}

    public record CompanyConceded(Side side, Rules rules) implements Event {}

    public record InitiativePassed(Side side, int a, int b, Rules rules) implements Event {}

    public record FeatScored(
            List<Line> linesA, List<Line> linesB, int gainedA, int gainedB, Rules rules)
            implements Event {}

    public record GameEnded(
            Score scoreA,
            Score scoreB,
            int a,
            int b,
            Result resultA,
            Result resultB,
            int pointsA,
            int pointsB,
            @Nullable Side winner,
            Rules rules)
            implements Event {}
}
