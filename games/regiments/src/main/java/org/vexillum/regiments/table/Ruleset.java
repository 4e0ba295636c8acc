package org.vexillum.regiments.table;

/**
 * The versions of our reading of the rules; a battle is played to its end by the one it began by.
 */
public enum Ruleset {
    FIRST(false, false),
    SECOND(true, true);

    public static final Ruleset NEWEST = SECOND;

    private final boolean everyModelSeen;
    private final boolean chargesShunDanger;

    Ruleset(boolean everyModelSeen, boolean chargesShunDanger) {
        this.everyModelSeen = everyModelSeen;
        this.chargesShunDanger = chargesShunDanger;
    }

    /** By the number under which journals keep it. */
    public static Ruleset of(int version) {
        if (version < 1 || version > values().length)
            throw new IllegalArgumentException("no ruleset " + version);
        return values()[version - 1];
    }

    public int version() {
        return ordinal() + 1;
    }

    /** Whether range and sight look at every model of the target, not the nearest alone. */
    public boolean everyModelSeen() {
        return everyModelSeen; // AOFR-SHOOT-01
    }

    /** Whether the way that is proposed for a charge costs no dice where another needs none. */
    public boolean chargesShunDanger() {
        return chargesShunDanger; // AOFR-TERRAIN-05
    }
}
