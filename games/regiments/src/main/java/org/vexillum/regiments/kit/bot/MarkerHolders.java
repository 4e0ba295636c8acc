package org.vexillum.regiments.kit.bot;

import org.vexillum.kernel.Side;
import org.vexillum.kernel.geometry.Point;
import org.vexillum.regiments.mission.Seizing;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Unit;

/** What it is worth to drive a unit from the markers it stands at. */
record MarkerHolders(Battle battle) {
    /** The share of its force's points that a marker is worth, round by round. */
    private static final double[] SHARE = {0, 0.10, 0.14, 0.20, 0.30};

    /** Nobody of ours is there yet to profit. */
    private static final double LATER = 0.4;

    static double markerWorth(Battle battle) {
        return battle.setting().a().points() * SHARE[Math.min(4, battle.round())];
    }

    double worth(Unit holder) {
        if (!Seizing.counts(holder)) return 0;
        double sum = 0;
        for (var marker : battle.markers())
            if (Seizing.reaches(holder, marker.at()) && !held(holder.side(), marker.at(), holder))
                sum += held(holder.side().other(), marker.at(), holder) ? 1 : LATER;
        return sum * markerWorth(battle);
    }

    private boolean held(Side side, Point marker, Unit except) {
        for (var other : battle.onTable(side))
            if (!other.id().equals(except.id())
                    && Seizing.counts(other)
                    && Seizing.reaches(other, marker)) return true;
        return false;
    }
}
