package org.vexillum.regiments.combat;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.regiments.table.Unit;
import org.vexillum.regiments.traits.IgnoresCover;
import org.vexillum.regiments.traits.IgnoresRegeneration;
import org.vexillum.regiments.traits.MultipliesHits;
import org.vexillum.regiments.traits.MultipliesWounds;
import org.vexillum.regiments.traits.RerollsDefence;
import org.vexillum.regiments.traits.Trait;
import org.vexillum.regiments.traits.own.OwnTraitEffect;

/**
 * The traits of a model that act on all hits of a weapon group together.
 *
 * <p>A rule of a model works for that model (AOFR-PRINCIPLE-07), so its users of a weapon are
 * resolved apart from mates without it.
 */
public final class WholeGroupTraits {
    private WholeGroupTraits() {}

    public static List<Trait> of(Unit unit, int model) {
        List<Trait> pooled = List.of();
        for (var trait : unit.traits(model)) {
            if (!acts(trait)) continue;
            if (pooled.isEmpty()) pooled = new ArrayList<>();
            pooled.add(trait);
        }
        return pooled;
    }

    private static boolean acts(Trait trait) {
        if (trait instanceof OwnTraitEffect.Gives gives) return acts(gives.trait());
        return trait instanceof RerollsDefence
                || trait instanceof IgnoresRegeneration
                || trait instanceof IgnoresCover
                || trait instanceof MultipliesHits
                || trait instanceof MultipliesWounds;
    }
}
