package org.vexillum.lanterns;

import org.vexillum.kernel.stored.Stored;

/** What a fighter may do (LD-ACT-01). */
@Stored("Action(RUN, SHOOT, CHARGE, FIGHT, RALLY)")
public enum Action {
    RUN("LD-RUN-01"),
    SHOOT("LD-SHOOT-01"),
    CHARGE("LD-CHARGE-01"),
    FIGHT("LD-MELEE-02"),
    RALLY("LD-RALLY-01");

    private final String rule;

    Action(String rule) {
        this.rule = rule;
    }

    public String rule() {
        return rule;
    }
}
