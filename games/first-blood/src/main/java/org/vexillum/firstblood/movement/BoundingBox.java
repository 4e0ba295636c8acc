package org.vexillum.firstblood.movement;

import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.geometry.Area;
import org.vexillum.kernel.geometry.Bounds;
import org.vexillum.kernel.geometry.Shape;

/** A box along the axes, for telling quickly what is far away. */
final class BoundingBox {
    private int minX = Integer.MAX_VALUE;
    private int minY = Integer.MAX_VALUE;
    private int maxX = Integer.MIN_VALUE;
    private int maxY = Integer.MIN_VALUE;

    /** Round all models that have places, and so much farther. */
    static BoundingBox round(ModelPlaces places, int farther) {
        var box = new BoundingBox();
        for (int model = 0; model < places.size(); model++) {
            var base = places.base(model);
            if (base != null) box.include(base);
        }
        return box.grown(farther, farther, farther, farther);
    }

    /** All of a table of this size. */
    static BoundingBox table(int width, int depth) {
        var box = new BoundingBox();
        box.minX = 0;
        box.minY = 0;
        box.maxX = width;
        box.maxY = depth;
        return box;
    }

    void include(Shape shape) {
        minX = Math.min(minX, shape.minX());
        minY = Math.min(minY, shape.minY());
        maxX = Math.max(maxX, shape.maxX());
        maxY = Math.max(maxY, shape.maxY());
    }

    private BoundingBox grown(int west, int south, int east, int north) {
        minX -= west;
        minY -= south;
        maxX += east;
        maxY += north;
        return this;
    }

    boolean meets(Shape shape) {
        return shape.maxX() >= minX
                && shape.minX() <= maxX
                && shape.maxY() >= minY
                && shape.minY() <= maxY;
    }

    boolean meets(@Nullable Bounds bounds) {
        return bounds != null
                && bounds.maxX() >= minX
                && bounds.minX() <= maxX
                && bounds.maxY() >= minY
                && bounds.minY() <= maxY;
    }

    boolean meets(Area area) {
        for (int i = 0; i < area.parts().size(); i++) if (meets(area.parts().get(i))) return true;
        return false;
    }
}
