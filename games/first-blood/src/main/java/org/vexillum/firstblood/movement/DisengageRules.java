package org.vexillum.firstblood.movement;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.ranges.Engagement;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.geometry.Disc;

/** A move out of combat, as in a March, but across ranges (FB-DISENGAGE-04). */
final class DisengageRules extends MoveRules {
    private static final int PARTS = 2;
    private static final int TRIES = 3;

    private final int distance;
    private @Nullable ModelMoves proposal;
    private boolean searching;

    DisengageRules(Battle battle, Regiment regiment, int distance) {
        super(battle, regiment, MoveKind.COMBAT, distance, false);
        this.distance = distance;
    }

    @Override
    int most(int model) {
        return distance;
    }

    @Override
    String lengthRule() {
        return "FB-DISENGAGE-04";
    }

    /** Out of the reach of every enemy; its own reach does not matter. */
    @Override
    boolean suits(int model, Disc base, int floor) {
        return around.peace(base.radius(), Engagement.USUAL, floor).free(base.x(), base.y());
    }

    /** Leaders must get out if they can (FB-DISENGAGE-05). */
    @Override
    @Nullable Refusal end(ModelPlaces after, ModelMoves moves) {
        int caught = caughtLeader(TableAfterMove.after(battle, after));
        if (caught == Regiment.NOBODY) return null;
        if (!searching && proposal().stays()) return null;
        return Refusal.because("FB-DISENGAGE-05", "leader-must-get-out", regiment.id(), caught);
    }

    private int caughtLeader(Battle imagined) {
        var self = imagined.regiment(regiment.id());
        for (int leader : self.leaders())
            if (Engagement.engaged(imagined, self, leader)) return leader;
        return Regiment.NOBODY;
    }

    private int caught(ModelMoves moves) {
        var imagined = TableAfterMove.after(battle, ModelPlaces.after(regiment, moves));
        var self = imagined.regiment(regiment.id());
        int caught = 0;
        for (int model : self.models()) if (Engagement.engaged(imagined, self, model)) caught++;
        return caught;
    }

    /** The move found that leaves fewest models behind; staying if no leader gets out. */
    ModelMoves proposal() {
        if (proposal == null) {
            searching = true;
            proposal = search();
            searching = false;
        }
        return proposal;
    }

    /** All together away from the enemy, if nobody hinders them; else one after the other. */
    private ModelMoves search() {
        int[] leaders = cohesion.leaders();
        if (leaders.length == 0) return ModelMoves.STAY;
        var follow = new FormationFollowing(this);
        var steps = away(regiment.base(leaders[0]));
        for (var step : steps) {
            var moves = follow.shift(step.x(), step.y());
            if (moves != null && legal(moves)) return moves;
        }
        return apart(follow, leaders[0], steps);
    }

    private ModelMoves apart(FormationFollowing follow, int leader, List<MoveOffset> steps) {
        var best = ModelMoves.STAY;
        int least = Integer.MAX_VALUE;
        var start = regiment.base(leader).centre();
        for (int i = 0; i < steps.size() && (i < TRIES || best.stays()); i++) {
            var lead = ModelMove.to(leader, start.plus(steps.get(i).x(), steps.get(i).y()));
            var moves = follow.complete(ModelMoves.of(lead));
            int caught = moves == null ? Integer.MAX_VALUE : caught(moves);
            if (moves == null || caught >= least) continue;
            least = caught;
            best = moves;
            if (caught == 0) return best;
        }
        return best;
    }

    /** Steps that lead away from the nearest enemy first, long ones before short ones. */
    private List<MoveOffset> away(Disc leader) {
        var steps = new ArrayList<MoveOffset>();
        for (int part = PARTS; part > 0; part--)
            steps.addAll(MarchDirections.compass(distance * part / PARTS));
        var near = EnemyBodies.near(around).nearest(leader, 1);
        if (near.isEmpty()) return steps;
        var enemy = near.getFirst().body().centre();
        long x = (long) leader.x() - enemy.x();
        long y = (long) leader.y() - enemy.y();
        steps.sort((a, b) -> Long.compare(x * b.x() + y * b.y(), x * a.x() + y * a.y()));
        return steps;
    }
}
