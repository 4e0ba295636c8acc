package org.vexillum.firstblood.movement;

/** How many searches for ways round are still worth their time. */
final class SearchBudget {
    /** For one model by itself. */
    static final int OF_A_MODEL = 2;

    /** For one model that leaves a floor of a ruin, or stays on it. */
    static final int UPSTAIRS = 12;

    /** For a whole regiment. */
    static final int OF_A_REGIMENT = 6;

    /** For one model if the regiment must not give up before it has looked everywhere. */
    private static final int OF_A_LAST_RESORT = 200;

    private final boolean everywhere;
    private int left;

    SearchBudget(int searches) {
        this(searches, false);
    }

    private SearchBudget(int searches, boolean everywhere) {
        left = searches;
        this.everywhere = everywhere;
    }

    static SearchBudget lastResort() {
        return new SearchBudget(OF_A_LAST_RESORT, true);
    }

    /** Whether any place will do, and all have to be looked at. */
    boolean everywhere() {
        return everywhere;
    }

    boolean lasts() {
        return left-- > 0;
    }
}
