package org.vexillum.kernel.geometry;

/** Two whole points between which lines pass. */
final class PointPair {
    int leftX;
    int leftY;
    int rightX;
    int rightY;

    /** Opens from a point by so many steps to either side. */
    void open(int x, int y, int stepX, int stepY, long left, long right) {
        leftX = Math.toIntExact(x + left * stepX);
        leftY = Math.toIntExact(y + left * stepY);
        rightX = Math.toIntExact(x - right * stepX);
        rightY = Math.toIntExact(y - right * stepY);
    }
}
