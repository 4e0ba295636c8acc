package org.vexillum.firstblood.terrain;

import org.vexillum.firstblood.table.Battle;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.geometry.Disc;
import org.vexillum.kernel.geometry.Within;

/** Where terrain lets a model stand. */
public final class StandingGround {
    private StandingGround() {}

    /** Why no move may end with a base there, on that floor, or null if it may. */
    public static @Nullable Refusal refusal(Battle battle, Disc base, int floor) {
        for (var piece : battle.terrain()) {
            var refusal = Within.overlaps(base, piece.area()) ? refusal(piece) : null;
            if (refusal != null) return refusal;
        }
        return floor == 0 || floor(battle, base, floor)
                ? null
                : Refusal.because("FB-RUIN-10", "base-does-not-fit-floor", floor);
    }

    private static @Nullable Refusal refusal(Terrain piece) {
        if (piece.garrison() != null)
            return Refusal.because("FB-GARRISON-03", "on-garrison", piece.name());
        if (piece.is(Terrain.Kind.IMPASSABLE))
            return Refusal.because("FB-TERRAIN-22", "on-impassable", piece.name());
        if (piece.is(Terrain.Kind.OBSTACLE))
            return Refusal.because("FB-TERRAIN-15", "on-obstacle", piece.name());
        return null;
    }

    /** Whether the base fits completely on an upper floor of a ruin (FB-RUIN-10). */
    private static boolean floor(Battle battle, Disc base, int floor) {
        for (var piece : battle.terrain())
            if (floor < piece.floors() && WhollyInside.wholly(base, piece.area())) return true;
        return false;
    }

    /** Whether moving models keep off it, unless they fly over (FB-TERRAIN-22, FB-GARRISON-03). */
    public static boolean closed(Terrain piece) {
        return piece.is(Terrain.Kind.IMPASSABLE) || piece.garrison() != null;
    }
}
