package org.vexillum.firstblood.combat;

import org.vexillum.firstblood.ranges.Distance;
import org.vexillum.firstblood.ranges.Engagement;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.traits.Manner;
import org.vexillum.firstblood.traits.MeleeTraits;
import org.vexillum.firstblood.traits.Traits;

/**
 * Whether a model strikes somebody within 1 inch, where Support makes that matter.
 *
 * <p>The attacker picks the model he strikes (FB-SR-SUPPORT-2): with Support himself one farther
 * away, otherwise one so near that the other's Support is a hindrance to it.
 */
final class SupportDistance {
    private final Battle battle;
    private final Regiment attacker;
    private final Manner manner;

    SupportDistance(Battle battle, Regiment attacker, Manner manner) {
        this.battle = battle;
        this.attacker = attacker;
        this.manner = manner;
    }

    ModelAttack strike(int model, String target, int at) {
        return new ModelAttack(model, target, at, near(model, battle.regiment(target), at));
    }

    private boolean near(int model, Regiment target, int at) {
        boolean own = Traits.has(battle, attacker, model, MeleeTraits.Support.class);
        if (!own && !Traits.any(battle, target, MeleeTraits.Support.class)) return false;
        if (!Distance.known(battle, attacker) || !Distance.known(battle, target))
            return untold(own, target, at);
        if (at >= 0) return within(model, target, at);
        boolean some = false;
        for (int other : target.models()) {
            if (!ModelTargets.legal(battle, attacker, model, manner, target, other)) continue;
            boolean here = within(model, target, other);
            if (own && !here) return false;
            some |= here;
        }
        return some;
    }

    /**
     * Without places: who has no Support reaches 1 inch and no farther, nor do impact attacks
     * (FB-IMPACT-05), and in a duel each stands in the other's reach (FB-CHALLENGE-05).
     */
    private boolean untold(boolean own, Regiment target, int at) {
        if (!own || manner == Manner.IMPACT) return true;
        return manner == Manner.DUEL && !Traits.has(battle, target, at, MeleeTraits.Support.class);
    }

    private boolean within(int model, Regiment target, int other) {
        return Distance.within(battle, attacker, model, target, other, Engagement.USUAL);
    }
}
