package org.vexillum.firstblood.traits.own;

import org.vexillum.firstblood.table.ActionKind;
import org.vexillum.firstblood.table.Inspired;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.table.Status;
import org.vexillum.kernel.stored.Stored;

/** While what is true of its regiment a rule of a force's own gives another rule. */
@Stored(
        as = "Circumstance",
        with = {"ALWAYS", "BROKEN", "NOT_BROKEN", "INSPIRED", "CHARGED", "IN_GARRISON"})
public enum RegimentCondition {
    ALWAYS,
    BROKEN,
    NOT_BROKEN,
    INSPIRED,
    CHARGED,
    IN_GARRISON;

    public boolean holds(Regiment regiment) {
        return switch (this) {
            case ALWAYS -> true;
            case BROKEN -> regiment.broken();
            case NOT_BROKEN -> !regiment.broken();
            case INSPIRED -> regiment.inspired() != Inspired.NO;
            case CHARGED -> regiment.actions().contains(ActionKind.CHARGE);
            case IN_GARRISON -> regiment.status() == Status.IN_GARRISON;
        };
    }
}
