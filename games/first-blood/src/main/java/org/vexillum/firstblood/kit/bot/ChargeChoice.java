package org.vexillum.firstblood.kit.bot;

import java.util.ArrayList;
import java.util.Comparator;
import org.vexillum.firstblood.movement.ChargeTargets;
import org.vexillum.firstblood.odds.PointsValue;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.geometry.Point;
import org.vexillum.kernel.referee.Choices;

/** Whether a charge pays. */
final class ChargeChoice {
    /** The blow that answers a charge counts less than the charge: it may be long in coming. */
    private static final double ANSWER = 0.6;

    /** A Clash that has to wait for the next round. */
    private static final double WAITING = 0.6;

    private final Battle battle;
    private final CombatValue fights;

    ChargeChoice(Battle battle, CombatValue fights) {
        this.battle = battle;
        this.fights = fights;
    }

    record Target(String enemy, double value) {}

    /** The best enemy that may be charged, or null if none pays. */
    @Nullable Target best(
            Regiment charger,
            PlaceValue ground,
            Point here,
            boolean clashes,
            Choices<ChargeTargets> legal) {
        var targets = new ArrayList<Target>();
        double now = ground.value(here);
        for (var enemy : battle.regiments(charger.side().other())) {
            var there = RegimentPlaces.of(battle, enemy);
            if (there == null) continue;
            double chance = ground.chance(enemy, 0);
            if (chance == 0) continue;
            double fight = value(charger, enemy, clashes);
            double moved = 0.5 * (ground.value(there) - now);
            targets.add(new Target(enemy.id(), chance * (fight + moved)));
        }
        targets.sort(Comparator.comparingDouble(Target::value).reversed());
        for (var target : targets)
            if (legal.refusal(ChargeTargets.of(target.enemy)) == null) return target;
        return null;
    }

    /**
     * Points won less points lost in the fight, once the charge is home.
     *
     * @param clashes whether it strikes in the same activation
     */
    double value(Regiment charger, Regiment enemy, boolean clashes) {
        var impact = fights.impact(charger, enemy);
        var clash = fights.clash(charger, enemy, true);
        double struck = clashes ? clash.points() : WAITING * clash.points();
        double won = Math.min(PointsValue.of(battle, enemy), impact.points() + struck);
        double left = Math.max(0, 1 - impact.share() - (clashes ? clash.share() : 0));
        double lost = fights.clash(enemy, charger, false).points() * left;
        return won - (clashes ? ANSWER : 1) * lost;
    }
}
