package org.vexillum.firstblood.combat;

import java.util.LinkedHashMap;
import java.util.Map;
import org.vexillum.firstblood.edition.Edition.Stacking;
import org.vexillum.firstblood.morale.ActionMorale;
import org.vexillum.firstblood.morale.Terror;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.traits.Manner;
import org.vexillum.firstblood.traits.Terrifies;
import org.vexillum.firstblood.traits.Traits;
import org.vexillum.kernel.Nullable;

/** What is terrifying about attackers, as it stood when they struck (FB-SR-TERRIFYING-1). */
final class TerrifyingAttackers {
    private final Map<String, Terror> terrors = new LinkedHashMap<>();

    TerrifyingAttackers(Battle battle, DeclaredAttacks assault) {
        var attacker = battle.regiment(assault.attacker());
        for (var strike : assault.strikes()) {
            var terror = of(battle, attacker, strike.model(), assault.manner());
            if (terror != null)
                terrors.merge(
                        strike.target(),
                        terror,
                        (one, other) -> one.x() >= other.x() ? one : other);
        }
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof TerrifyingAttackers fear && terrors.equals(fear.terrors);
    }

    @Override
    public int hashCode() {
        return terrors.hashCode();
    }

    private static @Nullable Terror of(Battle battle, Regiment attacker, int model, Manner manner) {
        boolean adding = battle.edition().stacking() == Stacking.HIGHEST_PLUS_ADDED;
        int highest = 0;
        int added = 0;
        Terrifies named = null;
        for (var trait : Traits.of(battle, attacker, model)) {
            if (!(trait instanceof Terrifies fearful) || !fearful.terrifies(manner)) continue;
            if (adding && trait.adds()) added += fearful.terror();
            else highest = Math.max(highest, fearful.terror());
            named = fearful;
        }
        return named == null ? null : new Terror(highest + added, manner, named.terrorCause());
    }

    /** Only if a model fell to the attacks themselves. */
    void spread(WoundsTaken taken, ActionMorale after) {
        var terror = terrors.get(taken.regiment());
        if (terror != null && taken.casualties() > 0) after.terrify(taken.regiment(), terror);
    }
}
