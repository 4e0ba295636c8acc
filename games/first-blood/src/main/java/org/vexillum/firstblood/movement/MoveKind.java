package org.vexillum.firstblood.movement;

import org.vexillum.kernel.Rules;

/** By what rules models travel. */
enum MoveKind {
    /** Ranges of enemies are kept clear of (FB-MARCH-09). */
    MARCH(true, false, false),
    /** The same where tables allow ranges to be crossed (FB-MARCH-09). */
    FREE_MARCH(false, false, false),
    /** Over other regiments and impassable terrain (FB-SR-FLY-E1, FB-SR-FLY-E2). */
    FLYING_MARCH(false, true, false),
    /** Any range may be crossed, obstacles cost 2 inches (FB-CHARGE-20, FB-TERRAIN-14). */
    CHARGE(false, false, true),
    FLYING_CHARGE(false, true, true),
    /** Stepping in, reforming, disengaging, challenging: ranges may be crossed. */
    COMBAT(false, false, false);

    private final boolean shunsRanges;
    private final boolean flies;
    private final boolean paysForObstacles;

    MoveKind(boolean shunsRanges, boolean flies, boolean paysForObstacles) {
        this.shunsRanges = shunsRanges;
        this.flies = flies;
        this.paysForObstacles = paysForObstacles;
    }

    /** Why a move may not end there; flyers have a rule of their own for it. */
    Rules end(String rule) {
        var rules = Rules.of(rule);
        return flies ? rules.and("FB-SR-FLY-END") : rules;
    }

    boolean shunsRanges() {
        return shunsRanges;
    }

    boolean flies() {
        return flies;
    }

    boolean paysForObstacles() {
        return paysForObstacles;
    }
}
