package org.vexillum.firstblood.movement;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.geometry.Disc;
import org.vexillum.kernel.geometry.Point;

/** A telling selection of marches: to all sides, towards zones and enemies, or none. */
final class MarchProposals {
    private static final int PARTS = 4;

    private final Battle battle;
    private final Regiment regiment;
    private final MarchRules errand;
    private final FormationFollowing follow;
    private final boolean together;
    private final Set<ModelMoves> ideas = new LinkedHashSet<>();

    MarchProposals(Battle battle, Regiment regiment, MarchRules errand) {
        this.battle = battle;
        this.regiment = regiment;
        this.errand = errand;
        follow = new FormationFollowing(errand);
        together = errand.cohesion.whole(errand.before);
    }

    List<ModelMoves> list() {
        if (errand.legal(ModelMoves.STAY)) ideas.add(ModelMoves.STAY);
        int most = errand.length().value();
        if (most == 0) return List.copyOf(ideas);
        for (var piece : battle.terrain()) if (piece.garrison() != null) add(errand.into(piece));
        for (var step : MarchDirections.compass(most)) far(step);
        for (var step : MarchDirections.compass(most / 2)) add(moved(step));
        var leader = MarchDirections.leader(regiment);
        if (leader == null) return new ArrayList<>(ideas);
        for (var goal : MarchDirections.goals(battle, regiment)) far(step(leader, goal, most));
        return new ArrayList<>(ideas);
    }

    private static MoveOffset step(Disc leader, Point goal, int most) {
        double dx = goal.x() - leader.x();
        double dy = goal.y() - leader.y();
        return MoveOffset.towards(dx, dy, Math.min(most, Math.sqrt(dx * dx + dy * dy)));
    }

    /** As far as it gets towards this place, or null. */
    @Nullable ModelMoves towards(Point goal) {
        var leader = MarchDirections.leader(regiment);
        if (leader == null) return null;
        far(step(leader, goal, errand.length().value()));
        return ideas.isEmpty() ? null : ideas.iterator().next();
    }

    /** Any march at all, or null. */
    @Nullable ModelMoves first() {
        int most = errand.length().value();
        for (var step : MarchDirections.compass(most)) {
            var moves = together ? follow.shift(step.x(), step.y()) : null;
            if (moves != null) return moves;
        }
        for (var step : MarchDirections.compass(most)) {
            far(step);
            if (!ideas.isEmpty()) return ideas.iterator().next();
        }
        return null;
    }

    /** As far as it gets in this direction. */
    private void far(MoveOffset step) {
        for (int part = PARTS; part > 0; part--) {
            var moves = moved(new MoveOffset(step.x() * part / PARTS, step.y() * part / PARTS));
            if (moves == null) continue;
            add(moves);
            return;
        }
    }

    private void add(@Nullable ModelMoves moves) {
        if (moves != null) ideas.add(moves);
    }

    private @Nullable ModelMoves moved(MoveOffset step) {
        var moves = together ? follow.shift(step.x(), step.y()) : null;
        if (moves != null) return moves;
        int[] leaders = errand.cohesion.leaders();
        if (leaders.length == 0) return null;
        var from = regiment.base(leaders[0]).centre();
        return follow.complete(
                ModelMoves.of(ModelMove.to(leaders[0], from.plus(step.x(), step.y()))));
    }
}
