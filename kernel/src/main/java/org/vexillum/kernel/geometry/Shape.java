package org.vexillum.kernel.geometry;

/** A convex, closed piece of the table with an interior: a base, a block, a piece of terrain. */
public sealed interface Shape permits Disc, ConvexPolygon {
    int minX();

    int minY();

    int maxX();

    int maxY();

    /** The middle: of a disc its centre, of a polygon the mean of its corners. */
    Point centre();

    Shape moved(int dx, int dy);
}
