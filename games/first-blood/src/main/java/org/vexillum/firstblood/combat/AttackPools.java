package org.vexillum.firstblood.combat;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.army.Characteristic;
import org.vexillum.firstblood.army.Role;
import org.vexillum.firstblood.edition.Edition.Impacts;
import org.vexillum.firstblood.table.ActionKind;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.traits.AttackContext;
import org.vexillum.firstblood.traits.Manner;
import org.vexillum.firstblood.traits.RerollsEnemyHits;
import org.vexillum.firstblood.traits.Trait;
import org.vexillum.firstblood.traits.Traits;
import org.vexillum.kernel.ExplainedNumber;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Rules;

/** Groups the attackers of an assault by equal values (FB-CLASH-10, FB-CCOM-01). */
final class AttackPools {
    private final Battle battle;
    private final DeclaredAttacks assault;
    private final Regiment attacker;
    private final Inspiration inspiration;
    private final boolean blessed;

    AttackPools(Battle battle, DeclaredAttacks assault, Inspiration inspiration, boolean blessed) {
        this.battle = battle;
        this.assault = assault;
        this.attacker = battle.regiment(assault.attacker());
        this.inspiration = inspiration;
        this.blessed = blessed;
    }

    List<AttackPool> all() {
        var pools = new ArrayList<AttackPool>();
        for (var strike : assault.strikes())
            if (attacker.alive(strike.model())) AttackPool.add(pools, pool(strike));
        return pools.stream().map(pool -> apart(pool, pools)).toList();
    }

    /** Who strikes the same target with other values rolls apart (FB-CLASH-10). */
    private static AttackPool apart(AttackPool pool, List<AttackPool> pools) {
        for (var other : pools)
            if (other != pool && other.target().equals(pool.target()) && other.at() == pool.at())
                return pool.with("FB-CLASH-10");
        return pool;
    }

    private AttackPool pool(ModelAttack strike) {
        int model = strike.model();
        var target = battle.regiment(strike.target());
        var blow =
                new AttackContext(
                        assault.manner(), target.card().type(), target.broken(), strike.near());
        var clash = HitValue.clash(battle, attacker, model, target, strike.at(), blow);
        var needed = needed(clash, model);
        var traits = traits(needed, model);
        var dice = AttackCount.of(battle, attacker, model, assault.manner());
        var rerolls = new Rerolls(needed, traits, blow);
        int own = inspiration.again(clash, model) | rerolls.mask();
        if (blessed && UseBlessing.has(battle, attacker, model)) own |= rerolls.misses();
        var parry = RankAndFile.shared(battle, target, strike.at(), RerollsEnemyHits.class);
        int imposed = parry == null ? 0 : parry.enemyHitFacesRolledAgain(blow);
        if (imposed == 0) parry = null;
        var again = RolledAgain.of(own, imposed, assault.active());
        return new AttackPool(
                attacker.id(),
                List.of(model),
                dice.value(),
                strike.target(),
                strike.at(),
                needed,
                again,
                traits,
                blow,
                own(model),
                rules(again, rerolls, parry, clash, strike)
                        .and(AttackCount.rules(dice))
                        .and(inspiration.rules(model))
                        .and(SeparateModels.striking(attacker, model))
                        .and(SeparateModels.aimed(battle, target, strike.at(), assault.manner())));
    }

    /** All changes first, then the lowest value it can have (FB-PROF-04). */
    private ExplainedNumber needed(ExplainedNumber clash, int model) {
        return Characteristics.floored(
                inspiration.raised(clash, model), battle, attacker, model, Characteristic.CLASH);
    }

    private List<Trait> traits(ExplainedNumber needed, int model) {
        var traits = new ArrayList<>(Traits.of(battle, attacker, model));
        if (relentless(needed)) traits.add(battle.edition().traitBook().relentlessBlows());
        return traits;
    }

    /** FB-CLASH-09. */
    private boolean relentless(ExplainedNumber needed) {
        return needed.value() >= 6 && assault.manner().clash();
    }

    /** Models of a character regiment and officers roll for themselves. */
    private int own(int model) {
        boolean apart = attacker.card().character() || attacker.role(model) == Role.OFFICER;
        return apart ? model : RankAndFile.WHOLE;
    }

    private Rules rules(
            RolledAgain again,
            Rerolls rerolls,
            @Nullable Trait parry,
            ExplainedNumber clash,
            ModelAttack strike) {
        var rules = Rules.of(rule()).and(circumstances(strike)).and(inspiration.rules());
        if (relentless(needed(clash, strike.model()))) rules = rules.and("FB-CLASH-09");
        if (!again.any()) return rules;
        int inspired = inspiration.again(clash, strike.model());
        if (inspired != 0) rules = rules.and(inspiration.sixes());
        rules = rules.and(rerolls.rules());
        if ((inspired & rerolls.mask()) != 0) rules = rules.and("FB-DICE-08");
        return parry == null ? rules : rules.and(parry.rule());
    }

    private Rules circumstances(ModelAttack strike) {
        var rules = Rules.NONE;
        if (assault.manner() == Manner.CLASH && attacker.actions().contains(ActionKind.CHARGE))
            rules = rules.and("FB-CHARGE-23");
        if (assault.manner() != Manner.IMPACT) return rules;
        rules = rules.and("FB-IMPACT-01").and("FB-IMPACT-12");
        if (battle.edition().impacts() != Impacts.BY_TRAIT) return rules;
        rules = rules.and("FB-SR-IMPACT-E2");
        boolean engaged = assault.front(strike.target()).exposed().contains(strike.model());
        return engaged ? rules : rules.and("FB-IMPACT-14");
    }

    private String rule() {
        return switch (assault.manner()) {
            case DUEL -> "FB-CHALLENGE-07";
            case OPPORTUNITY -> "FB-OPP-04";
            case IMPACT -> "FB-IMPACT-11";
            default -> "FB-CLASH-07";
        };
    }
}
