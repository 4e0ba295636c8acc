package org.vexillum.regiments.combat;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.kernel.Cause;
import org.vexillum.kernel.ExplainedNumber;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Rules;
import org.vexillum.regiments.table.Options;
import org.vexillum.regiments.traits.AttackContext;
import org.vexillum.regiments.traits.ChangesDefence;
import org.vexillum.regiments.traits.IgnoresCover;
import org.vexillum.regiments.traits.IgnoresRegeneration;
import org.vexillum.regiments.traits.IgnoresWounds;
import org.vexillum.regiments.traits.RerollsDefence;
import org.vexillum.regiments.traits.RerollsOwnDefence;
import org.vexillum.regiments.traits.Trait;
import org.vexillum.regiments.traits.WoundTraits.Regeneration;

/** What protects a target from attacks with these traits. */
public final class TargetProtection {
    private static final Cause MODIFIERS = new Cause("AOFR-QUALITY-03", "modifiers");

    private TargetProtection() {}

    public static BlockValues shield(
            Options options,
            AttackTarget quarry,
            AttackContext blow,
            Cover cover,
            List<Trait> traits) {
        var modifier = ExplainedNumber.of(0, MODIFIERS);
        boolean covered = blow.shooting() && cover.any();
        var bares = covered ? bares(cover, traits) : null;
        if (covered && bares == null)
            modifier = modifier.plus(1, new Cause("AOFR-TERRAIN-03", "cover"));
        int again = 0;
        for (var trait : quarry.shared(blow)) {
            if (trait instanceof ChangesDefence change)
                modifier = change.changeDefence(modifier, blow);
            if (trait instanceof RerollsOwnDefence change)
                again |= change.ownFacesRolledAgain(blow);
        }
        for (var trait : traits)
            if (trait instanceof RerollsDefence change) again |= change.facesRolledAgain(blow);
        return new BlockValues(quarry.defense(options), modifier, again, bared(blow, cover, bares));
    }

    /** The rules by which cover does not help; it never does in melee or against spells. */
    private static Rules bared(AttackContext blow, Cover cover, @Nullable IgnoresCover bares) {
        if (bares != null) return Rules.of(bares.coverRule());
        return cover.any() && !blow.shooting() ? Rules.of("AOFR-TERRAIN-03") : Rules.NONE;
    }

    /** What takes this cover away, or null. */
    private static @Nullable IgnoresCover bares(Cover cover, List<Trait> traits) {
        for (var trait : traits)
            if (trait instanceof IgnoresCover ignores
                    && !(ignores.obstructionsOnly() && cover.inside())) return ignores;
        return null;
    }

    /** The dice that may ignore wounds; Regeneration's fail before certain weapons. */
    public static List<WoundIgnoring> ignoring(
            AttackTarget quarry, AttackContext blow, List<Trait> traits) {
        var dice = new ArrayList<WoundIgnoring>(1);
        for (var trait : quarry.shared(blow)) {
            if (!(trait instanceof IgnoresWounds ignores)) continue;
            var denied = trait instanceof Regeneration ? denied(traits) : null;
            var cause = new Cause(trait.rule(), trait.written());
            dice.add(new WoundIgnoring(ignores.neededToIgnore(), cause, denied));
        }
        return dice;
    }

    /** What allows no Regeneration, or null (AOFR-SR-REGEN-2). */
    private static @Nullable Cause denied(List<Trait> traits) {
        for (var trait : traits)
            if (trait instanceof IgnoresRegeneration denies)
                return new Cause(denies.regenerationRule(), trait.written());
        return null;
    }
}
