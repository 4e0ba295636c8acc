package org.vexillum.firstblood.movement;

import java.util.List;
import org.vexillum.kernel.geometry.Point;
import org.vexillum.kernel.stored.Stored;

/**
 * Where one model goes.
 *
 * @param way the points it passes, its end last; with one point alone the shortest way there
 * @param floor of the ruin in which it ends; 0 is the ground
 */
@Stored(
        as = "Go",
        with = {"model", "way", "floor"})
public record ModelMove(int model, List<Point> way, int floor) {
    public ModelMove {
        way = List.copyOf(way);
    }

    public static ModelMove to(int model, Point end) {
        return new ModelMove(model, List.of(end), 0);
    }

    public static ModelMove to(int model, Point end, int floor) {
        return new ModelMove(model, List.of(end), floor);
    }

    public Point end() {
        return way.getLast();
    }
}
