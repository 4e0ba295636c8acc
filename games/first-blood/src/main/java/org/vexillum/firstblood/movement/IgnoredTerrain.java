package org.vexillum.firstblood.movement;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.terrain.CrossedTerrain;
import org.vexillum.firstblood.terrain.Terrain;
import org.vexillum.firstblood.terrain.Terrain.Kind;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.Referee;

/** Tells who crossed bad ground and does not mind it (FB-SR-FLUID-FORMATION). */
final class IgnoredTerrain {
    private IgnoredTerrain() {}

    static void tell(
            Battle battle,
            Regiment mover,
            List<ModelRoute> routes,
            boolean charge,
            Referee<Battle> referee) {
        for (var piece : battle.terrain())
            for (var kind : piece.kinds())
                if (minds(kind, charge)) tell(battle, mover, routes, piece, kind, referee);
    }

    private static boolean minds(Kind kind, boolean charge) {
        return switch (kind) {
            case DANGEROUS -> true;
            case BROKEN_GROUND, HINDERING -> charge;
            default -> false;
        };
    }

    private static void tell(
            Battle battle,
            Regiment mover,
            List<ModelRoute> routes,
            Terrain piece,
            Kind kind,
            Referee<Battle> referee) {
        var models = new ArrayList<Integer>();
        for (var route : routes) {
            var way = route.path().points();
            int radius = mover.card(route.model()).radius();
            if (CrossedTerrain.touches(way, radius, piece.area())
                    && CrossedTerrain.by(battle, mover, route.model(), way, kind).isEmpty())
                models.add(route.model());
        }
        if (models.isEmpty()) return;
        var rules = Rules.of("FB-SR-FLUID-FORMATION");
        if (mover.card().character()) rules = rules.and("FB-CHAR-07");
        referee.record(new MoveEvents.TerrainIgnored(mover.id(), kind, models, rules));
    }
}
