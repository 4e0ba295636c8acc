package org.vexillum.gamekit.desk;

import static org.vexillum.kernel.geometry.Lengths.inches;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.kernel.geometry.Angle;
import org.vexillum.kernel.geometry.Area;
import org.vexillum.kernel.geometry.Bounds;
import org.vexillum.kernel.geometry.ConvexPolygon;
import org.vexillum.kernel.geometry.Pose;

/** Draws layouts that are the same from either side: each piece has its image across the middle. */
public final class SymmetricLayouts {
    private final Bounds table;
    private final Outlines outlines;
    private final List<PlannedTerrain> pieces = new ArrayList<>();

    /** The outline that pieces of a sort have. */
    public interface Outlines {
        ConvexPolygon of(String sort, Pose middle, int width, int depth);
    }

    public SymmetricLayouts(Bounds table, Outlines outlines) {
        this.table = table;
        this.outlines = outlines;
    }

    /** A piece and its image; all in inches and degrees. */
    public SymmetricLayouts pair(String sort, int x, int y, int width, int depth, int degrees) {
        add(sort, new Pose(inches(x), inches(y), degrees * Angle.DEGREE), width, depth);
        add(
                sort,
                new Pose(
                        table.maxX() - inches(x),
                        table.maxY() - inches(y),
                        degrees * Angle.DEGREE + Angle.HALF),
                width,
                depth);
        return this;
    }

    /** A piece in the middle. */
    public SymmetricLayouts middle(String sort, int width, int depth, int degrees) {
        add(
                sort,
                new Pose(table.maxX() / 2, table.maxY() / 2, degrees * Angle.DEGREE),
                width,
                depth);
        return this;
    }

    private void add(String sort, Pose pose, int width, int depth) {
        pieces.add(
                new PlannedTerrain(
                        sort, Area.of(outlines.of(sort, pose, inches(width), inches(depth)))));
    }

    public TerrainOffer.Layout called(String id) {
        return new TerrainOffer.Layout(id, List.copyOf(pieces));
    }
}
