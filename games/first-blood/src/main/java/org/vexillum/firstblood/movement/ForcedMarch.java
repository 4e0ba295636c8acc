package org.vexillum.firstblood.movement;

import java.util.List;
import java.util.function.DoubleFunction;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.geometry.Point;
import org.vexillum.kernel.geometry.ShapeDistance;
import org.vexillum.kernel.referee.Referee;

/**
 * A Feral regiment marches straight at an enemy, as far as it may (FB-SR-FERAL-3).
 *
 * @param towards the nearest enemy regiment in sight
 */
public record ForcedMarch(String regiment, String towards, int nth) {
    /** The whole distance is tried first, then a little less each time. */
    private static final int PARTS = 40;

    public void play(Battle battle, Referee<Battle> referee) {
        var mover = battle.regiment(regiment);
        if (!mover.placed()) return;
        var errand = MarchRules.of(battle, mover, nth);
        var moves = farthest(battle, mover, errand);
        var rules = Rules.of("FB-SR-FERAL-3", "FB-MARCH-02").and(errand.length().rules());
        if (moves == null) {
            referee.record(new MoveEvents.NowhereToMarch(regiment, nth, rules));
            return;
        }
        new MarchAction(regiment, nth).march(battle, errand, moves, rules, referee);
    }

    private @Nullable ModelMoves farthest(Battle battle, Regiment mover, MarchRules errand) {
        var leader = MarchDirections.leader(mover);
        var goal = nearest(battle, mover);
        if (leader == null || goal == null) return null;
        int[] leaders = errand.cohesion.leaders();
        var follow = new FormationFollowing(errand);
        double dx = goal.x() - leader.x();
        double dy = goal.y() - leader.y();
        int most = (int) Math.min(errand.length().value(), Math.sqrt(dx * dx + dy * dy));
        DoubleFunction<@Nullable ModelMoves> march =
                length -> {
                    var step = MoveOffset.towards(dx, dy, length);
                    var moves = follow.shift(step.x(), step.y());
                    if (moves != null && errand.legal(moves)) return moves;
                    var to = mover.base(leaders[0]).centre().plus(step.x(), step.y());
                    return follow.complete(ModelMoves.of(ModelMove.to(leaders[0], to)));
                };
        for (int part = PARTS; part > 0; part--) {
            var moves = march.apply((double) most * part / PARTS);
            if (moves == null) continue;
            boolean exact = part < PARTS && battle.rules().marchesToTheEnd();
            return exact ? farther(march, most * part / PARTS, most * (part + 1) / PARTS) : moves;
        }
        return errand.legal(ModelMoves.STAY) ? ModelMoves.STAY : null;
    }

    /** As far as it gets between a length that is legal and one that is not. */
    private static @Nullable ModelMoves farther(
            DoubleFunction<@Nullable ModelMoves> march, int legal, int tooFar) {
        int low = legal;
        int high = tooFar;
        var best = march.apply(low);
        while (high - low > 1) {
            int middle = (low + high) / 2;
            var moves = march.apply(middle);
            if (moves == null) high = middle;
            else {
                low = middle;
                best = moves;
            }
        }
        return best;
    }

    /** The enemy model nearest to the leader. */
    private @Nullable Point nearest(Battle battle, Regiment mover) {
        var leader = MarchDirections.leader(mover);
        Point nearest = null;
        double least = Double.POSITIVE_INFINITY;
        for (var body : EnemyBodies.of(battle, List.of(battle.regiment(towards))).all()) {
            double gap = leader == null ? 0 : ShapeDistance.between(leader, body.body());
            if (gap >= least) continue;
            least = gap;
            nearest = body.body().centre();
        }
        return nearest;
    }
}
