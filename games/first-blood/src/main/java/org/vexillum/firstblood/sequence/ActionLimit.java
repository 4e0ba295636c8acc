package org.vexillum.firstblood.sequence;

import org.vexillum.firstblood.table.ActionKind;
import org.vexillum.kernel.stored.Stored;

/** What narrows the choice of an action. */
@Stored(
        as = "Limit",
        with = {"NONE", "ENTERING", "STILL_ENTERING", "AFTER_TWO_MARCHES", "AFTER_VOLLEY"})
public enum ActionLimit {
    NONE(""),
    ENTERING("FB-REINF-06"),
    STILL_ENTERING("FB-REINF-10"),
    AFTER_TWO_MARCHES("FB-DRAW-04"),
    AFTER_VOLLEY("FB-DRAW-07");

    private final String rule;

    ActionLimit(String rule) {
        this.rule = rule;
    }

    String rule() {
        return rule;
    }

    /** All but the first leave a March or nothing. */
    boolean bars(ActionKind action) {
        return this != NONE && action != ActionKind.MARCH && action != ActionKind.SKIP;
    }
}
