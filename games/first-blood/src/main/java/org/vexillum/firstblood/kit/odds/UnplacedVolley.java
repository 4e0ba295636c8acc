package org.vexillum.firstblood.kit.odds;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.shooting.RangedAttack;
import org.vexillum.firstblood.shooting.Shooter;
import org.vexillum.firstblood.shooting.Volley;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.kernel.Nullable;

/** Shots of regiments that stand nowhere: everybody is in range and sees. */
final class UnplacedVolley {
    private UnplacedVolley() {}

    static @Nullable Volley volley(
            Battle battle,
            Regiment actor,
            Regiment target,
            OddsCircumstances given,
            List<Integer> models) {
        var weapon = weapon(battle, actor, given.named());
        if (weapon == null) return null;
        var firing = new ArrayList<Shooter>();
        for (int model : models) firing.add(new Shooter(model, given.obscured()));
        var shooters = Shooter.told(battle, actor, target, weapon, firing);
        if (shooters.isEmpty()) return null;
        int markers = Math.min(given.markers(), actor.overcharge());
        return new Volley(actor.id(), target.id(), weapon, markers, shooters, given.ruin());
    }

    private static @Nullable RangedAttack weapon(Battle battle, Regiment actor, String named) {
        for (var weapon : RangedAttack.of(battle, actor))
            if (named.isEmpty() || weapon.barrage().written().equalsIgnoreCase(named))
                return weapon;
        return null;
    }
}
