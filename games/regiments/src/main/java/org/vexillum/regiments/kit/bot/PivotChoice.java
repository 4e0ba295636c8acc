package org.vexillum.regiments.kit.bot;

import java.util.Comparator;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.geometry.Angle;
import org.vexillum.kernel.geometry.Point;
import org.vexillum.kernel.geometry.ShapeDistance;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.regiments.movement.ChooseConsolidation;
import org.vexillum.regiments.movement.ChoosePivot;
import org.vexillum.regiments.movement.Footprint;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Unit;

/** Where a unit that stays in place should look: at the nearest enemy. */
record PivotChoice(Battle battle, ChargeOdds fights) {
    private static final int NOT_WORTH_IT = Angle.degrees(20);

    /** What a few steps must gain, in points. */
    private static final double WORTH_A_STEP = 1;

    ReasonedAnswer choice(ChoosePivot question) {
        var unit = battle.unit(question.unit());
        var enemy = nearestEnemy(unit);
        if (enemy == null) return ReasonedAnswer.of(0, BotReason.KEEP_FACING, unit.id());
        int wanted = towards(unit, enemy);
        int angle = Math.max(-question.most(), Math.min(question.most(), wanted));
        return Math.abs(angle) < NOT_WORTH_IT
                ? ReasonedAnswer.of(0, BotReason.KEEP_FACING, unit.id())
                : ReasonedAnswer.of(angle, BotReason.FACE, unit.id(), enemy.id());
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
                .min(Comparator.comparingDouble(e -> ShapeDistance.between(shape, Footprint.of(e))))
                .orElse(null);
    }

    /** After a melee: the best ground within three inches. */
    ReasonedAnswer after(ChooseConsolidation question, Choices<?> choices) {
        var unit = battle.unit(question.unit());
        var ground = new PlaceValue(battle, unit, fights);
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
            return ReasonedAnswer.of(
                    new ChooseConsolidation.Stay(), BotReason.GOOD_GROUND, unit.id());
        return ReasonedAnswer.of(best, BotReason.BETTER_GROUND, unit.id(), most - here);
    }
}
