package org.vexillum.firstblood.movement;

import org.vexillum.kernel.geometry.Area;
import org.vexillum.kernel.geometry.Shape;

/** A box along the axes, for telling quickly what is far away. */
final class Box {
    private int minX = Integer.MAX_VALUE;
    private int minY = Integer.MAX_VALUE;
    private int maxX = Integer.MIN_VALUE;
    private int maxY = Integer.MIN_VALUE;

    /** Round all models that have places, and so much farther. */
    static Box round(Places places, int farther) {
        var box = new Box();
        for (int model = 0; model < places.size(); model++) {
            var base = places.base(model);
            if (base != null) box.include(base);
        }
        return box.grown(farther, farther, farther, farther);
    }

    void include(Shape shape) {
        minX = Math.min(minX, shape.minX());
        minY = Math.min(minY, shape.minY());
        maxX = Math.max(maxX, shape.maxX());
        maxY = Math.max(maxY, shape.maxY());
    }

    private Box grown(int west, int south, int east, int north) {
        minX -= west;
        minY -= south;
        maxX += east;
        maxY += north;
        return this;
    }

    /** This box, drawn out as far as it is shifted. */
    Box shifted(int dx, int dy) {
        var box = new Box();
        box.minX = minX + Math.min(0, dx);
        box.maxX = maxX + Math.max(0, dx);
        box.minY = minY + Math.min(0, dy);
        box.maxY = maxY + Math.max(0, dy);
        return box;
    }

    boolean meets(Shape shape) {
        return shape.maxX() >= minX
                && shape.minX() <= maxX
                && shape.maxY() >= minY
                && shape.minY() <= maxY;
    }

    boolean meets(Area area) {
        for (int i = 0; i < area.parts().size(); i++) if (meets(area.parts().get(i))) return true;
        return false;
    }

    /** Whether all of it lies on a table of this size. */
    boolean on(int width, int depth) {
        return minX >= 0 && minY >= 0 && maxX <= width && maxY <= depth;
    }
}
