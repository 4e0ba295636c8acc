package org.vexillum.firstblood.terrain;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.table.Options;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.geometry.Area;
import org.vexillum.kernel.geometry.Bounds;
import org.vexillum.kernel.geometry.Lengths;
import org.vexillum.kernel.geometry.Shape;
import org.vexillum.kernel.geometry.Within;

/**
 * Where pieces of terrain may lie.
 *
 * <p>A piece that stands on another, wholly inside it, keeps no distance from that one
 * (FB-SIZE-06).
 *
 * @param zones the objective zones of the scenario
 * @param strict whether distances printed in the first edition only are enforced (FB-TERRAIN-07)
 */
public record Placement(Bounds table, List<Shape> zones, boolean strict) {
    private static final int FROM_ZONAL = Lengths.inches(5);
    private static final int OF_RUINS = Lengths.inches(6);
    private static final int FROM_EDGE = Lengths.inches(6);
    private static final int OF_GARRISONS = Lengths.inches(10);

    public Placement {
        zones = List.copyOf(zones);
    }

    public static Placement of(
            Edition edition, Options options, Bounds table, List<? extends Shape> zones) {
        boolean strict =
                switch (options.terrainSpacing()) {
                    case BY_EDITION -> edition.terrainSpacing() == Edition.TerrainSpacing.ENFORCED;
                    case ENFORCE -> true;
                    case WARN -> false;
                };
        return new Placement(table, List.copyOf(zones), strict);
    }

    /** What forbids the layout; empty if it is legal. */
    public List<Refusal> refusals(List<Terrain> pieces) {
        return complaints(pieces, true);
    }

    /** What is only advised against. */
    public List<Refusal> warnings(List<Terrain> pieces) {
        return complaints(pieces, false);
    }

    private List<Refusal> complaints(List<Terrain> pieces, boolean enforced) {
        var found = new ArrayList<Refusal>();
        for (int i = 0; i < pieces.size(); i++) {
            add(found, alone(pieces.get(i)), enforced);
            for (int j = 0; j < i; j++)
                add(found, together(pieces.get(i), pieces.get(j)), enforced);
        }
        return found;
    }

    private void add(List<Refusal> found, @Nullable Refusal refusal, boolean enforced) {
        if (refusal != null && enforced(refusal) == enforced) found.add(refusal);
    }

    /** The distances of ruins are in both editions. */
    private boolean enforced(Refusal refusal) {
        return strict || refusal.rules().has("FB-RUIN-02");
    }

    /** Why the piece may not be added to these, or null if it may; advice counts too. */
    @Nullable Refusal refusal(Terrain piece, List<Terrain> others) {
        var alone = alone(piece);
        if (alone != null) return alone;
        for (var other : others) {
            var together = together(piece, other);
            if (together != null) return together;
        }
        return null;
    }

    private @Nullable Refusal alone(Terrain piece) {
        var rule = rule(piece);
        for (var zone : zones)
            if (Within.overlaps(zone, piece.area()))
                return Refusal.because(rule, "terrain-in-zone", piece.name());
        if (!piece.ruin() && piece.garrison() == null || inside(piece.area())) return null;
        return Refusal.because(rule, "terrain-near-edge", piece.name(), FROM_EDGE);
    }

    /** The rule that says where pieces of this sort lie. */
    private static String rule(Terrain piece) {
        if (piece.ruin()) return "FB-RUIN-02";
        return piece.garrison() != null ? "FB-GARRISON-02" : "FB-TERRAIN-07";
    }

    private boolean inside(Area area) {
        for (Shape part : area.parts())
            if (part.minX() < table.minX() + FROM_EDGE
                    || part.maxX() > table.maxX() - FROM_EDGE
                    || part.minY() < table.minY() + FROM_EDGE
                    || part.maxY() > table.maxY() - FROM_EDGE) return false;
        return true;
    }

    private static @Nullable Refusal together(Terrain piece, Terrain other) {
        if (WhollyInside.wholly(piece.area(), other.area())
                || WhollyInside.wholly(other.area(), piece.area())) return null;
        int apart = apart(piece, other);
        if (!closer(piece.area(), other.area(), apart)) return null;
        return Refusal.because(
                rule(piece, other), "terrain-too-close", piece.name(), other.name(), apart);
    }

    private static int apart(Terrain piece, Terrain other) {
        if (piece.ruin() && other.ruin()) return OF_RUINS;
        boolean garrison = piece.garrison() != null || other.garrison() != null;
        boolean both = piece.garrison() != null && other.garrison() != null;
        boolean ruin = piece.ruin() || other.ruin();
        return both || garrison && ruin ? OF_GARRISONS : FROM_ZONAL;
    }

    private static String rule(Terrain piece, Terrain other) {
        if (piece.ruin() && other.ruin()) return "FB-RUIN-02";
        if (piece.ruin() || other.ruin()) return "FB-RUIN-03";
        boolean garrison = piece.garrison() != null || other.garrison() != null;
        return garrison ? "FB-GARRISON-02" : "FB-TERRAIN-07";
    }

    private static boolean closer(Area one, Area other, int distance) {
        for (Shape a : one.parts())
            for (Shape b : other.parts()) if (Within.closerThan(a, b, distance)) return true;
        return false;
    }
}
