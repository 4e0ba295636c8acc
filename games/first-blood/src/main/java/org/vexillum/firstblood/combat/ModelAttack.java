package org.vexillum.firstblood.combat;

import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.traits.Manner;

/**
 * Whom a model attacks, with all its attacks (FB-CLASH-02).
 *
 * @param at the model singled out, or {@link RankAndFile#WHOLE}
 * @param near the model it chose is within 1 inch (FB-SR-SUPPORT-2)
 */
public record ModelAttack(int model, String target, int at, boolean near) {
    /** As near as the models stand, or as they must be where nobody knows their places. */
    public static ModelAttack of(
            Battle battle, Regiment attacker, int model, Manner manner, String target, int at) {
        return new SupportDistance(battle, attacker, manner).strike(model, target, at);
    }
}
