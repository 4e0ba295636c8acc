package org.vexillum.firstblood.army;

/** How many models an army list may give to one regiment. */
public final class RegimentSize {
    /** FB-RET-02. */
    public static final int RETINUE = 3;

    private static final int INFANTRY = 13;
    private static final int MOUNTED = 4;

    private RegimentSize() {}

    /** Officers included. */
    public static int models(ModelType type) {
        return switch (type) {
            case INFANTRY -> INFANTRY; // FB-MUSTER-12
            case CAVALRY, BRUTE -> MOUNTED; // FB-MUSTER-13
            case MONSTER -> Integer.MAX_VALUE; // the entry decides
        };
    }

    /** The rule that limits models of this type. */
    public static String rule(ModelType type) {
        return type == ModelType.INFANTRY ? "FB-MUSTER-12" : "FB-MUSTER-13";
    }
}
