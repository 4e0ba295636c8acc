package org.vexillum.firstblood.movement;

/** How many searches for ways round are still worth their time. */
final class Patience {
    /** For one model by itself. */
    static final int OF_A_MODEL = 2;

    /** For a whole regiment. */
    static final int OF_A_REGIMENT = 6;

    private int left;

    Patience(int searches) {
        left = searches;
    }

    boolean lasts() {
        return left-- > 0;
    }
}
