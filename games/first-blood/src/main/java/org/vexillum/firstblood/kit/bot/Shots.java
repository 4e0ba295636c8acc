package org.vexillum.firstblood.kit.bot;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.odds.Blows;
import org.vexillum.firstblood.shooting.ChooseVolley;
import org.vexillum.firstblood.shooting.Shooter;
import org.vexillum.firstblood.shooting.Weapon;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.traits.Barrage;
import org.vexillum.firstblood.traits.FiresInCombat;
import org.vexillum.firstblood.traits.Traits;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.geometry.Point;
import org.vexillum.kernel.referee.Choices;

/** What regiments do to each other from afar. */
final class Shots {
    private final Battle battle;
    private final Blows blows;

    Shots(Battle battle, Blows blows) {
        this.battle = battle;
        this.blows = blows;
    }

    /** What a regiment can shoot with. */
    List<Weapon> weapons(Regiment regiment) {
        var all = new ArrayList<Weapon>();
        for (int model : regiment.models())
            for (var weapon : weapons(regiment, model)) if (!all.contains(weapon)) all.add(weapon);
        return all;
    }

    private List<Weapon> weapons(Regiment regiment, int model) {
        var all = new ArrayList<Weapon>();
        if (regiment.profile(model).volley() == 0) return all;
        for (var trait : Traits.of(battle, regiment, model)) {
            if (trait instanceof Barrage barrage && barrage.range() > 0)
                all.add(new Weapon(barrage, false));
            if (trait instanceof FiresInCombat thrown) all.add(new Weapon(thrown.barrage(), true));
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
        return Harm.of(battle, target, wounds).points();
    }

    /** What could be shot from a place, sight aside. */
    double from(Regiment regiment, Point at, boolean aimed) {
        double most = 0;
        for (var weapon : weapons(regiment))
            for (var enemy : battle.regiments(regiment.side().other())) {
                var target = Spots.of(battle, enemy);
                if (target == null || Spots.apart(at, target) > weapon.barrage().range()) continue;
                most = Math.max(most, value(regiment, enemy, weapon, aimed));
            }
        return most;
    }

    private double value(Regiment regiment, Regiment target, Weapon weapon, boolean aimed) {
        double wounds = 0;
        for (int model : regiment.models())
            if (weapons(regiment, model).contains(weapon))
                wounds += wounds(regiment, new Shooter(model, false), target, weapon, 0, aimed);
        return Harm.of(battle, target, wounds).points();
    }

    private double wounds(
            Regiment regiment,
            Shooter shooter,
            Regiment target,
            Weapon weapon,
            int markers,
            boolean aimed) {
        return weapon.shots(markers)
                * blows.shot(battle, regiment, shooter, target, weapon, aimed).mean();
    }
}
