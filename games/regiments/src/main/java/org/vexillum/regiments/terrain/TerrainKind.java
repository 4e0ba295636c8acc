package org.vexillum.regiments.terrain;

import java.util.EnumSet;
import java.util.Locale;
import org.vexillum.kernel.geometry.Area;
import org.vexillum.kernel.geometry.ConvexPolygon;
import org.vexillum.kernel.geometry.Pose;

/** The usual pieces of terrain and the types they have unless players agree otherwise. */
public enum TerrainKind {
    FOREST(Type.COVER, Type.DIFFICULT),
    RUINS(Type.COVER),
    ROCKS(Type.DIFFICULT),
    MARSH(Type.DIFFICULT),
    CROPS(Type.COVER),
    DEEP_WATER(Type.DANGEROUS),
    LAVA(Type.DANGEROUS),
    BUILDING(Type.IMPASSABLE, Type.SIGHT_BLOCKING),
    CLIFF(Type.IMPASSABLE, Type.SIGHT_BLOCKING);

    /** What terrain can do; any combination is possible (AOFR-TERRAIN-08). */
    public enum Type {
        COVER,
        DIFFICULT,
        DANGEROUS,
        SIGHT_BLOCKING,
        IMPASSABLE
    }

    private final EnumSet<Type> types = EnumSet.noneOf(Type.class);

    TerrainKind(Type... has) {
        for (var type : has) types.add(type);
    }

    public boolean is(Type type) {
        return types.contains(type);
    }

    /** A piece of this kind. */
    public Terrain on(String name, Area area) {
        return new Terrain(
                name,
                area,
                is(Type.COVER),
                is(Type.DIFFICULT),
                is(Type.DANGEROUS),
                is(Type.SIGHT_BLOCKING),
                is(Type.IMPASSABLE));
    }

    /** The outline such pieces usually have, a block or a rounded patch. */
    public ConvexPolygon outline(Pose middle, int width, int depth) {
        return new Sketch(width, depth, middle.facing(), Sketch.corners(this))
                .at(middle.x(), middle.y());
    }

    /** As it is called in files. */
    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
}
