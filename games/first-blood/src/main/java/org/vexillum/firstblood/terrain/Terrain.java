package org.vexillum.firstblood.terrain;

import java.util.List;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.geometry.Area;
import org.vexillum.kernel.stored.Stored;

/**
 * A piece of terrain with every classification agreed for it (FB-TERRAIN-05, FB-TERRAIN-06).
 *
 * @param size its Size or Elevation for sight (FB-SIZE-04, FB-SIZE-05, FB-TERRAIN-02)
 * @param raised whether models on it stand higher by its size (hill, wall), not beside or inside it
 * @param floors of a ruin, the ground floor included; 0 if it is none (FB-RUIN-04)
 * @param walls of a ruin: thin pieces that stop blows on their floor (FB-RUIN-08)
 * @param garrison if it can be occupied (FB-GARRISON-04), or null
 */
public record Terrain(
        String name,
        Area area,
        List<Kind> kinds,
        int size,
        boolean raised,
        int floors,
        List<Wall> walls,
        @Nullable Garrison garrison) {
    public Terrain {
        kinds = List.copyOf(kinds);
        walls = List.copyOf(walls);
    }

    /** The classifications of zonal terrain. */
    @Stored(
            as = "Terrain.Kind",
            with = {
                "BROKEN_GROUND",
                "DANGEROUS",
                "VERY_DANGEROUS",
                "OBSTACLE",
                "HINDERING",
                "WATER",
                "OBSCURING",
                "OBSTRUCTING",
                "IMPASSABLE"
            })
    public enum Kind {
        BROKEN_GROUND, // FB-TERRAIN-08
        DANGEROUS, // FB-TERRAIN-10
        VERY_DANGEROUS, // FB-TERRAIN-11
        OBSTACLE, // FB-TERRAIN-13
        HINDERING, // FB-TERRAIN-17
        WATER, // FB-TERRAIN-19
        OBSCURING, // FB-TERRAIN-20
        OBSTRUCTING, // FB-TERRAIN-21
        IMPASSABLE // FB-TERRAIN-22
    }

    public record Wall(int floor, Area area) {}

    public record Garrison(int defence, int capacity) {
        /** FB-GARRISON-04. */
        public static final Garrison USUAL = new Garrison(1, 4);
    }

    public boolean is(Kind kind) {
        return kinds.contains(kind);
    }

    /** The same piece with these walls. */
    public Terrain with(List<Wall> standing) {
        return new Terrain(name, area, kinds, size, raised, floors, standing, garrison);
    }

    public boolean ruin() {
        return floors > 0;
    }
}
