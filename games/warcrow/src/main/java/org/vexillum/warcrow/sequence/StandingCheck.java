package org.vexillum.warcrow.sequence;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.dice.RandomSource;
import org.vexillum.warcrow.objectives.Loot;
import org.vexillum.warcrow.table.Battle;
import org.vexillum.warcrow.table.MarkerDistance;
import org.vexillum.warcrow.table.MarkerIds;
import org.vexillum.warcrow.table.Spot;
import org.vexillum.warcrow.table.UnitStanding;

/** What may be reported about where a unit stands (WC-GAME-01). */
public final class StandingCheck {
    private static final int FARTHEST = 100 * Spot.STRIDE;

    private StandingCheck() {}

    public static @Nullable Refusal refusal(Battle battle, UnitStanding standing) {
        var known = MarkerIds.all(battle);
        for (var gap : standing.gaps()) {
            if (!known.contains(gap.marker()))
                return Refusal.because("WC-GAME-01", "no-such-marker", gap.marker());
            if (gap.nearest() < 0 || gap.nearest() > FARTHEST || gap.fromLeader() < gap.nearest())
                return Refusal.because("WC-OBJ-15", "impossible-distance", gap.marker());
        }
        for (var quadrant : standing.quadrants())
            if (!battle.setting().scenario().quadrants() || battle.objective(quadrant) == null)
                return Refusal.because("WC-SCEN-QUAD-01", "no-such-quadrant", quadrant);
        return null;
    }

    /** Why a unit may not end on a marker, or null if it may. */
    public static @Nullable Refusal ending(Battle battle, String marker) {
        for (var side : Side.values())
            if (marker.equals(MarkerIds.vestige(side)))
                return Refusal.because("WC-FEAT-TRACK-05", "ends-on-marker", marker);
        if (battle.objective(marker) == null || battle.setting().scenario().quadrants())
            return null;
        if (!battle.setting().scenario().carried())
            return Refusal.because("WC-OBJ-03", "ends-on-marker", marker);
        return Loot.carrier(battle, marker) == null
                ? Refusal.because("WC-SCEN-LOOT-06", "ends-on-marker", marker)
                : null;
    }

    /** Nobody knows how far a marker is that was just moved: far, until somebody says. */
    public static void forget(Battle battle, String marker) {
        for (var unit : battle.units()) {
            var known = new ArrayList<String>();
            for (var gap : unit.standing().gaps()) known.add(gap.marker());
            if (known.remove(marker)) unit.setStanding(unit.standing().among(known));
        }
    }

    /** Any place, for those who play at random. */
    public static UnitStanding any(Battle battle, RandomSource lot) {
        var gaps = new ArrayList<MarkerDistance>();
        var known = MarkerIds.all(battle);
        if (!known.isEmpty() && lot.below(3) > 0)
            gaps.add(
                    new MarkerDistance(
                            known.get(lot.below(known.size())), lot.below(10) * Spot.STRIDE, null));
        var quadrants = new ArrayList<String>();
        if (battle.setting().scenario().quadrants()) {
            gaps.removeIf(gap -> battle.objective(gap.marker()) != null);
            quadrants.add(battle.objectives().get(lot.below(4)).id());
        }
        return new UnitStanding(
                gaps, lot.below(40) * Spot.STRIDE, lot.below(4) == 0, quadrants, false);
    }

    /** Where it stood, as far as the markers are still there, and nowhere near anything. */
    static List<UnitStanding> telling(Battle battle, UnitStanding stood) {
        var now = stood.among(MarkerIds.all(battle));
        return now.equals(UnitStanding.FAR) ? List.of(now) : List.of(now, UnitStanding.FAR);
    }
}
