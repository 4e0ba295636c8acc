package org.vexillum.regiments.traits.own;

import org.vexillum.kernel.stored.Stored;
import org.vexillum.regiments.traits.AttackContext;

/** When a trait of a force's own acts. */
@Stored(
        as = "Condition",
        with = {
            "ALWAYS",
            "CHARGING",
            "NOT_CHARGING",
            "SHOOTING",
            "MELEE",
            "FAR",
            "NEAR",
            "MOVED",
            "STILL",
            "TARGET_TOUGH",
            "TARGET_IN_COVER"
        })
public enum Condition {
    ALWAYS,
    CHARGING,
    NOT_CHARGING,
    SHOOTING,
    MELEE,
    FAR,
    NEAR,
    MOVED,
    STILL,
    TARGET_TOUGH,
    TARGET_IN_COVER;

    public boolean holds(AttackContext blow) {
        return switch (this) {
            case ALWAYS -> true;
            case CHARGING -> blow.melee() && blow.charging();
            case NOT_CHARGING -> blow.melee() && !blow.charging();
            case SHOOTING -> blow.shooting();
            case MELEE -> blow.melee();
            case FAR -> blow.shooting() && blow.far();
            case NEAR -> blow.shooting() && !blow.far();
            case MOVED -> blow.shooting() && blow.moved();
            case STILL -> blow.shooting() && !blow.moved();
            case TARGET_TOUGH -> blow.targetTough();
            case TARGET_IN_COVER -> blow.targetCovered();
        };
    }
}
