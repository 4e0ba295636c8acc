package org.vexillum.regiments.kit.force;

import org.vexillum.regiments.traits.HitTraits.Indirect;
import org.vexillum.regiments.traits.HitTraits.Reliable;
import org.vexillum.regiments.traits.HitTraits.Surge;
import org.vexillum.regiments.traits.HitTraits.Thrust;
import org.vexillum.regiments.traits.PlainTrait;
import org.vexillum.regiments.traits.RaisedTrait;
import org.vexillum.regiments.traits.Trait;
import org.vexillum.regiments.traits.WoundTraits.Ap;
import org.vexillum.regiments.traits.WoundTraits.Bane;
import org.vexillum.regiments.traits.WoundTraits.Blast;
import org.vexillum.regiments.traits.WoundTraits.Deadly;
import org.vexillum.regiments.traits.WoundTraits.Rending;
import org.vexillum.regiments.traits.WoundTraits.Unstoppable;

/** What a rule written on a unit belongs to (AOFR-PRINCIPLE-07). */
enum RuleScope {
    MODEL,
    ANY_WEAPON,
    MELEE_WEAPONS,
    RANGED_WEAPONS;

    static RuleScope of(Trait trait) {
        return switch (RaisedTrait.bare(trait)) {
            case PlainTrait.Counter _, Thrust _ -> MELEE_WEAPONS;
            case Indirect _ -> RANGED_WEAPONS;
            case Ap _, Bane _, Blast _, Deadly _, Reliable _, Rending _, Surge _, Unstoppable _ ->
                    ANY_WEAPON;
            case PlainTrait.Takedown _, PlainTrait.Limited _ -> ANY_WEAPON;
            default -> MODEL;
        };
    }

    boolean covers(boolean melee) {
        return switch (this) {
            case MODEL -> false;
            case ANY_WEAPON -> true;
            case MELEE_WEAPONS -> melee;
            case RANGED_WEAPONS -> !melee;
        };
    }
}
