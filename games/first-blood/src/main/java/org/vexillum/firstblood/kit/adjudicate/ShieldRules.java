package org.vexillum.firstblood.kit.adjudicate;

import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.table.TemporaryEffect;
import org.vexillum.firstblood.traits.AttackContext;
import org.vexillum.firstblood.traits.IgnoresShield;
import org.vexillum.firstblood.traits.Manner;
import org.vexillum.firstblood.traits.MeleeTraits;
import org.vexillum.firstblood.traits.Traits;
import org.vexillum.kernel.Rules;

/** Why a model stops blows with its Shield, or does not though it has one. */
final class ShieldRules {
    private ShieldRules() {}

    /** Nothing about models that have no Shield. */
    static Rules rules(Battle battle, Regiment bearers, int bearer, Regiment unit, int striker) {
        if (Traits.has(battle, bearers, bearer, MeleeTraits.Shield.class))
            return ignored(battle, bearers, unit, striker);
        if (!Traits.has(battle, unharmed(bearers), bearer, MeleeTraits.Shield.class))
            return Rules.NONE;
        var rules = taken(bearers);
        return bearers.broken() ? rules.and("FB-SR-SHIELD-3") : rules;
    }

    private static Rules ignored(Battle battle, Regiment bearers, Regiment unit, int striker) {
        var rules = Rules.of("FB-SR-SHIELD-2");
        var blow = new AttackContext(Manner.CLASH, bearers.card().type(), bearers.broken(), false);
        for (var trait : Traits.of(battle, unit, striker))
            if (trait instanceof IgnoresShield breaker && breaker.ignoresShield(blow))
                rules = rules.and(trait.rule());
        return rules;
    }

    /** What has taken it away for a while. */
    private static Rules taken(Regiment bearers) {
        var rules = Rules.NONE;
        for (var boon : bearers.boons()) if (takes(boon)) rules = rules.and(boon.rule());
        return rules;
    }

    private static boolean takes(TemporaryEffect boon) {
        return boon.gift() instanceof TemporaryEffect.Gift.Loses(var trait)
                && trait.equals("Shield");
    }

    private static Regiment unharmed(Regiment bearers) {
        var whole = bearers.copy();
        whole.setBroken(false);
        whole.setBoons(bearers.boons().stream().filter(boon -> !takes(boon)).toList());
        return whole;
    }
}
