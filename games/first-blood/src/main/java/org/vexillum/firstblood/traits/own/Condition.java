package org.vexillum.firstblood.traits.own;

import org.vexillum.firstblood.army.ModelType;
import org.vexillum.firstblood.traits.AttackContext;
import org.vexillum.firstblood.traits.Manner;
import org.vexillum.kernel.stored.Stored;

/** In which attacks a rule of a force's own acts. */
@Stored(
        as = "Condition",
        with = {
            "ALWAYS",
            "CLASH",
            "IMPACT",
            "MELEE",
            "VOLLEY",
            "SPELL",
            "TARGET_BROKEN",
            "TARGET_INFANTRY",
            "TARGET_NOT_INFANTRY"
        })
public enum Condition {
    ALWAYS,
    CLASH,
    IMPACT,
    MELEE,
    VOLLEY,
    SPELL,
    TARGET_BROKEN,
    TARGET_INFANTRY,
    TARGET_NOT_INFANTRY;

    public boolean holds(AttackContext blow) {
        return switch (this) {
            case ALWAYS -> true;
            case CLASH -> blow.clash();
            case IMPACT -> blow.manner() == Manner.IMPACT;
            case MELEE -> blow.manner().melee();
            case VOLLEY -> blow.volley();
            case SPELL -> blow.manner() == Manner.SPELL;
            case TARGET_BROKEN -> blow.targetBroken();
            case TARGET_INFANTRY -> blow.targetType() == ModelType.INFANTRY;
            case TARGET_NOT_INFANTRY -> blow.targetType() != ModelType.INFANTRY;
        };
    }
}
