package org.vexillum.firstblood.combat;

import org.vexillum.firstblood.edition.Edition.CharacterCombat;
import org.vexillum.firstblood.edition.Edition.CombatWounds;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.table.Status;
import org.vexillum.firstblood.traits.Manner;
import org.vexillum.kernel.stored.Stored;

/** In which order the models of a regiment take wounds. */
@Stored(
        as = "Order",
        with = {"ANY", "ENGAGED_ONLY", "ENGAGED_FIRST", "RETINUE_FIRST", "NAMED", "LISTED"})
public enum WoundOrder {
    /** Wounded models, then the owner's choice; an officer when the owner likes (FB-WOUND-03). */
    ANY,
    /** Only models engaged by the attackers (FB-WOUND-07). */
    ENGAGED_ONLY,
    /** Models engaged by the attackers, then the others (FB-WOUND-08); an officer last. */
    ENGAGED_FIRST,
    /** Engaged retinue, other retinue, character (FB-CCOM-07-E2). */
    RETINUE_FIRST,
    /** Whomever the owner names, until dead (FB-COUT-01). */
    NAMED,
    /** As listed (FB-STRAND-04). */
    LISTED;

    /** How wounds that came about like this go to this regiment. */
    public static WoundOrder of(Battle battle, Regiment regiment, Manner manner) {
        if (manner == Manner.STRANDED) return LISTED;
        if (!manner.combat()) return regiment.card().character() ? NAMED : ANY;
        return inCombat(battle, regiment);
    }

    private static WoundOrder inCombat(Battle battle, Regiment regiment) {
        boolean retinueFirst = battle.edition().characterCombat() == CharacterCombat.RETINUE_FIRST;
        if (regiment.card().character()) return retinueFirst ? RETINUE_FIRST : NAMED;
        if (regiment.status() == Status.IN_GARRISON) // FB-GARRISON-19
        return retinueFirst && regiment.officer() != Regiment.NOBODY ? ENGAGED_FIRST : ANY;
        return battle.edition().combatWounds() == CombatWounds.ENGAGED_ONLY
                ? ENGAGED_ONLY
                : ENGAGED_FIRST;
    }
}
