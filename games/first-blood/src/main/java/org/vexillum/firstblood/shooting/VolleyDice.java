package org.vexillum.firstblood.shooting;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.army.Characteristic;
import org.vexillum.firstblood.army.Role;
import org.vexillum.firstblood.combat.AttackPool;
import org.vexillum.firstblood.combat.Characteristics;
import org.vexillum.firstblood.combat.HitValue;
import org.vexillum.firstblood.combat.RankAndFile;
import org.vexillum.firstblood.combat.Rerolls;
import org.vexillum.firstblood.combat.RolledAgain;
import org.vexillum.firstblood.combat.SeparateModels;
import org.vexillum.firstblood.combat.UseBlessing;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.edition.Edition.Stacking;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.traits.AimsShots;
import org.vexillum.firstblood.traits.AttackContext;
import org.vexillum.firstblood.traits.Barrage;
import org.vexillum.firstblood.traits.Manner;
import org.vexillum.firstblood.traits.RerollsEnemyHits;
import org.vexillum.firstblood.traits.Trait;
import org.vexillum.firstblood.traits.Traits;
import org.vexillum.firstblood.traits.VolleyTraits;
import org.vexillum.kernel.Cause;
import org.vexillum.kernel.ExplainedNumber;
import org.vexillum.kernel.Rules;

/** The dice of each shooter and what they have to show (FB-VOLLEY-13). */
final class VolleyDice {
    private static final Cause AIMED = new Cause("FB-AIM-01", "aimed");
    private static final Cause OBSCURED = new Cause("FB-VOLLEY-12", "obscured");
    private static final Cause FLOOR = new Cause("FB-PROF-04", "never below 0");
    private static final int SIXES = 1 << 6;

    private final Battle battle;
    private final Volley volley;
    private final Regiment shooting;
    private final Regiment target;
    private final int markers;
    private final boolean blessed;

    VolleyDice(Battle battle, Volley volley, int markers, boolean blessed) {
        this.battle = battle;
        this.volley = volley;
        this.shooting = battle.regiment(volley.regiment());
        this.target = battle.regiment(volley.target());
        this.markers = markers;
        this.blessed = blessed;
    }

    AttackPool pool(Shooter shooter) {
        int model = shooter.model();
        var used = volley.weapon().usedBy(battle, shooting, model);
        var weapon = used == null ? volley.weapon() : used;
        var traits = traits(weapon, model);
        var blow = new AttackContext(Manner.VOLLEY, target.card().type(), target.broken(), false);
        var sum = sum(shooter, blow);
        boolean steady = steady(sum, traits);
        var total = steady ? sum : aimed(sum, traits);
        var needed = floored(total, shooter.obscured());
        if (needed.value() >= 6) traits.add(new VolleyTraits.RapidVolley()); // FB-VOLLEY-14
        var rerolls = new Rerolls(needed, traits, blow);
        return new AttackPool(
                shooting.id(),
                List.of(model),
                shots(battle, weapon.barrage(), traits, markers),
                target.id(),
                RankAndFile.WHOLE,
                needed,
                again(rerolls, blow, steady, model),
                traits,
                blow,
                own(model),
                rules(needed, total, steady, rerolls, blow)
                        .and(SeparateModels.striking(shooting, model)));
    }

    private Rules rules(
            ExplainedNumber needed,
            ExplainedNumber total,
            boolean steady,
            Rerolls rerolls,
            AttackContext blow) {
        var rules = Rules.of("FB-VOLLEY-13").and(rerolls.rules());
        if (shooting.aimed() && !simply()) rules = rules.and("FB-AIM-02");
        if (steady) rules = rules.and("FB-AIM-03");
        if (needed.value() >= 6) rules = rules.and("FB-VOLLEY-14");
        if (total.changes().size() > 1 || steady) rules = rules.and("FB-VOLLEY-18");
        var parry = RankAndFile.shared(battle, target, RankAndFile.WHOLE, RerollsEnemyHits.class);
        if (parry == null || parry.enemyHitFacesRolledAgain(blow) == 0) return rules;
        return rules.and(parry.rule());
    }

    private List<Trait> traits(RangedAttack weapon, int model) {
        var traits = new ArrayList<>(weapon.barrage().traits());
        traits.addAll(Traits.of(battle, shooting, model));
        if (shooting.aimed() && !simply()) traits.add(new VolleyTraits.AimedShot()); // FB-AIM-02
        Overcharging.pierce(battle, traits, markers);
        return traits;
    }

    /** Everything but Aimed Shot, before any minimum (FB-VOLLEY-18). */
    private ExplainedNumber sum(Shooter shooter, AttackContext blow) {
        var sum = Characteristics.sum(battle, shooting, shooter.model(), Characteristic.VOLLEY);
        sum =
                HitValue.changed(
                        sum, battle, shooting, shooter.model(), target, RankAndFile.WHOLE, blow);
        if (shooting.aimed() && simply()) sum = sum.plus(1, AIMED);
        return shooter.obscured() ? sum.plus(-1, OBSCURED) : sum;
    }

    private boolean simply() {
        return battle.edition().aiming() == Edition.Aiming.PLUS_ONE_THIS_ROUND;
    }

    /** Whether Aimed Shot rolls sixes again instead of adding to Volley (FB-AIM-03). */
    private static boolean steady(ExplainedNumber sum, List<Trait> traits) {
        return Traits.find(traits, AimsShots.class) != null && sum.value() + 1 >= 5;
    }

    private static ExplainedNumber aimed(ExplainedNumber sum, List<Trait> traits) {
        var aim = Traits.find(traits, AimsShots.class);
        return aim == null ? sum : sum.plus(1, aim.cause());
    }

    private static ExplainedNumber floored(ExplainedNumber sum, boolean obscured) {
        return obscured ? sum.atLeast(1, OBSCURED) : sum.atLeast(0, FLOOR);
    }

    private RolledAgain again(Rerolls rerolls, AttackContext blow, boolean steady, int model) {
        int own = rerolls.mask() | (steady ? SIXES : 0);
        if (blessed && UseBlessing.has(battle, shooting, model)) own |= rerolls.misses();
        var parry = RankAndFile.shared(battle, target, RankAndFile.WHOLE, RerollsEnemyHits.class);
        int imposed = parry == null ? 0 : parry.enemyHitFacesRolledAgain(blow);
        return RolledAgain.of(own, imposed, true);
    }

    /** The Barrage used, and what adds to it (FB-SR-BARRAGE-1, FB-SR-STACK-E2). */
    static int shots(Battle battle, Barrage barrage, List<Trait> traits, int markers) {
        int shots = barrage.x();
        boolean adding = battle.edition().stacking() == Stacking.HIGHEST_PLUS_ADDED;
        for (var trait : traits)
            if (adding && trait instanceof Barrage more && more.range() == 0 && more.adds())
                shots += more.x();
        return Overcharging.shots(shots, markers);
    }

    private int own(int model) {
        boolean apart = shooting.card().character() || shooting.role(model) == Role.OFFICER;
        return apart ? model : RankAndFile.WHOLE;
    }
}
