package org.vexillum.regiments.movement;

import java.util.List;
import org.vexillum.kernel.geometry.Angle;
import org.vexillum.kernel.geometry.Pose;
import org.vexillum.regiments.movement.Manoeuvre.Way;
import org.vexillum.regiments.table.Unit;

/** The legal manoeuvre that ends nearest to a wish: a coarse search, then small steps. */
final class NearestManoeuvre {
    private static final int TURN = 6 * Angle.DEGREE;
    private static final int PLACES = 6;
    private static final int FINEST = 20;

    private final MoveCheck check;
    private final Unit unit;
    private final WantedPlace wish;
    private final List<Way> ways;
    private Manoeuvre best = Manoeuvre.STAY;
    private double farFromIt;

    NearestManoeuvre(MoveCheck check, WantedPlace wish, List<Way> ways) {
        this.check = check;
        this.wish = wish;
        this.ways = ways;
        unit = check.unit();
        farFromIt = wish.farFrom(unit.front());
    }

    Manoeuvre find() {
        for (var way : ways) search(way);
        for (int step = Math.max(check.reach(Way.FORWARD) / PLACES, TURN); step > FINEST; step /= 2)
            while (improve(step)) continue;
        return best;
    }

    private void search(Way way) {
        int reach = check.reach(way);
        int most = check.mostPivot();
        int wanted = wish.facing() ? wish.turnFrom(unit.front().facing()) : 0;
        for (int place = 0; place <= PLACES; place++) {
            int before = reach * place / PLACES;
            var stop = Footprint.centre(unit, way.from(unit.front(), before));
            goOn(way, before, Math.clamp(wanted, -most, most));
            goOn(
                    way,
                    before,
                    Math.clamp(MoveDirections.pivot(stop, wish.front(), way), -most, most));
            for (int pivot = -most; pivot <= most; pivot += TURN) goOn(way, before, pivot);
        }
    }

    /** Goes on after the pivot as far as it helps and is legal. */
    private void goOn(Way way, int before, int pivot) {
        var turned = ManoeuvrePoses.of(unit, new Manoeuvre(way, before, pivot, 0)).end();
        double helps =
                MoveDirections.along(
                        wish.front().x() - turned.x(),
                        wish.front().y() - turned.y(),
                        MoveDirections.direction(turned.facing(), way));
        int after = (int) Math.clamp(helps, 0, check.reach(way) - before);
        while (!consider(new Manoeuvre(way, before, pivot, after)) && after > FINEST)
            after = after * 3 / 4;
    }

    private boolean improve(int step) {
        var from = best;
        for (int before = -1; before <= 1; before++)
            for (int pivot = -1; pivot <= 1; pivot++)
                for (int after = -1; after <= 1; after++)
                    consider(
                            new Manoeuvre(
                                    from.way(),
                                    Math.max(0, from.before() + before * step),
                                    from.pivot() + pivot * step / 2,
                                    Math.max(0, from.after() + after * step)));
        return best != from;
    }

    /** Takes it if it is better and legal; tells whether there is no use in going less far. */
    private boolean consider(Manoeuvre manoeuvre) {
        Pose end = manoeuvre.end(unit);
        double far = wish.farFrom(end);
        if (far >= farFromIt) return true;
        if (!check.legal(manoeuvre) || !wish.passedBy(ManoeuvrePoses.of(unit, manoeuvre)))
            return false;
        best = manoeuvre;
        farFromIt = far;
        return true;
    }
}
