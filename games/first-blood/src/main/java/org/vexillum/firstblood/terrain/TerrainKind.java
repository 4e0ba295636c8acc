package org.vexillum.firstblood.terrain;

import static org.vexillum.firstblood.terrain.Terrain.Kind.BROKEN_GROUND;
import static org.vexillum.firstblood.terrain.Terrain.Kind.DANGEROUS;
import static org.vexillum.firstblood.terrain.Terrain.Kind.HINDERING;
import static org.vexillum.firstblood.terrain.Terrain.Kind.IMPASSABLE;
import static org.vexillum.firstblood.terrain.Terrain.Kind.OBSCURING;
import static org.vexillum.firstblood.terrain.Terrain.Kind.OBSTACLE;
import static org.vexillum.firstblood.terrain.Terrain.Kind.OBSTRUCTING;
import static org.vexillum.firstblood.terrain.Terrain.Kind.VERY_DANGEROUS;
import static org.vexillum.firstblood.terrain.Terrain.Kind.WATER;

import java.util.List;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.geometry.Area;
import org.vexillum.kernel.geometry.ConvexPolygon;
import org.vexillum.kernel.geometry.Pose;

/**
 * The usual pieces, as players set them up; every value may be agreed otherwise (FB-TERRAIN-06).
 *
 * <p>Sizes are those of FB-SIZE-04 and FB-SIZE-05, of an obstacle FB-TERRAIN-13; which pieces
 * obscure or obstruct is our proposal, as the rules name none.
 */
public enum TerrainKind {
    HILL(2, true, OBSTRUCTING),
    FOREST(3, false, HINDERING, OBSCURING),
    FENCE(1, false, OBSTACLE),
    RUBBLE(1, false, BROKEN_GROUND),
    SWAMP(0, false, DANGEROUS),
    LAVA(0, false, VERY_DANGEROUS),
    POND(0, false, WATER),
    ROCKS(2, false, IMPASSABLE, OBSTRUCTING),
    RUIN(0, false, OBSCURING),
    BUILDING(2, false, OBSTRUCTING),
    TOWER(3, false, OBSTRUCTING);

    /** As the example of FB-RUIN-04 has them: a ground floor and a first floor. */
    private static final int RUIN_FLOORS = 2;

    private final int size;
    private final boolean raised;
    private final List<Terrain.Kind> kinds;

    TerrainKind(int size, boolean raised, Terrain.Kind... kinds) {
        this.size = size;
        this.raised = raised;
        this.kinds = List.of(kinds);
    }

    public List<Terrain.Kind> kinds() {
        return kinds;
    }

    /** The Size it usually has (FB-RUIN-04 for ruins: floors and one more). */
    public int size() {
        return this == RUIN ? RUIN_FLOORS + 1 : size;
    }

    public boolean garrison() {
        return this == BUILDING || this == TOWER;
    }

    /** A piece of this kind as it is by default. */
    public Terrain make(String name, Area area) {
        return new Terrain(
                name,
                area,
                kinds,
                size(),
                raised,
                this == RUIN ? RUIN_FLOORS : 0,
                List.of(),
                garrison() ? Terrain.Garrison.USUAL : null);
    }

    /** A piece of this kind with the walls a ruin of its outline usually has. */
    public Terrain built(String name, Area area) {
        var piece = make(name, area);
        return this == RUIN ? piece.with(RuinWalls.of(area, piece.floors())) : piece;
    }

    /** The outline such pieces usually have, a block or a rounded patch. */
    public ConvexPolygon outline(Pose middle, int width, int depth) {
        return new Sketch(this, width, depth, middle.facing()).outline(middle);
    }

    /** Why a piece of this kind cannot have this Size, or null if it can. */
    public @Nullable Refusal refusal(Edition edition, int agreed) {
        boolean fixed = this == FENCE || alwaysSo(edition);
        if (!fixed || agreed == size) return null;
        var rule = this == FENCE ? "FB-TERRAIN-13" : "FB-TERRAIN-12-E2";
        return Refusal.because(rule, "terrain-size-fixed", name(), size, agreed);
    }

    /** Hills and forests of the second edition (FB-SIZE-05, FB-TERRAIN-12-E2). */
    private boolean alwaysSo(Edition edition) {
        return edition.terrainSizes() == Edition.TerrainSizes.ASSIGNED
                && (this == HILL || this == FOREST);
    }
}
