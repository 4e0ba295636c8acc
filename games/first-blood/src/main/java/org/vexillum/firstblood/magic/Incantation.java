package org.vexillum.firstblood.magic;

import java.util.List;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.table.TemporaryEffect;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;

/**
 * An incantation as written in a faction's list (FB-MAGIC-03).
 *
 * @param range in units of 0.01 mm; 0 for Self (FB-MAGIC-06)
 * @param successes how many are needed, normally 2 (FB-MAGIC-09)
 */
public record Incantation(
        String name, int range, int attunement, int successes, Aim aim, List<Effect> effects) {
    public Incantation {
        effects = List.copyOf(effects);
    }

    /** Whom it may be cast at. */
    public enum Aim {
        ENEMY,
        FRIEND,
        SELF
    }

    /** What it does to its target, in order. */
    public sealed interface Effect {
        /** So many hits, and so many for each success (FB-MAGIC-11, FB-MAGIC-13). */
        record Hits(int flat, int perSuccess, int armorPiercing) implements Effect {}

        record Heals(int flat, int perSuccess) implements Effect {}

        /** For as long as the incantation lasts (FB-MAGIC-12-E1, FB-MAGIC-12-E2). */
        record Gives(TemporaryEffect.Gift gift) implements Effect {}
    }

    public boolean self() {
        return range == 0;
    }

    /** Whether nobody but the caster's regiment can be its target. */
    public boolean ownOnly() {
        return self() || aim == Aim.SELF;
    }

    /** Why these may not cast it at those, wherever both stand; null if they may. */
    public @Nullable Refusal refusal(Regiment casters, Regiment target) {
        if (ownOnly())
            return target == casters
                    ? null
                    : Refusal.because("FB-MAGIC-06", "self-only", name, target.id());
        boolean friend = target.side() == casters.side();
        if ((aim == Aim.FRIEND) == friend) return null;
        return Refusal.because("FB-MAGIC-03", friend ? "enemies-only" : "friends-only", name);
    }
}
