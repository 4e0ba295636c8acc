package org.vexillum.firstblood.movement;

/** So far to the east and to the north. */
record Step(int x, int y) {
    static final Step NONE = new Step(0, 0);

    /** In the direction of a vector, at most so long: rounded towards its beginning. */
    static Step towards(double dx, double dy, double length) {
        double distance = Math.sqrt(dx * dx + dy * dy);
        if (distance == 0) return NONE;
        return new Step((int) (dx * length / distance), (int) (dy * length / distance));
    }
}
