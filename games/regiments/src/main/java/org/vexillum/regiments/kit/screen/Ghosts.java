package org.vexillum.regiments.kit.screen;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.gamekit.screen.Ghost;
import org.vexillum.gamekit.screen.ScreenShape;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.geometry.Lengths;
import org.vexillum.kernel.geometry.Point;
import org.vexillum.kernel.geometry.Pose;
import org.vexillum.kernel.referee.Question;
import org.vexillum.regiments.mission.Arrive;
import org.vexillum.regiments.mission.Deploy;
import org.vexillum.regiments.mission.PlaceMarker;
import org.vexillum.regiments.movement.ChargeOptions;
import org.vexillum.regiments.movement.ChooseCharge;
import org.vexillum.regiments.movement.ChooseConsolidation;
import org.vexillum.regiments.movement.ChooseMove;
import org.vexillum.regiments.movement.ChoosePivot;
import org.vexillum.regiments.movement.Footprint;
import org.vexillum.regiments.movement.Manoeuvre;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Unit;

/** Where a unit would stand after an answer. */
final class Ghosts {
    /** About as large as a marker that players put down. */
    private static final int TOKEN = 12 * Lengths.MM;

    private Ghosts() {}

    static List<Ghost> of(Battle battle, Question<Battle, ?> question, Object answer) {
        return switch (question) {
            case ChooseMove move when answer instanceof Manoeuvre manoeuvre ->
                    moved(battle.unit(move.unit()), manoeuvre);
            case ChoosePivot pivot when answer instanceof Integer angle ->
                    moved(battle.unit(pivot.unit()), Manoeuvre.pivot(angle));
            case ChooseConsolidation consolidation ->
                    consolidated(battle.unit(consolidation.unit()), answer);
            case ChooseCharge charge when answer instanceof ChooseCharge.Charge at ->
                    charged(battle, battle.unit(charge.unit()), at);
            case PlaceMarker _ when answer instanceof Point at ->
                    List.of(new Ghost("marker", 0, ScreenShape.disc(at, TOKEN), null));
            default -> placed(battle, answer);
        };
    }

    private static List<Ghost> moved(Unit unit, Manoeuvre manoeuvre) {
        return unit.place() == null || manoeuvre.stays()
                ? List.of()
                : at(unit, manoeuvre.end(unit));
    }

    private static List<Ghost> consolidated(Unit unit, Object answer) {
        if (unit.place() == null) return List.of();
        return switch (answer) {
            case ChooseConsolidation.Pivot(int angle) -> moved(unit, Manoeuvre.pivot(angle));
            case ChooseConsolidation.Shift(int dx, int dy) -> at(unit, unit.front().moved(dx, dy));
            default -> List.of();
        };
    }

    private static List<Ghost> charged(Battle battle, Unit unit, ChooseCharge.Charge charge) {
        var target = battle.unit(charge.target());
        var path = charge.path();
        var found =
                path == null
                        ? ChargeOptions.find(battle, unit, target)
                        : ChargeOptions.along(battle, unit, target, path);
        return found == null ? List.of() : at(unit, found.contact());
    }

    private static List<Ghost> placed(Battle battle, Object answer) {
        var placement = placement(answer);
        return placement == null ? List.of() : at(battle.unit(placement.unit()), placement.front());
    }

    private static Deploy.@Nullable Placement placement(Object answer) {
        if (answer instanceof Arrive.Arrival arrival) return arrival.placement();
        return answer instanceof Deploy.Placement placement ? placement : null;
    }

    static List<Ghost> at(Unit unit, Pose front) {
        var ghosts = new ArrayList<Ghost>();
        for (int slot = 0; slot < unit.living(); slot++)
            ghosts.add(
                    new Ghost(
                            unit.id(),
                            unit.inSlot(slot),
                            ScreenShape.of(Footprint.model(unit, front, slot)),
                            front.facing()));
        return ghosts;
    }
}
