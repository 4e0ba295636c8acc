package org.vexillum.regiments.combat;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.kernel.Cause;
import org.vexillum.kernel.ExplainedNumber;
import org.vexillum.kernel.Nullable;
import org.vexillum.regiments.army.ModelCard;
import org.vexillum.regiments.table.Options;
import org.vexillum.regiments.table.Unit;
import org.vexillum.regiments.traits.AttackContext;
import org.vexillum.regiments.traits.ChangesEnemyHit;
import org.vexillum.regiments.traits.IgnoresWounds;
import org.vexillum.regiments.traits.Trait;
import org.vexillum.regiments.traits.Traits;

/**
 * Whom attacks are resolved against: a whole unit, or one model of it as a unit of one.
 *
 * @param model the model picked by Takedown (AOFR-SR-TAKEDOWN-2), or {@link #WHOLE}
 */
public record AttackTarget(Unit unit, int model) {
    public static final int WHOLE = -1;

    private static final ExplainedNumber NONE =
            ExplainedNumber.of(0, new Cause("AOFR-QUALITY-03", "modifiers"));

    public static AttackTarget whole(Unit unit) {
        return new AttackTarget(unit, WHOLE);
    }

    public boolean picked() {
        return model != WHOLE;
    }

    /** Models that Blast counts (AOFR-SR-BLAST-2). */
    public int models() {
        return picked() ? 1 : unit.living();
    }

    public boolean gone() {
        return unit.destroyed() || picked() && !unit.alive(model);
    }

    /** The Defense value in force, and why it is that. */
    public ExplainedNumber defense(Options options) {
        int who = picked() ? model : unit.ordinary();
        if (picked() && unit.isJoinedHero(model)) {
            if (options.takedownHeroDefense() == Options.TakedownHeroDefense.OWN)
                return figure(who, "AOFR-SR-TAKEDOWN-2");
            return figure(unit.ordinary(), "AOFR-SR-TAKEDOWN-2");
        }
        boolean heroHides = !picked() && unit.joined() != null;
        return figure(who, heroHides ? "AOFR-SR-HERO-4" : "AOFR-QUALITY-05");
    }

    private ExplainedNumber figure(int who, String rule) {
        return ExplainedNumber.of(unit.card(who).defense(), new Cause(rule, "Defense"));
    }

    public ModelCard card() {
        return unit.card(picked() ? model : unit.ordinary());
    }

    /** The traits that every model concerned has at this moment (AOFR-PRINCIPLE-07). */
    public List<Trait> shared(AttackContext blow) {
        if (picked()) return acting(model, blow);
        int[] kinds = unit.kinds();
        var shared = acting(kinds[0], blow);
        for (int i = 1; i < kinds.length; i++) shared.retainAll(acting(kinds[i], blow));
        return shared;
    }

    /** Whether some models alone have what would make them harder to hit (AOFR-PRINCIPLE-07). */
    boolean hidesInPart(AttackContext blow) {
        if (picked() || unit.kinds().length < 2) return false;
        var shared = shared(blow);
        for (int kind : unit.kinds())
            for (var trait : acting(kind, blow))
                if (trait instanceof ChangesEnemyHit change
                        && !shared.contains(trait)
                        && change.changeEnemyHit(NONE, blow).value() != 0) return true;
        return false;
    }

    /** By what some models alone could ignore wounds, or null (AOFR-PRINCIPLE-07). */
    static @Nullable Trait ignoredInPart(Unit unit) {
        if (unit.all(IgnoresWounds.class)) return null;
        for (int kind : unit.kinds())
            for (var trait : unit.traits(kind)) if (trait instanceof IgnoresWounds) return trait;
        return null;
    }

    private List<Trait> acting(int who, AttackContext blow) {
        var none = List.<Trait>of();
        return new ArrayList<>(Traits.acting(blow, none, unit.traits(who)));
    }
}
