package org.vexillum.gamekit.arena;

/** What sides fight for. */
public enum Goal {
    MARKERS("markers"),
    VICTORY_POINTS("victoryPoints");

    private final String id;

    Goal(String id) {
        this.id = id;
    }

    /** The name in reports. */
    public String id() {
        return id;
    }
}
