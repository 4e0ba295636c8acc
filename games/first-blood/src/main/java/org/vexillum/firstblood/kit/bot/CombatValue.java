package org.vexillum.firstblood.kit.bot;

import java.util.HashMap;
import java.util.Map;
import org.vexillum.firstblood.combat.AttackCount;
import org.vexillum.firstblood.odds.SingleAttackOdds;
import org.vexillum.firstblood.ranges.Engagement;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Inspired;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.traits.Manner;
import org.vexillum.kernel.geometry.Lengths;
import org.vexillum.kernel.geometry.Within;

/** What regiments do to each other in combat, as the table stands for one decision. */
final class CombatValue {
    /** How far models step in before a Clash, beyond their usual reach. */
    private static final int NEAR = Engagement.USUAL + Lengths.inches(2);

    private final Battle battle;
    private final SingleAttackOdds blows;
    private final Map<Bout, ExpectedHarm> known = new HashMap<>();

    /** Regiments are themselves here, not what they are called: copies may be imagined better. */
    private record Bout(
            Regiment attacker, Regiment target, Manner manner, int strikers, boolean inspired) {}

    CombatValue(Battle battle, SingleAttackOdds blows) {
        this.battle = battle;
        this.blows = blows;
    }

    SingleAttackOdds blows() {
        return blows;
    }

    /** A Clash of as many as find a place at the target. */
    ExpectedHarm clash(Regiment attacker, Regiment target, boolean inspired) {
        return strike(attacker, target, Manner.CLASH, room(attacker, target), inspired);
    }

    /** The impact attacks of a charge. */
    ExpectedHarm impact(Regiment attacker, Regiment target) {
        return strike(attacker, target, Manner.IMPACT, room(attacker, target), true);
    }

    /** A Clash of those who stand near enough now. */
    ExpectedHarm clashNow(Regiment attacker, Regiment target) {
        boolean inspired = attacker.inspired() != Inspired.NO;
        return strike(attacker, target, Manner.CLASH, near(attacker, target), inspired);
    }

    ExpectedHarm inspiredNow(Regiment attacker, Regiment target) {
        return strike(attacker, target, Manner.CLASH, near(attacker, target), true);
    }

    ExpectedHarm opportunity(Regiment attacker, Regiment target) {
        return strike(attacker, target, Manner.OPPORTUNITY, near(attacker, target), false);
    }

    private ExpectedHarm strike(
            Regiment attacker, Regiment target, Manner manner, int strikers, boolean inspired) {
        var bout = new Bout(attacker, target, manner, strikers, inspired);
        return known.computeIfAbsent(bout, this::fought);
    }

    /** So many models strike; the first on the card stand in front. */
    private ExpectedHarm fought(Bout bout) {
        var attacker = bout.attacker;
        double wounds = 0;
        double each = 0;
        int before = Regiment.NOBODY;
        int left = bout.strikers;
        for (int model = 0; model < attacker.size() && left > 0; model++) {
            if (!attacker.alive(model)) continue;
            if (before == Regiment.NOBODY || !alike(attacker, before, model)) {
                each = wounds(bout, model);
                before = model;
            }
            wounds += each;
            left--;
        }
        return ExpectedHarm.of(battle, bout.target, wounds);
    }

    private static boolean alike(Regiment regiment, int one, int other) {
        return regiment.card(one) == regiment.card(other)
                && regiment.role(one) == regiment.role(other)
                && regiment.weakened(one) == regiment.weakened(other);
    }

    /** What a model does on average. */
    private double wounds(Bout bout, int model) {
        int attacks = AttackCount.of(battle, bout.attacker, model, bout.manner).value();
        if (attacks == 0) return 0;
        return attacks
                * blows.one(battle, bout.attacker, model, bout.target, bout.manner, bout.inspired)
                        .mean();
    }

    private static int room(Regiment attacker, Regiment target) {
        return Math.min(attacker.living(), 3 + target.living());
    }

    /** Models that stand within a step of the target. */
    int near(Regiment attacker, Regiment target) {
        if (!attacker.onTable() || !target.onTable())
            return Engagement.engages(battle, attacker, target) ? room(attacker, target) : 0;
        int count = 0;
        for (int model : attacker.models()) if (near(attacker, model, target)) count++;
        return count;
    }

    private static boolean near(Regiment attacker, int model, Regiment target) {
        var from = attacker.place(model);
        if (from == null) return false;
        for (int other = 0; other < target.size(); other++) {
            var to = target.place(other);
            if (to != null && Within.within(from, to, NEAR)) return true;
        }
        return false;
    }
}
