package org.vexillum.firstblood.combat;

import org.vexillum.firstblood.army.Characteristic;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.traits.AttackContext;
import org.vexillum.firstblood.traits.ChangesEnemyHit;
import org.vexillum.firstblood.traits.ChangesHit;
import org.vexillum.firstblood.traits.Traits;
import org.vexillum.kernel.ExplainedNumber;

/** What hit dice have to show once the rules of attackers and target have changed it. */
public final class HitValue {
    private HitValue() {}

    /**
     * The Clash of a model against a target, before being Inspired and before any minimum is
     * applied (FB-PROF-04).
     */
    static ExplainedNumber clash(
            Battle battle,
            Regiment attacker,
            int model,
            Regiment target,
            int at,
            AttackContext blow) {
        var clash = Characteristics.sum(battle, attacker, model, Characteristic.CLASH);
        return changed(clash, battle, attacker, model, target, at, blow);
    }

    /** Adds what the rules of both sides change; no minimum is applied. */
    public static ExplainedNumber changed(
            ExplainedNumber needed,
            Battle battle,
            Regiment attacker,
            int model,
            Regiment target,
            int at,
            AttackContext blow) {
        for (var trait : Traits.of(battle, attacker, model))
            if (trait instanceof ChangesHit change) needed = change.changeHit(needed, blow);
        var hard = RankAndFile.shared(battle, target, at, ChangesEnemyHit.class);
        return hard == null ? needed : hard.changeEnemyHit(needed, blow);
    }
}
