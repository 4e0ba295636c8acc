package org.vexillum.warcrow.sequence;

import java.util.List;
import org.vexillum.kernel.Event;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.stored.Stored;
import org.vexillum.warcrow.dice.PoolRoll;
import org.vexillum.warcrow.result.Result;
import org.vexillum.warcrow.result.Score;
import org.vexillum.warcrow.scenario.ScoreLine;
import org.vexillum.warcrow.table.DeploymentZone;

/** Preparation, turns, rounds and the end. */
public final class SequenceEvents {
    private SequenceEvents() {}

    @Stored(
            as = "CommandMustered",
            with = {"side", "tokens", "rules"})
    public record CommandMustered(Side side, int tokens, Rules rules) implements Event {}

    @Stored(
            as = "CommandSpent",
            with = {"side", "tokens", "left", "rules"})
    public record CommandSpent(Side side, int tokens, int left, Rules rules) implements Event {}

    @Stored(
            as = "CommandRefilled",
            with = {"side", "tokens", "rules"})
    public record CommandRefilled(Side side, int tokens, Rules rules) implements Event {}

    @Stored(
            as = "InitiativeRolled",
            with = {"rollA", "rollB", "a", "b", "rules"})
    public record InitiativeRolled(PoolRoll rollA, PoolRoll rollB, int a, int b, Rules rules)
            implements Event {}

    @Stored(
            as = "InitiativeHeld",
            with = {"winner", "holder", "rules"})
    public record InitiativeHeld(Side winner, Side holder, Rules rules) implements Event {}

    @Stored(
            as = "ZonesChosen",
            with = {"zoneA", "zoneB", "rules"})
    public record ZonesChosen(DeploymentZone zoneA, DeploymentZone zoneB, Rules rules)
            implements Event {}

    @Stored(
            as = "DeploysFirst",
            with = {"side", "rules"})
    public record DeploysFirst(Side side, Rules rules) implements Event {}

    @Stored(
            as = "UnitDeployed",
            with = {"side", "unit", "rules"})
    public record UnitDeployed(Side side, String unit, Rules rules) implements Event {}

    @Stored(
            as = "DeploymentDone",
            with = {"side", "rules"})
    public record DeploymentDone(Side side, Rules rules) implements Event {}

    @Stored(
            as = "ScoutsBegin",
            with = {"side", "rules"})
    public record ScoutsBegin(Side side, Rules rules) implements Event {}

    @Stored(
            as = "UnitRevealed",
            with = {"unit", "rules"})
    public record UnitRevealed(String unit, Rules rules) implements Event {}

    @Stored(
            as = "PlaysFirst",
            with = {"round", "side", "rules"})
    public record PlaysFirst(int round, Side side, Rules rules) implements Event {}

    @Stored(
            as = "Activated",
            with = {"unit", "manner", "turn", "rules"})
    public record Activated(String unit, TurnChoice.Kind manner, int turn, Rules rules)
            implements Event {}

    @Stored(
            as = "Passed",
            with = {"side", "turn", "rules"})
    public record Passed(Side side, int turn, Rules rules) implements Event {}

    @Stored(
            as = "ActivatedByAbility",
            with = {"unit", "by", "rules"})
    public record ActivatedByAbility(String unit, String by, Rules rules) implements Event {}

    @Stored(
            as = "TroopsLost",
            with = {"unit", "troops", "left", "rules"})
    public record TroopsLost(String unit, int troops, int left, Rules rules) implements Event {}

    @Stored(
            as = "UnitRemoved",
            with = {"unit", "rules"})
    public record UnitRemoved(String unit, Rules rules) implements Event {}

    @Stored(
            as = "UnitMoved",
            with = {"unit", "rules"})
    public record UnitMoved(String unit, Rules rules) implements Event {}

    @Stored(
            as = "BecameFrightened",
            with = {"unit", "rules"})
    public record BecameFrightened(String unit, Rules rules) implements Event {}

    @Stored(
            as = "CharacterJoined",
            with = {"character", "unit", "rules"})
    public record CharacterJoined(String character, String unit, Rules rules) implements Event {}

    @Stored(
            as = "CharacterLeft",
            with = {"character", "unit", "rules"})
    public record CharacterLeft(String character, String unit, Rules rules) implements Event {}

    @Stored(
            as = "TurnEnded",
            with = {"round", "turn", "rules"})
    public record TurnEnded(int round, int turn, Rules rules) implements Event {}

    /** Both companies score from the same situation. */
    @Stored(
            as = "RoundScored",
            with = {"round", "linesA", "linesB", "gainedA", "gainedB", "a", "b", "rules"})
    public record RoundScored(
            int round,
            List<ScoreLine> linesA,
            List<ScoreLine> linesB,
            int gainedA,
            int gainedB,
            int a,
            int b,
            Rules rules)
            implements Event {}

    /** The turn is played and no other is begun. */
    @Stored(
            as = "TimeRanOut",
            with = {"round", "roundCounts", "rules"})
    public record TimeRanOut(int round, boolean roundCounts, Rules rules) implements Event {}

    @Stored(
            as = "GameAwarded",
            with = {"side", "result", "points", "rules"})
    public record GameAwarded(Side side, Result result, int points, Rules rules) implements Event {}

    @Stored(
            as = "CompanyConceded",
            with = {"side", "rules"})
    public record CompanyConceded(Side side, Rules rules) implements Event {}

    @Stored(
            as = "InitiativePassed",
            with = {"side", "a", "b", "rules"})
    public record InitiativePassed(Side side, int a, int b, Rules rules) implements Event {}

    @Stored(
            as = "FeatScored",
            with = {"linesA", "linesB", "gainedA", "gainedB", "rules"})
    public record FeatScored(
            List<ScoreLine> linesA, List<ScoreLine> linesB, int gainedA, int gainedB, Rules rules)
            implements Event {}

    @Stored(
            as = "GameEnded",
            with = {
                "scoreA", "scoreB", "a", "b", "resultA", "resultB", "pointsA", "pointsB", "winner",
                "rules"
            })
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
