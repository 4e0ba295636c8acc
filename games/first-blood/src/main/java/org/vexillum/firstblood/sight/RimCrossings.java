package org.vexillum.firstblood.sight;

/**
 * Points where the rim of a thing in the way meets the rim of an end of a line.
 *
 * <p>Some points may be given that are on no rim, such as on the far side of a corner's circle:
 * they only cost time.
 */
final class RimCrossings {
    private final CircleList points;

    private RimCrossings(CircleList points) {
        this.points = points;
    }

    static void common(RimmedShape thing, RimmedShape end, CircleList points) {
        var rims = new RimCrossings(points);
        for (int i = 0; i < thing.size(); i++) {
            rims.circle(thing.xs()[i], thing.ys()[i], thing.rim(), end);
            if (thing.size() > 1) rims.edge(thing, i, end);
        }
    }

    private void circle(double x, double y, double radius, RimmedShape end) {
        if (end.size() == 1) circles(x, y, radius, end.xs()[0], end.ys()[0], end.rim());
        else
            for (int i = 0; i < end.size(); i++) {
                int j = (i + 1) % end.size();
                segment(x, y, radius, end.xs()[i], end.ys()[i], end.xs()[j], end.ys()[j]);
            }
    }

    /** The outer side of the rim along an edge; corners go round counter-clockwise. */
    private void edge(RimmedShape thing, int i, RimmedShape end) {
        int j = (i + 1) % thing.size();
        double dx = thing.xs()[j] - thing.xs()[i];
        double dy = thing.ys()[j] - thing.ys()[i];
        double scale = thing.rim() / Math.sqrt(dx * dx + dy * dy);
        double x = thing.xs()[i] + dy * scale;
        double y = thing.ys()[i] - dx * scale;
        if (end.size() == 1) segment(end.xs()[0], end.ys()[0], end.rim(), x, y, x + dx, y + dy);
        else
            for (int k = 0; k < end.size(); k++) {
                int next = (k + 1) % end.size();
                double toX = end.xs()[next] - end.xs()[k];
                double toY = end.ys()[next] - end.ys()[k];
                cross(x, y, dx, dy, end.xs()[k], end.ys()[k], toX, toY);
            }
    }

    private void circles(double x, double y, double r, double otherX, double otherY, double s) {
        double dx = otherX - x;
        double dy = otherY - y;
        double squared = dx * dx + dy * dy;
        if (squared == 0 || squared > (r + s) * (r + s)) return;
        double share = (squared + r * r - s * s) / (2 * squared);
        double rest = r * r / squared - share * share;
        if (rest < 0) return;
        double root = Math.sqrt(rest);
        points.add(x + share * dx - root * dy, y + share * dy + root * dx, 0);
        points.add(x + share * dx + root * dy, y + share * dy - root * dx, 0);
    }

    private void segment(
            double x, double y, double r, double fromX, double fromY, double toX, double toY) {
        double dx = toX - fromX;
        double dy = toY - fromY;
        double squared = dx * dx + dy * dy;
        double nearest = ((x - fromX) * dx + (y - fromY) * dy) / squared;
        double offX = fromX + nearest * dx - x;
        double offY = fromY + nearest * dy - y;
        double rest = r * r - offX * offX - offY * offY;
        if (rest < 0) return;
        double root = Math.sqrt(rest / squared);
        onSegment(fromX, fromY, dx, dy, nearest - root);
        onSegment(fromX, fromY, dx, dy, nearest + root);
    }

    private void onSegment(double x, double y, double dx, double dy, double share) {
        if (share >= 0 && share <= 1) points.add(x + share * dx, y + share * dy, 0);
    }

    private void cross(
            double x, double y, double dx, double dy, double u, double v, double du, double dv) {
        double area = dx * dv - dy * du;
        if (area == 0) return;
        double share = ((u - x) * dv - (v - y) * du) / area;
        double other = ((u - x) * dy - (v - y) * dx) / area;
        if (other >= 0 && other <= 1) onSegment(x, y, dx, dy, share);
    }
}
