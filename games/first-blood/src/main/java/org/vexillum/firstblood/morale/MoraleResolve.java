package org.vexillum.firstblood.morale;

import org.vexillum.firstblood.army.Characteristic;
import org.vexillum.firstblood.army.ModelType;
import org.vexillum.firstblood.army.Role;
import org.vexillum.firstblood.combat.Characteristics;
import org.vexillum.firstblood.combat.RankAndFile;
import org.vexillum.firstblood.edition.Edition.SizeBonus;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.traits.WithstandsTerror;
import org.vexillum.kernel.Cause;
import org.vexillum.kernel.ExplainedNumber;

/** The Resolve with which morale is tested. */
public final class MoraleResolve {
    private MoraleResolve() {}

    /**
     * Whose Resolve a whole regiment uses: the character's while it lives, then the highest among
     * the survivors (FB-CCOM-10-E2); of other regiments an ordinary model's.
     */
    public static int spokesman(Battle battle, Regiment regiment) {
        if (!regiment.card().character()) return RankAndFile.ordinary(regiment);
        int best = regiment.character();
        if (best != Regiment.NOBODY) return best;
        for (int model : regiment.models())
            if (best == Regiment.NOBODY
                    || plain(battle, regiment, model) > plain(battle, regiment, best)) best = model;
        return best;
    }

    private static int plain(Battle battle, Regiment regiment, int model) {
        return own(battle, regiment, model).value();
    }

    /** The characteristic with its modifiers, as rallies and disengaging use it. */
    public static ExplainedNumber own(Battle battle, Regiment regiment, int model) {
        return Characteristics.of(battle, regiment, model, Characteristic.RESOLVE);
    }

    /** The sum of all that changes it, before any minimum: more may come to it (FB-PROF-04). */
    static ExplainedNumber sum(Battle battle, Regiment regiment, int model) {
        return Characteristics.sum(battle, regiment, model, Characteristic.RESOLVE);
    }

    /** Adds the bonuses for size, counted now (FB-MORALE-03, FB-MORALE-04, FB-MORALE-05). */
    static ExplainedNumber withSize(ExplainedNumber resolve, Battle battle, Regiment regiment) {
        var type = regiment.card().type();
        int living = regiment.living();
        boolean mounted = type == ModelType.CAVALRY || type == ModelType.BRUTE;
        var sized = mounted && living >= 2 ? resolve.plus(1, size("FB-MORALE-05")) : resolve;
        if (living < 8) return sized;
        if (battle.edition().sizeBonus() == SizeBonus.EIGHT_OF_ANY_TYPE)
            return sized.plus(1, size("FB-MORALE-04"));
        return type == ModelType.INFANTRY ? sized.plus(1, size("FB-MORALE-03")) : sized;
    }

    private static Cause size(String rule) {
        return new Cause(rule, "size");
    }

    /** Takes off what terror is left after Bravery or Fearless. */
    static ExplainedNumber terrified(
            ExplainedNumber resolve, Battle battle, Regiment regiment, int model, Terror terror) {
        var brave = RankAndFile.shared(battle, regiment, model, WithstandsTerror.class);
        boolean character =
                model >= 0 ? regiment.role(model) == Role.CHARACTER : regiment.card().character();
        if (brave == null) return resolve.plus(-terror.x(), terror.cause());
        int left = brave.terrorLeft(terror.x(), character, terror.manner());
        return resolve.plus(-terror.x(), terror.cause()).plus(terror.x() - left, brave.cause());
    }
}
