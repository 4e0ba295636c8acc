package org.vexillum.regiments.combat;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.kernel.Cause;
import org.vexillum.kernel.ExplainedNumber;
import org.vexillum.regiments.traits.AddsHits;
import org.vexillum.regiments.traits.AttackContext;
import org.vexillum.regiments.traits.ChangesEnemyHit;
import org.vexillum.regiments.traits.ChangesHit;
import org.vexillum.regiments.traits.Trait;

/** What of both sides would act if the shot came from over 9 inches away (AOFR-PRINCIPLE-04). */
record LongRangeTraits(AttackPortion portion, AttackTarget quarry) {
    private static final ExplainedNumber NONE =
            ExplainedNumber.of(0, new Cause("AOFR-QUALITY-03", "modifiers"));

    List<Trait> traits() {
        var blow = portion.blow();
        var traits = new ArrayList<Trait>();
        if (!blow.shooting() || blow.far()) return traits;
        for (var trait : portion.traits()) if (differs(trait)) traits.add(trait);
        for (var trait : quarry.shared(blow)) if (hides(trait)) traits.add(trait);
        return traits;
    }

    private AttackContext far() {
        var blow = portion.blow();
        return new AttackContext(
                blow.manner(),
                blow.charging(),
                blow.moved(),
                true,
                blow.targetTough(),
                blow.targetCovered());
    }

    private boolean differs(Trait trait) {
        var near = portion.blow();
        if (trait instanceof AddsHits adds && adds.extraHits(6, far()) != adds.extraHits(6, near))
            return true;
        return trait instanceof ChangesHit change
                && change.changeHit(NONE, far()).value() != change.changeHit(NONE, near).value();
    }

    private boolean hides(Trait trait) {
        return trait instanceof ChangesEnemyHit change
                && change.changeEnemyHit(NONE, far()).value()
                        != change.changeEnemyHit(NONE, portion.blow()).value();
    }
}
