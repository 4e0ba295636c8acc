package org.vexillum.firstblood.combat;

import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.traits.Manner;

/**
 * Whom a model attacks, with all its attacks (FB-CLASH-02).
 *
 * @param at the model singled out, or {@link Ranks#WHOLE}
 * @param near the model it chose is within 1 inch (FB-SR-SUPPORT-2)
 */
public record Strike(int model, String target, int at, boolean near) {
    /** As near as the models stand, or as they must be where nobody knows their places. */
    public static Strike of(
            Battle battle, Regiment attacker, int model, Manner manner, String target, int at) {
        return new Nearness(battle, attacker, manner).strike(model, target, at);
    }
}
