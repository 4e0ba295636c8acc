package org.vexillum.firstblood.movement;

import org.vexillum.firstblood.ranges.Engagement;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.geometry.Disc;

/** A move out of combat, as in a March, but across ranges (FB-DISENGAGE-04). */
final class DisengageErrand extends Errand {
    private static final int PARTS = 2;

    private final int distance;
    private @Nullable Moves proposal;
    private boolean searching;

    DisengageErrand(Battle battle, Regiment regiment, int distance) {
        super(battle, regiment, Gait.COMBAT, distance, false);
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
    @Nullable Refusal end(Places after, Moves moves) {
        int caught = caughtLeader(Imagined.after(battle, after));
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

    private int caught(Moves moves) {
        var imagined = Imagined.after(battle, Places.after(regiment, moves));
        var self = imagined.regiment(regiment.id());
        int caught = 0;
        for (int model : self.models()) if (Engagement.engaged(imagined, self, model)) caught++;
        return caught;
    }

    /** The move found that leaves fewest models behind; staying if no leader gets out. */
    Moves proposal() {
        if (proposal == null) {
            searching = true;
            proposal = search();
            searching = false;
        }
        return proposal;
    }

    private Moves search() {
        var best = Moves.STAY;
        int least = Integer.MAX_VALUE;
        int[] leaders = cohesion.leaders();
        if (leaders.length == 0) return best;
        var start = regiment.base(leaders[0]).centre();
        var follow = new Follow(this);
        for (int part = PARTS; part > 0; part--)
            for (var step : Heading.compass(distance * part / PARTS)) {
                var lead = Go.to(leaders[0], start.plus(step.x(), step.y()));
                var moves = follow.complete(Moves.of(lead));
                if (moves == null) continue;
                int caught = caught(moves);
                if (caught >= least) continue;
                least = caught;
                best = moves;
                if (caught == 0) return best;
            }
        return best;
    }
}
