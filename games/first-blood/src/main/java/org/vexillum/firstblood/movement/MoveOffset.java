package org.vexillum.firstblood.movement;

/** So far to the east and to the north. */
record MoveOffset(int x, int y) {
    static final MoveOffset NONE = new MoveOffset(0, 0);

    /** In the direction of a vector, at most so long: rounded towards its beginning. */
    static MoveOffset towards(double dx, double dy, double length) {
        double distance = Math.sqrt(dx * dx + dy * dy);
        if (distance == 0) return NONE;
        return new MoveOffset((int) (dx * length / distance), (int) (dy * length / distance));
    }
}
