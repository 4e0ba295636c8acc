package org.vexillum.regiments.movement;

import org.vexillum.kernel.Nullable;
import org.vexillum.regiments.table.Unit;
import org.vexillum.regiments.traits.AttackContext;
import org.vexillum.regiments.traits.HoldsOnly;
import org.vexillum.regiments.traits.IgnoresTerrain;
import org.vexillum.regiments.traits.Trait;
import org.vexillum.regiments.traits.own.OwnTraitEffect;

/** How a unit moves: what all its models can, and what one of them cannot (AOFR-MOVE-10). */
final class MoveTraits {
    /** Nobody attacks: of the conditions only "always" holds. */
    static final AttackContext NO_BLOW =
            new AttackContext(AttackContext.Manner.SPELL, false, false, false, false, false);

    private static final AttackContext CHARGING =
            new AttackContext(AttackContext.Manner.MELEE, true, false, false, false, false);

    private MoveTraits() {}

    static AttackContext moment(Action action) {
        return action == Action.CHARGE ? CHARGING : NO_BLOW;
    }

    /** The trait that keeps the unit to Hold actions, or null. */
    static @Nullable Trait holdsOnly(Unit unit) {
        for (int model : unit.kinds()) {
            var found = find(unit, model, HoldsOnly.class, NO_BLOW);
            if (found != null) return found;
        }
        return null;
    }

    static boolean flies(Unit unit) {
        for (int model : unit.kinds()) if (!fliesOver(unit, model)) return false;
        return unit.living() > 0;
    }

    private static boolean fliesOver(Unit unit, int model) {
        var traits = unit.traits(model);
        for (int i = 0; i < traits.size(); i++)
            if (acting(traits.get(i), NO_BLOW) instanceof IgnoresTerrain over && over.flies())
                return true;
        return false;
    }

    /** The trait by which difficult terrain does not slow the unit, or null. */
    static @Nullable Trait ignoresDifficult(Unit unit) {
        Trait first = null;
        for (int model : unit.kinds()) {
            var found = find(unit, model, IgnoresTerrain.class, NO_BLOW);
            if (found == null) return null;
            if (first == null) first = found;
        }
        return first;
    }

    private static @Nullable Trait find(Unit unit, int model, Class<?> type, AttackContext moment) {
        var traits = unit.traits(model);
        for (int i = 0; i < traits.size(); i++) {
            var trait = acting(traits.get(i), moment);
            if (type.isInstance(trait)) return trait;
        }
        return null;
    }

    /** The trait itself, or the one that a trait of the force's own gives at this moment. */
    static Trait acting(Trait trait, AttackContext moment) {
        while (trait instanceof OwnTraitEffect.Gives gives && gives.when().holds(moment))
            trait = gives.trait();
        return trait;
    }
}
