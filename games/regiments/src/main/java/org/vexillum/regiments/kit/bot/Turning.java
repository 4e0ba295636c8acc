package org.vexillum.regiments.kit.bot;

import java.util.Comparator;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.geometry.Angle;
import org.vexillum.kernel.geometry.Gap;
import org.vexillum.kernel.geometry.Point;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.regiments.movement.ChooseConsolidation;
import org.vexillum.regiments.movement.ChoosePivot;
import org.vexillum.regiments.movement.Footprint;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Unit;

/** Where a unit that stays in place should look: at the nearest enemy. */
record Turning(Battle battle, Fights fights) {
    private static final int NOT_WORTH_IT = Angle.degrees(20);

    /** What a few steps must gain, in points. */
    private static final double WORTH_A_STEP = 1;

    Choice choice(ChoosePivot question) {
        var unit = battle.unit(question.unit());
        var enemy = nearestEnemy(unit);
        if (enemy == null) return Choice.of(0, Why.KEEP_FACING, unit.id());
        int wanted = towards(unit, enemy);
        int angle = Math.max(-question.most(), Math.min(question.most(), wanted));
        return Math.abs(angle) < NOT_WORTH_IT
                ? Choice.of(0, Why.KEEP_FACING, unit.id())
                : Choice.of(angle, Why.FACE, unit.id(), enemy.id());
    }

    private static int towards(Unit unit, Unit enemy) {
        Point from = Footprint.of(unit).centre();
        Point to = Footprint.of(enemy).centre();
        int bearing = Angle.towards(to.x() - from.x(), to.y() - from.y());
        return Angle.difference(unit.front().facing(), bearing);
    }

    private @Nullable Unit nearestEnemy(Unit unit) {
        var shape = Footprint.of(unit);
        return battle.onTable(unit.side().other()).stream()
                .min(Comparator.comparingDouble(e -> Gap.between(shape, Footprint.of(e))))
                .orElse(null);
    }

    /** After a melee: the best ground within three inches. */
    Choice after(ChooseConsolidation question, Choices<?> choices) {
        var unit = battle.unit(question.unit());
        var ground = new Ground(battle, unit, fights);
        double here = ground.value(unit.front());
        ChooseConsolidation.Shift best = null;
        double most = here + WORTH_A_STEP;
        for (Object answer : choices.list()) {
            if (!(answer instanceof ChooseConsolidation.Shift shift)) continue;
            double value = ground.value(unit.front().moved(shift.dx(), shift.dy()));
            if (value > most) {
                most = value;
                best = shift;
            }
        }
        if (best == null)
            return Choice.of(new ChooseConsolidation.Stay(), Why.GOOD_GROUND, unit.id());
        return Choice.of(best, Why.BETTER_GROUND, unit.id(), most - here);
    }
}
