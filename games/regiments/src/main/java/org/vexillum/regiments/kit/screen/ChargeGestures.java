package org.vexillum.regiments.kit.screen;

import org.vexillum.gamekit.screen.Drag;
import org.vexillum.gamekit.screen.SoughtAnswer;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.geometry.Angle;
import org.vexillum.kernel.geometry.Point;
import org.vexillum.kernel.geometry.Pose;
import org.vexillum.regiments.movement.ChargeOptions;
import org.vexillum.regiments.movement.ChooseCharge;
import org.vexillum.regiments.movement.ChooseCharge.Charge;
import org.vexillum.regiments.movement.Footprint;
import org.vexillum.regiments.movement.Manoeuvre;
import org.vexillum.regiments.movement.Manoeuvre.Way;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Unit;

/** Which charge a hand or words mean: the way is theirs, and it ends where an enemy is met. */
final class ChargeGestures {
    private final Battle battle;
    private final ChooseCharge question;
    private final Unit charger;

    ChargeGestures(Battle battle, ChooseCharge question) {
        this.battle = battle;
        this.question = question;
        charger = battle.unit(question.unit());
    }

    /** At the enemy next to where the hand is, on the way that leads there. */
    @Nullable SoughtAnswer pulled(Drag drag) {
        var target = nearest(drag.to());
        return target == null ? null : sought(target, path(drag));
    }

    /** At whom this way leads; if at nobody, the nearest enemy says why not. */
    @Nullable SoughtAnswer typed(Manoeuvre path) {
        for (var target : ChargeOptions.targets(battle, charger))
            if (ChargeOptions.along(battle, charger, battle.unit(target), path) != null)
                return sought(battle.unit(target), path);
        var target = nearest(path.end(charger).place());
        return target == null ? null : sought(target, path);
    }

    private SoughtAnswer sought(Unit target, Manoeuvre path) {
        var charge = new Charge(target.id(), path);
        var refusal = question.choices(battle).refusal(charge);
        if (refusal == null) return SoughtAnswer.found(charge);
        var any = Charge.at(target.id());
        return new SoughtAnswer(charge, refusal, reaches(target) ? any : null);
    }

    private boolean reaches(Unit target) {
        return ChargeOptions.find(battle, charger, target) != null;
    }

    private @Nullable Unit nearest(Point to) {
        Unit nearest = null;
        double least = Double.MAX_VALUE;
        for (var enemy : battle.onTable(charger.side().other())) {
            if (enemy.place() == null) continue;
            var centre = Footprint.centre(enemy);
            double apart = Math.hypot(centre.x() - to.x(), centre.y() - to.y());
            if (apart >= least) continue;
            least = apart;
            nearest = enemy;
        }
        return nearest;
    }

    /** With the facing it was turned to, else turned at once to where the hand is. */
    private Manoeuvre path(Drag drag) {
        var front = charger.front();
        var centre = Footprint.centre(charger);
        var facing = drag.facing();
        if (facing != null) return turned(front, centre, drag.to(), facing);
        int towards = Angle.towards(drag.to().x() - centre.x(), drag.to().y() - centre.y());
        return Manoeuvre.pivot(Angle.difference(front.facing(), towards));
    }

    /** As far ahead that the straight way after the pivot leads through the place. */
    private static Manoeuvre turned(Pose front, Pose centre, Point to, int facing) {
        int pivot = Angle.difference(front.facing(), facing);
        double across = Angle.sin(pivot);
        if (Math.abs(across) < 0.01) return Manoeuvre.pivot(pivot);
        double dx = to.x() - centre.x();
        double dy = to.y() - centre.y();
        double ahead = (dx * -Angle.cos(facing) + dy * Angle.sin(facing)) / across;
        return new Manoeuvre(Way.FORWARD, Math.max(0, (int) Math.rint(ahead)), pivot, 0);
    }
}
