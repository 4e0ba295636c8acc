package org.vexillum.firstblood.combat;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.edition.Edition.BrokenInspired;
import org.vexillum.firstblood.ranges.Distance;
import org.vexillum.firstblood.ranges.Engagement;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Inspired;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.table.Status;
import org.vexillum.firstblood.traits.AlwaysInspired;
import org.vexillum.firstblood.traits.DeniesInspiration;
import org.vexillum.firstblood.traits.InspiresImpacts;
import org.vexillum.firstblood.traits.Manner;
import org.vexillum.firstblood.traits.Traits;
import org.vexillum.kernel.Cause;
import org.vexillum.kernel.ExplainedNumber;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Rules;

/** Whether attacks are Inspired, and what that gives. */
final class Inspiration {
    static final int SIXES = 1 << 6;

    private final Battle battle;
    private final Regiment regiment;
    private final Manner manner;
    private final @Nullable Cause why;
    private @Nullable String dread;

    /**
     * As it stands when attacks are declared.
     *
     * @param targets whom it attacks, where places cannot tell who engages it
     */
    Inspiration(Battle battle, Regiment regiment, Manner manner, List<String> targets) {
        this.battle = battle;
        this.regiment = regiment;
        this.manner = manner;
        this.why = why(targets);
    }

    /** What decided whether the blows of this model are Inspired. */
    Rules rules(int model) {
        var rules = dread == null ? Rules.NONE : Rules.of(dread);
        if (manner != Manner.IMPACT || of(model) == null) return rules;
        var carried = Traits.find(Traits.of(battle, regiment, model), InspiresImpacts.class);
        return carried == null ? rules : rules.and(carried.rule());
    }

    /** What raises the Clash of this model, or null. */
    @Nullable Cause of(int model) {
        if (climbed(model)) return null;
        if (manner != Manner.IMPACT) return why;
        boolean carried = Traits.has(battle, regiment, model, InspiresImpacts.class);
        return carried ? why : null; // FB-IMPACT-13, FB-SR-GLORIOUS-CHARGE-1
    }

    /** Its charge inspired the others; what inspires always inspires it too (FB-RUIN-11). */
    private boolean climbed(int model) {
        return why != null && why.rule().equals("FB-INSPIRE-01") && regiment.uninspired(model);
    }

    /** The Clash it strikes with: one more, unless that would be 5 or more (FB-INSPIRE-02). */
    ExplainedNumber raised(ExplainedNumber clash, int model) {
        var cause = of(model);
        return cause == null || clash.value() >= 4 ? clash : clash.plus(1, cause);
    }

    /** The faces that may be rolled again, as a mask. */
    int again(ExplainedNumber clash, int model) {
        if (occupying()) return SIXES; // FB-GARRISON-22
        return of(model) != null && clash.value() >= 4 ? SIXES : 0;
    }

    /** The rule by which sixes are rolled again. */
    String sixes() {
        return occupying() ? "FB-GARRISON-22" : "FB-INSPIRE-02";
    }

    private boolean occupying() {
        return manner == Manner.CLASH && regiment.status() == Status.IN_GARRISON;
    }

    private @Nullable Cause why(List<String> targets) {
        if (manner == Manner.OPPORTUNITY) return null; // FB-OPP-05
        if (manner == Manner.DUEL && !battle.options().inspiredInChallenge()) return null;
        boolean always = Traits.regimental(battle, regiment, AlwaysInspired.class);
        var cause = always ? new Cause("FB-SR-DAUNTLESS", "Dauntless") : state();
        return cause == null || denied(always, targets) ? null : cause;
    }

    private @Nullable Cause state() {
        boolean useless =
                regiment.broken() && battle.edition().brokenInspired() == BrokenInspired.NO_BENEFIT;
        if (useless) return null; // FB-BROKEN-06
        if (occupying()) return new Cause("FB-GARRISON-22", "garrison");
        return regiment.inspired() == Inspired.NO ? null : new Cause("FB-INSPIRE-01", "Inspired");
    }

    /** FB-SR-DREAD-E1, FB-SR-DREAD-E2. */
    private boolean denied(boolean always, List<String> targets) {
        for (var enemy : foes(targets))
            for (int model : enemy.models()) {
                var dread = Traits.find(Traits.of(battle, enemy, model), DeniesInspiration.class);
                if (dread == null) continue;
                if (Distance.known(battle, regiment)
                        && !Engagement.engages(battle, enemy, model, regiment)) continue;
                this.dread = dread.rule();
                if (!always || dread.beatsAlways()) return true;
            }
        return false;
    }

    private List<Regiment> foes(List<String> targets) {
        if (Distance.known(battle, regiment)) return battle.regiments(regiment.side().other());
        var foes = new ArrayList<Regiment>();
        for (var target : targets) foes.add(battle.regiment(target));
        return foes;
    }

    /** Why being Inspired helps here or does not; nothing if it is not. */
    Rules rules() {
        if (regiment.inspired() == Inspired.NO) return Rules.NONE;
        if (manner == Manner.OPPORTUNITY) return Rules.of("FB-OPP-05");
        if (manner == Manner.IMPACT) return Rules.of("FB-IMPACT-13");
        boolean useless =
                regiment.broken() && battle.edition().brokenInspired() == BrokenInspired.NO_BENEFIT;
        if (useless) return Rules.of("FB-BROKEN-06");
        var lasting = regiment.inspired() == Inspired.NEXT_CLASH ? "FB-INSPIRE-04" : "FB-CHARGE-22";
        return regiment.broken() ? Rules.of(lasting, "FB-BROKEN-05") : Rules.of(lasting);
    }

    /** What lasts for the next Clash is spent by it (FB-INSPIRE-04, FB-CHALLENGE-07). */
    void spend() {
        boolean clash =
                manner == Manner.CLASH
                        || manner == Manner.DUEL && battle.options().inspiredInChallenge();
        if (clash && regiment.inspired() == Inspired.NEXT_CLASH) regiment.setInspired(Inspired.NO);
    }
}
