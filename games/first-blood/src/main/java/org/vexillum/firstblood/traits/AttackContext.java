package org.vexillum.firstblood.traits;

import org.vexillum.firstblood.army.ModelType;

/**
 * The circumstances of an attack, as traits see them.
 *
 * @param near the attacker and the model it chose are within 1 inch (FB-SR-SUPPORT-2)
 */
public record AttackContext(
        Manner manner, ModelType targetType, boolean targetBroken, boolean near) {
    public boolean clash() {
        return manner.clash();
    }

    public boolean volley() {
        return manner == Manner.VOLLEY;
    }
}
