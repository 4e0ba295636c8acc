package org.vexillum.firstblood.kit.bot;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.odds.SingleAttackOdds;
import org.vexillum.firstblood.shooting.ChooseVolley;
import org.vexillum.firstblood.shooting.RangedAttack;
import org.vexillum.firstblood.shooting.Shooter;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.traits.Barrage;
import org.vexillum.firstblood.traits.FiresInCombat;
import org.vexillum.firstblood.traits.Traits;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.geometry.Point;
import org.vexillum.kernel.referee.Choices;

/** What regiments do to each other from afar. */
final class ShootingValue {
    private final Battle battle;
    private final SingleAttackOdds blows;

    ShootingValue(Battle battle, SingleAttackOdds blows) {
        this.battle = battle;
        this.blows = blows;
    }

    /** What a regiment can shoot with. */
    List<RangedAttack> weapons(Regiment regiment) {
        var all = new ArrayList<RangedAttack>();
        for (int model : regiment.models())
            for (var weapon : weapons(regiment, model)) if (!all.contains(weapon)) all.add(weapon);
        return all;
    }

    private List<RangedAttack> weapons(Regiment regiment, int model) {
        var all = new ArrayList<RangedAttack>();
        if (regiment.profile(model).volley() == 0) return all;
        for (var trait : Traits.of(battle, regiment, model)) {
            if (trait instanceof Barrage barrage && barrage.range() > 0)
                all.add(new RangedAttack(barrage, false));
            if (trait instanceof FiresInCombat thrown)
                all.add(new RangedAttack(thrown.barrage(), true));
        }
        return all;
    }

    /** The best target from where it stands, or null. */
    ChooseVolley.@Nullable Order best(Regiment regiment, Choices<ChooseVolley.Order> choices) {
        ChooseVolley.Order best = null;
        double most = -1;
        for (var order : choices.list()) {
            double value = value(regiment, order, regiment.aimed());
            if (value <= most) continue;
            most = value;
            best = order;
        }
        return best;
    }

    /** By those who see the target and have it in range. */
    double value(Regiment regiment, ChooseVolley.Order order, boolean aimed) {
        var volley = new ChooseVolley(regiment.id()).volley(battle, order);
        var target = battle.regiment(order.target());
        double wounds = 0;
        for (var shooter : volley.shooters())
            if (weapons(regiment, shooter.model()).contains(volley.weapon()))
                wounds +=
                        wounds(regiment, shooter, target, volley.weapon(), order.markers(), aimed);
        return ExpectedHarm.of(battle, target, wounds).points();
    }

    /** What could be shot from a place, sight aside. */
    double from(Regiment regiment, Point at, boolean aimed) {
        double most = 0;
        for (var weapon : weapons(regiment))
            for (var enemy : battle.regiments(regiment.side().other())) {
                var target = RegimentPlaces.of(battle, enemy);
                if (target == null || RegimentPlaces.apart(at, target) > weapon.barrage().range())
                    continue;
                most = Math.max(most, value(regiment, enemy, weapon, aimed));
            }
        return most;
    }

    private double value(Regiment regiment, Regiment target, RangedAttack weapon, boolean aimed) {
        double wounds = 0;
        for (int model : regiment.models())
            if (weapons(regiment, model).contains(weapon))
                wounds += wounds(regiment, new Shooter(model, false), target, weapon, 0, aimed);
        return ExpectedHarm.of(battle, target, wounds).points();
    }

    private double wounds(
            Regiment regiment,
            Shooter shooter,
            Regiment target,
            RangedAttack weapon,
            int markers,
            boolean aimed) {
        return weapon.shots(markers)
                * blows.shot(battle, regiment, shooter, target, weapon, aimed).mean();
    }
}
