package org.vexillum.firstblood.movement;

import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.terrain.Terrain.Kind;
import org.vexillum.kernel.geometry.Disc;
import org.vexillum.kernel.geometry.Within;

/** Whether a base may stand somewhere on the table, whatever way led there. */
final class PlaceCheck {
    private final Battle battle;

    PlaceCheck(Battle battle) {
        this.battle = battle;
    }

    /** No overlap with any base but its own, on the table, off solid ground and obstacles. */
    boolean free(Disc base, Regiment regiment, int model, int floor) {
        if (!battle.setting().bounds().contains(base)) return false;
        if (floor > 0) {
            if (new FloorChanges(battle, regiment).misfit(model, base, floor) != null) return false;
        } else if (onTerrain(base)) return false;
        for (var other : battle.regiments())
            for (int i = 0; i < other.size(); i++) {
                var taken = other.place(i);
                boolean self = other == regiment && i == model;
                if (taken != null
                        && !self
                        && other.floor(i) == floor
                        && Within.overlaps(taken, base)) return false;
            }
        return true;
    }

    private boolean onTerrain(Disc base) {
        for (var piece : battle.terrain()) {
            boolean solid =
                    piece.garrison() != null
                            || piece.is(Kind.IMPASSABLE)
                            || piece.is(Kind.OBSTACLE);
            if (solid && Within.overlaps(base, piece.area())) return true;
        }
        return false;
    }
}
