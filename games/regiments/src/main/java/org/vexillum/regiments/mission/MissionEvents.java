package org.vexillum.regiments.mission;

import java.util.List;
import org.vexillum.kernel.Event;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.dice.Roll;
import org.vexillum.kernel.geometry.Point;
import org.vexillum.kernel.geometry.Pose;
import org.vexillum.kernel.stored.Stored;

/** What happens while a battle is set up, and to its markers. */
public final class MissionEvents {
    private MissionEvents() {}

    /** A roll-off; all faces but the last of each side are ties. */
    @Stored(
            as = "RolledOff",
            with = {"occasion", "a", "b", "winner", "rules"})
    public record RolledOff(
            RollOff.Occasion occasion, List<Integer> a, List<Integer> b, Side winner, Rules rules)
            implements Event {}

    @Stored(
            as = "MarkersRolled",
            with = {"roll", "markers", "rules"})
    public record MarkersRolled(Roll roll, int markers, Rules rules) implements Event {}

    @Stored(
            as = "MarkerPlaced",
            with = {"side", "number", "at", "rules"})
    public record MarkerPlaced(Side side, int number, Point at, Rules rules) implements Event {}

    /** There was no room for so many markers. */
    @Stored(
            as = "MarkersLeftOut",
            with = {"markers", "rules"})
    public record MarkersLeftOut(int markers, Rules rules) implements Event {}

    @Stored(
            as = "EdgeChosen",
            with = {"side", "edge", "rules"})
    public record EdgeChosen(Side side, ChooseEdge.Edge edge, Rules rules) implements Event {}

    /** Both sides tell at once which units they keep back. */
    @Stored(
            as = "ReservesRevealed",
            with = {"a", "b", "rules"})
    public record ReservesRevealed(SetAside.Reserves a, SetAside.Reserves b, Rules rules)
            implements Event {}

    @Stored(
            as = "UnitPlaced",
            with = {"unit", "front", "rules"})
    public record UnitPlaced(String unit, Pose front, Rules rules) implements Event {}

    /** Nowhere could the unit be set down. */
    @Stored(
            as = "NoRoom",
            with = {"unit", "rules"})
    public record NoRoom(String unit, Rules rules) implements Event {}

    /** A side brings in no more Ambush units this round. */
    @Stored(
            as = "ArrivalDeclined",
            with = {"side", "rules"})
    public record ArrivalDeclined(Side side, Rules rules) implements Event {}

    /**
     * A marker at the end of a round.
     *
     * @param near the units that count, of both sides
     * @param ignored units near it that can neither seize nor contest
     */
    @Stored(
            as = "MarkerChecked",
            with = {"number", "at", "before", "after", "near", "ignored", "rules"})
    public record MarkerChecked(
            int number,
            Point at,
            @Nullable Side before,
            @Nullable Side after,
            List<String> near,
            List<String> ignored,
            Rules rules)
            implements Event {}

    /** A unit waited in Ambush until the battle was over. */
    @Stored(
            as = "NeverCame",
            with = {"unit", "rules"})
    public record NeverCame(String unit, Rules rules) implements Event {}

    /**
     * The battle is over; nobody won a draw.
     *
     * @param conceded who gave up, whatever the markers say, or null
     */
    @Stored(
            as = "BattleEnded",
            with = {"winner", "conceded", "markersA", "markersB", "rules"})
    public record BattleEnded(
            @Nullable Side winner, @Nullable Side conceded, int markersA, int markersB, Rules rules)
            implements Event {}
}
