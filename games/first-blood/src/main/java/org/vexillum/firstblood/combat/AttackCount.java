package org.vexillum.firstblood.combat;

import org.vexillum.firstblood.army.Characteristic;
import org.vexillum.firstblood.army.ModelType;
import org.vexillum.firstblood.army.Role;
import org.vexillum.firstblood.army.WeightClass;
import org.vexillum.firstblood.edition.Edition.Impacts;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Options.OfficerLeaderAttack;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.traits.DoublesImpacts;
import org.vexillum.firstblood.traits.ImpactTraits;
import org.vexillum.firstblood.traits.Manner;
import org.vexillum.firstblood.traits.Traits;
import org.vexillum.kernel.Cause;
import org.vexillum.kernel.ExplainedNumber;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Rules;

/** How many attacks a model makes. */
public final class AttackCount {
    private static final Cause HALF = new Cause("FB-IMPACT-07", "half its Attacks");
    private static final Cause NO_IMPACT = new Cause("FB-IMPACT-03", "no impact attacks");
    private static final Cause ONE = new Cause("FB-OPP-02", "attack of opportunity");

    private AttackCount() {}

    public static ExplainedNumber of(Battle battle, Regiment regiment, int model, Manner manner) {
        return switch (manner) {
            case IMPACT -> impacts(battle, regiment, model);
            case OPPORTUNITY -> ExplainedNumber.of(able(regiment, model) ? 1 : 0, ONE);
            default -> attacks(battle, regiment, model);
        };
    }

    /** The rules behind such a count; what is added or doubled comes after halving. */
    public static Rules rules(ExplainedNumber count) {
        var rules = count.rules();
        return rules.has(HALF.rule()) && rules.has("FB-SR-HEAVY-IMPACT")
                ? rules.and("FB-IMPACT-08")
                : rules;
    }

    /** A printed 0 in Clash or Attacks makes no attacks (FB-PROF-03). */
    private static boolean able(Regiment regiment, int model) {
        return Characteristics.able(regiment, model, Characteristic.CLASH)
                && Characteristics.able(regiment, model, Characteristic.ATTACKS);
    }

    /** FB-CLASH-06. */
    private static ExplainedNumber attacks(Battle battle, Regiment regiment, int model) {
        var attacks = Characteristics.sum(battle, regiment, model, Characteristic.ATTACKS);
        if (!able(regiment, model)) return attacks.atMost(0, new Cause("FB-PROF-03", "unable"));
        var extra = extra(battle, regiment, model);
        var sum = extra == null ? attacks : attacks.plus(1, extra);
        return sum.atLeast(0, Characteristics.FLOOR);
    }

    /** Why the model has one attack more, or null. */
    private static @Nullable Cause extra(Battle battle, Regiment regiment, int model) {
        var options = battle.options();
        var role = regiment.role(model);
        if (role == Role.LEADER) return new Cause("FB-CMD-03", "leader");
        if (role == Role.STANDARD_BEARER && options.bearerExtraAttack())
            return new Cause("FB-CMD-07", "standard bearer");
        if (role == Role.OFFICER && options.officerLeaderAttack() == OfficerLeaderAttack.PLUS_ONE)
            return new Cause("FB-OFFICER-03", "officer");
        boolean replaces = model == regiment.acting() && hadLeader(regiment);
        return replaces && options.actingLeaderExtraAttack()
                ? new Cause("FB-CMD-10", "acting leader")
                : null;
    }

    private static boolean hadLeader(Regiment regiment) {
        for (var member : regiment.card().members())
            if (member.role() == Role.LEADER || member.role() == Role.OFFICER) return true;
        return false;
    }

    private static ExplainedNumber impacts(Battle battle, Regiment regiment, int model) {
        var figure =
                battle.edition().impacts() == Impacts.BY_TRAIT
                        ? byTrait(battle, regiment, model)
                        : halved(battle, regiment, model);
        var heavy = Traits.find(Traits.of(battle, regiment, model), DoublesImpacts.class);
        if (heavy == null || figure.value() == 0) return figure;
        return figure.times(2, heavy.cause());
    }

    /** FB-IMPACT-04, FB-IMPACT-09. */
    private static ExplainedNumber byTrait(Battle battle, Regiment regiment, int model) {
        if (!able(regiment, model)) return ExplainedNumber.of(0, new Cause("FB-PROF-03", "unable"));
        int x = Traits.value(battle, regiment, model, ImpactTraits.Impact.class);
        return ExplainedNumber.of(x, new Cause("FB-IMPACT-09", "Impact"));
    }

    /** FB-IMPACT-02, FB-IMPACT-03, FB-IMPACT-07: the total, halved and rounded up. */
    private static ExplainedNumber halved(Battle battle, Regiment regiment, int model) {
        var card = regiment.card(model);
        if (card.type() == ModelType.INFANTRY || card.weight() == WeightClass.LIGHT)
            return ExplainedNumber.of(0, NO_IMPACT);
        var attacks = attacks(battle, regiment, model);
        return attacks.replacedBy((attacks.value() + 1) / 2, HALF);
    }
}
