package org.vexillum.firstblood.terrain;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Options;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.geometry.Disc;
import org.vexillum.kernel.geometry.Within;

/** On and in which terrain models stand, and how high that makes them. */
public final class ModelTerrain {
    private ModelTerrain() {}

    /**
     * The Size of a model for sight, with what it stands on (FB-SIZE-07, FB-TERRAIN-02).
     *
     * <p>Occupants have the Size of their garrison instead of their own (FB-GARRISON-10).
     */
    public static int size(Battle battle, Regiment regiment, int model) {
        return size(battle, regiment, model, elevation(battle, regiment, model));
    }

    /** The same where its elevation is known. */
    public static int size(Battle battle, Regiment regiment, int model, int elevation) {
        boolean occupant = Garrisons.of(battle, regiment) != null;
        return occupant ? elevation : regiment.card(model).size() + elevation;
    }

    /** How much higher than the ground it stands, judged for this model alone (FB-TERRAIN-03). */
    public static int elevation(Battle battle, Regiment regiment, int model) {
        var garrison = Garrisons.of(battle, regiment);
        if (garrison != null) return size(battle, garrison);
        var base = regiment.place(model);
        return base == null ? 0 : elevation(battle, base, regiment.floor(model));
    }

    /** The elevation of a base there: of the highest raised piece it is wholly on. */
    public static int elevation(Battle battle, Disc base, int floor) {
        int highest = 0;
        for (var piece : battle.terrain()) {
            boolean upstairs = floor > 0 && piece.ruin();
            if ((piece.raised() || upstairs) && WhollyInside.wholly(base, piece.area()))
                highest = Math.max(highest, elevation(battle, piece, floor));
        }
        return highest;
    }

    private static int elevation(Battle battle, Terrain piece, int floor) {
        int below = below(battle, piece);
        if (!piece.ruin()) return piece.size() + below;
        return floor == 0 ? below : below + floorElevation(battle, piece, floor);
    }

    /** FB-RUIN-04. */
    private static int floorElevation(Battle battle, Terrain ruin, int floor) {
        boolean whole = battle.options().ruinFloorSize() == Options.RuinFloorSize.WHOLE_PIECE;
        return whole ? ownSize(ruin) : floor + 2;
    }

    /** The Size of a piece, with the Sizes of what it stands on (FB-SIZE-06). */
    public static int size(Battle battle, Terrain piece) {
        return ownSize(piece) + below(battle, piece);
    }

    private static int ownSize(Terrain piece) {
        return piece.ruin() ? piece.floors() + 1 : piece.size();
    }

    private static int below(Battle battle, Terrain piece) {
        int sum = 0;
        for (var other : battle.terrain())
            if (other != piece && other.raised() && standsOn(battle, piece, other))
                sum += other.size();
        return sum;
    }

    /** Of two pieces that cover the same ground the later one stands on the earlier. */
    private static boolean standsOn(Battle battle, Terrain piece, Terrain other) {
        if (!WhollyInside.wholly(piece.area(), other.area())) return false;
        return !other.area().equals(piece.area())
                || battle.terrain().indexOf(other) < battle.terrain().indexOf(piece);
    }

    /** The pieces of terrain its base is in, be it by the smallest part (FB-TERRAIN-05). */
    public static List<Terrain> in(Battle battle, Regiment regiment, int model) {
        var base = regiment.place(model);
        var found = new ArrayList<Terrain>();
        if (base == null) return found;
        for (var piece : battle.terrain())
            if (Within.overlaps(base, piece.area())) found.add(piece);
        return found;
    }

    /** Whether any part of its base is in terrain of this kind (FB-TERRAIN-19). */
    public static boolean in(Battle battle, Regiment regiment, int model, Terrain.Kind kind) {
        var base = regiment.place(model);
        return base != null && in(battle, base, kind);
    }

    /** Whether any part of a base there would be in terrain of this kind. */
    public static boolean in(Battle battle, Disc base, Terrain.Kind kind) {
        for (var piece : battle.terrain())
            if (piece.is(kind) && Within.overlaps(base, piece.area())) return true;
        return false;
    }

    /** Whether every living model is wholly in the piece (FB-MEAS-07). */
    public static boolean wholly(Regiment regiment, Terrain piece) {
        for (int model : regiment.models()) {
            var base = regiment.place(model);
            if (base == null || !WhollyInside.wholly(base, piece.area())) return false;
        }
        return regiment.living() > 0;
    }

    /** The ruin in which the whole regiment is, or null (FB-RUIN-05, FB-RUIN-06, FB-RUIN-07). */
    public static @Nullable Terrain ruin(Battle battle, Regiment regiment) {
        for (var piece : battle.terrain())
            if (piece.ruin() && wholly(regiment, piece)) return piece;
        return null;
    }

    /** Whether a ruin covers it from volleys of the shooter (FB-RUIN-05). */
    public static boolean covered(Battle battle, Regiment target, Regiment shooter) {
        var ruin = ruin(battle, target);
        return ruin != null && !wholly(shooter, ruin);
    }
}
