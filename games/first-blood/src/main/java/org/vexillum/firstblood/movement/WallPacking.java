package org.vexillum.firstblood.movement;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.terrain.Terrain;
import org.vexillum.kernel.geometry.Point;

/**
 * Bases set up close together along the walls of a garrison and round its corners, since as many
 * models as possible must get out (FB-GARRISON-14).
 */
final class WallPacking {
    private final LeaveGarrisonRules errand;
    private final Terrain piece;
    private final Regiment regiment;
    private final List<Ring> rings = new ArrayList<>();

    /** Where models of this base and this reach may be set up, but for their comrades. */
    private record Ring(int radius, int reach, List<Point> spots) {
        int nearest(Point to) {
            int nearest = 0;
            long least = Long.MAX_VALUE;
            for (int i = 0; i < spots.size(); i++) {
                long apart = apart(spots.get(i), to);
                if (apart >= least) continue;
                least = apart;
                nearest = i;
            }
            return nearest;
        }

        /** To both sides in turn. */
        Point spot(int first, int k) {
            int side = k % 2 == 0 ? k / 2 : spots.size() - (k + 1) / 2;
            return spots.get((first + side) % spots.size());
        }
    }

    WallPacking(LeaveGarrisonRules errand, Terrain piece) {
        this.errand = errand;
        this.piece = piece;
        regiment = errand.regiment;
    }

    /** Those that get most models out, by places of the leader a base apart. */
    List<ModelMoves> all() {
        var found = new ArrayList<ModelMoves>();
        int lead = RankPlacement.leadersFirst(regiment)[0];
        long wide = 2L * regiment.card(lead).radius();
        int most = 0;
        for (var spot : ring(lead).spots) {
            var moves = with(ModelMoves.of(ModelMove.to(lead, spot)));
            int out = moves.models().size();
            if (out > most) found.clear();
            most = Math.max(most, out);
            if (out < most) continue;
            if (found.isEmpty() || apart(lead(found.getLast()), spot) >= wide * wide)
                found.add(moves);
        }
        if (found.isEmpty()) found.add(ModelMoves.STAY);
        return found;
    }

    /** The others to both sides of the first of those given. */
    ModelMoves with(ModelMoves given) {
        if (given.models().isEmpty()) return given;
        var after = ModelPlaces.nowhere(regiment);
        for (var go : given.models()) after.put(go);
        var all = new ArrayList<>(given.models());
        int[] tried = new int[regiment.size()];
        for (int model : RankPlacement.leadersFirst(regiment)) {
            if (after.base(model) != null) continue;
            var ring = ring(model);
            int at = rings.indexOf(ring);
            int first = ring.nearest(lead(given));
            boolean placed = false;
            while (!placed && tried[at] < ring.spots.size()) {
                var spot = ring.spot(first, tried[at]++);
                placed = errand.free(after, model, spot);
                if (!placed) continue;
                after.put(model, spot, 0);
                all.add(ModelMove.to(model, spot));
            }
        }
        return new ModelMoves(all);
    }

    private static Point lead(ModelMoves moves) {
        return moves.models().getFirst().end();
    }

    private static long apart(Point a, Point b) {
        long dx = (long) a.x() - b.x();
        long dy = (long) a.y() - b.y();
        return dx * dx + dy * dy;
    }

    private Ring ring(int model) {
        int radius = regiment.card(model).radius();
        int reach = errand.reach(model);
        for (var ring : rings) if (ring.radius == radius && ring.reach == reach) return ring;
        var spots = TerrainContact.ring(piece, radius);
        spots.removeIf(spot -> !errand.open(model, spot));
        var ring = new Ring(radius, reach, spots);
        rings.add(ring);
        return ring;
    }
}
