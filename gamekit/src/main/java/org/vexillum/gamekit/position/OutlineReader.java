package org.vexillum.gamekit.position;

import org.vexillum.gamekit.tree.Node;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.geometry.Area;
import org.vexillum.kernel.geometry.Disc;

/** Reads the outlines of terrain. */
public record OutlineReader(Frame frame) {
    /** Just one of {@code polygon}, {@code rect} and {@code disc}. */
    public Area area(FieldGroup fields) {
        var polygon = fields.get("polygon");
        var rect = fields.get("rect");
        var disc = fields.get("disc");
        if (count(polygon, rect, disc) != 1) throw new FileFault(fields.at(), "terrain-shape");
        if (polygon != null) return polygon(polygon);
        return rect != null ? rect(rect) : disc(java.util.Objects.requireNonNull(disc));
    }

    private static int count(@Nullable Node... nodes) {
        int count = 0;
        for (var node : nodes) if (node != null) count++;
        return count;
    }

    private Area polygon(Node node) {
        var corners = NodeReader.row(node);
        if (corners.size() < 3 || corners.size() > 200)
            throw new FileFault(node.place(), "polygon");
        int[] coordinates = new int[2 * corners.size()];
        for (int i = 0; i < corners.size(); i++) {
            var corner = frame.point(corners.get(i));
            coordinates[2 * i] = corner.x();
            coordinates[2 * i + 1] = corner.y();
        }
        return outlined(node, coordinates);
    }

    private static Area outlined(Node node, int... coordinates) {
        try {
            return Area.polygon(coordinates);
        } catch (IllegalArgumentException broken) {
            throw new FileFault(node.place(), "polygon");
        }
    }

    /** Two opposite corners. */
    private Area rect(Node node) {
        var four = NodeReader.row(node);
        if (four.size() != 4) throw new FileFault(node.place(), "rect");
        int x1 = Frame.length(four.get(0)) + frame.originX();
        int y1 = Frame.length(four.get(1)) + frame.originY();
        int x2 = Frame.length(four.get(2)) + frame.originX();
        int y2 = Frame.length(four.get(3)) + frame.originY();
        return outlined(node, x1, y1, x2, y1, x2, y2, x1, y2);
    }

    private Area disc(Node node) {
        var three = NodeReader.row(node);
        if (three.size() != 3) throw new FileFault(node.place(), "disc");
        int radius = Frame.length(three.get(2));
        if (radius <= 0) throw new FileFault(three.get(2).place(), "disc");
        int x = Frame.length(three.get(0)) + frame.originX();
        int y = Frame.length(three.get(1)) + frame.originY();
        return Area.of(new Disc(x, y, radius));
    }
}
