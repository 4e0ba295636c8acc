package org.vexillum.firstblood.combat;

import java.util.List;
import org.vexillum.firstblood.traits.AttackContext;
import org.vexillum.firstblood.traits.RerollsHits;
import org.vexillum.firstblood.traits.Trait;
import org.vexillum.kernel.ExplainedNumber;
import org.vexillum.kernel.Rules;

/** Which hit dice the attackers' own rules roll again. */
public final class Rerolls {
    private final int misses;
    private int mask;
    private Rules rules = Rules.NONE;

    public Rerolls(ExplainedNumber needed, List<Trait> traits, AttackContext blow) {
        misses = RollUnder.failures(RollUnder.check(needed.value()));
        for (var trait : traits) {
            if (!(trait instanceof RerollsHits reroll)) continue;
            int faces = reroll.hitFacesRolledAgain(blow, misses);
            if (faces != 0) rules = rules.and(reroll.rerollRule());
            mask |= faces;
        }
    }

    public int mask() {
        return mask;
    }

    public int misses() {
        return misses;
    }

    public Rules rules() {
        return rules;
    }
}
