package org.vexillum.warcrow.table;

import java.util.List;
import org.vexillum.kernel.stored.Stored;

/**
 * Where a unit stands, as far as anybody asked.
 *
 * @param gaps markers that are near; all others are too far away to matter
 * @param fromZone how far all its troops are at least from their own deployment zone
 * @param engaged in combat with an enemy unit
 * @param quadrants those that the base of its leader touches (WC-SCEN-QUAD-03)
 * @param outside whether a part of that base lies in a deployment zone
 */
@Stored(
        as = "Standing",
        with = {"gaps", "fromZone", "engaged", "quadrants", "outside"})
public record UnitStanding(
        List<MarkerDistance> gaps,
        int fromZone,
        boolean engaged,
        List<String> quadrants,
        boolean outside) {
    /** Nothing is near. */
    public static final UnitStanding FAR = new UnitStanding(List.of(), 0, false, List.of(), false);

    public UnitStanding {
        gaps = List.copyOf(gaps);
        quadrants = List.copyOf(quadrants);
    }

    public static UnitStanding near(MarkerDistance... gaps) {
        return new UnitStanding(List.of(gaps), 0, false, List.of(), false);
    }

    public static UnitStanding in(String quadrant) {
        return new UnitStanding(List.of(), 0, false, List.of(quadrant), false);
    }

    public UnitStanding engagedNow(boolean now) {
        return new UnitStanding(gaps, fromZone, now, quadrants, outside);
    }

    public UnitStanding away(int strides) {
        return new UnitStanding(gaps, strides, engaged, quadrants, outside);
    }

    /** The same with the gaps to these markers alone. */
    public UnitStanding among(List<String> markers) {
        var left = gaps.stream().filter(gap -> markers.contains(gap.marker())).toList();
        return new UnitStanding(left, fromZone, engaged, quadrants, outside);
    }

    /** Whether the nearest base of the unit is at most so far from this marker. */
    public boolean within(String marker, int distance) {
        for (var gap : gaps)
            if (gap.marker().equals(marker) && gap.nearest() <= distance) return true;
        return false;
    }

    /** The same, measured from the leader. */
    public boolean leaderWithin(String marker, int distance) {
        for (var gap : gaps)
            if (gap.marker().equals(marker) && gap.fromLeader() <= distance) return true;
        return false;
    }
}
