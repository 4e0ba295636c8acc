package org.vexillum.regiments.combat;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.kernel.Cause;
import org.vexillum.kernel.Figure;
import org.vexillum.regiments.table.Options;
import org.vexillum.regiments.traits.Blow;
import org.vexillum.regiments.traits.ChangesDefence;
import org.vexillum.regiments.traits.IgnoresCover;
import org.vexillum.regiments.traits.IgnoresRegeneration;
import org.vexillum.regiments.traits.IgnoresWounds;
import org.vexillum.regiments.traits.RerollsDefence;
import org.vexillum.regiments.traits.RerollsOwnDefence;
import org.vexillum.regiments.traits.Trait;
import org.vexillum.regiments.traits.Traits;
import org.vexillum.regiments.traits.WoundTraits.Regeneration;

/** What protects a target from attacks with these traits. */
public final class Blocking {
    private static final Cause MODIFIERS = new Cause("AOFR-QUALITY-03", "modifiers");

    private Blocking() {}

    public static Shield shield(
            Options options, Quarry quarry, Blow blow, Cover cover, List<Trait> traits) {
        var modifier = Figure.of(0, MODIFIERS);
        if (blow.shooting() && covers(cover, traits)) // AOFR-TERRAIN-03
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
        return new Shield(quarry.defense(options), modifier, again);
    }

    private static boolean covers(Cover cover, List<Trait> traits) {
        boolean obstructionsIgnored = false;
        for (var trait : traits) {
            if (!(trait instanceof IgnoresCover ignores)) continue;
            if (!ignores.obstructionsOnly()) return false; // AOFR-SR-BLAST-1
            obstructionsIgnored = true; // AOFR-SR-INDIRECT-3
        }
        return obstructionsIgnored ? cover.inside() : cover.any();
    }

    /** The dice that may ignore wounds; Regeneration's fail before certain weapons. */
    public static List<Ignoring> ignoring(Quarry quarry, Blow blow, List<Trait> traits) {
        boolean regenerates = !Traits.has(traits, IgnoresRegeneration.class); // AOFR-SR-REGEN-2
        var dice = new ArrayList<Ignoring>(1);
        for (var trait : quarry.shared(blow)) {
            if (!(trait instanceof IgnoresWounds ignores)) continue;
            if (trait instanceof Regeneration && !regenerates) continue;
            var cause = new Cause(trait.rule(), trait.written());
            dice.add(new Ignoring(ignores.neededToIgnore(), cause));
        }
        return dice;
    }
}
