package org.vexillum.firstblood.movement;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.vexillum.firstblood.morale.ActionMorale;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.kernel.Event;
import org.vexillum.kernel.referee.Referee;

/** Sets models down at the ends of their ways. */
final class MoveExecution {
    private MoveExecution() {}

    static List<MoveEvents.Trek> go(Regiment regiment, List<ModelRoute> routes) {
        var treks = new ArrayList<MoveEvents.Trek>(routes.size());
        for (var route : routes) {
            regiment.place(route.model(), route.path().to(), route.toFloor());
            treks.add(
                    new MoveEvents.Trek(
                            route.model(), route.path().points(), route.toFloor(), route.cost()));
        }
        return treks;
    }

    /** Moves, tells, and rolls for bad ground (FB-TERRAIN-10: when the move is complete). */
    static void play(
            Battle battle,
            MoveRules errand,
            ModelMoves moves,
            ActionMorale aftermath,
            Referee<Battle> referee,
            Function<List<MoveEvents.Trek>, Event> telling) {
        var routes = errand.routes(moves);
        var dice = TerrainDice.of(battle, errand.regiment, routes, false);
        referee.record(telling.apply(go(errand.regiment, routes)));
        IgnoredTerrain.tell(battle, errand.regiment, routes, false, referee);
        dice.play(battle, aftermath, referee);
    }
}
