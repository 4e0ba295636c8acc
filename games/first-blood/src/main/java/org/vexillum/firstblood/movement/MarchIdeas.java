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
final class MarchIdeas {
    private static final int PARTS = 4;

    private final Battle battle;
    private final Regiment regiment;
    private final MarchErrand errand;
    private final Follow follow;
    private final boolean together;
    private final Set<Moves> ideas = new LinkedHashSet<>();

    MarchIdeas(Battle battle, Regiment regiment, MarchErrand errand) {
        this.battle = battle;
        this.regiment = regiment;
        this.errand = errand;
        follow = new Follow(errand);
        together = errand.cohesion.whole(errand.before);
    }

    List<Moves> list() {
        if (errand.legal(Moves.STAY)) ideas.add(Moves.STAY);
        int most = errand.length().value();
        if (most == 0) return List.copyOf(ideas);
        for (var piece : battle.terrain()) if (piece.garrison() != null) add(errand.into(piece));
        for (var step : Heading.compass(most)) far(step);
        for (var step : Heading.compass(most / 2)) add(moved(step));
        var leader = Heading.leader(regiment);
        if (leader == null) return new ArrayList<>(ideas);
        for (var goal : Heading.goals(battle, regiment)) far(step(leader, goal, most));
        return new ArrayList<>(ideas);
    }

    private static Step step(Disc leader, Point goal, int most) {
        double dx = goal.x() - leader.x();
        double dy = goal.y() - leader.y();
        return Step.towards(dx, dy, Math.min(most, Math.sqrt(dx * dx + dy * dy)));
    }

    /** As far as it gets towards this place, or null. */
    @Nullable Moves towards(Point goal) {
        var leader = Heading.leader(regiment);
        if (leader == null) return null;
        far(step(leader, goal, errand.length().value()));
        return ideas.isEmpty() ? null : ideas.iterator().next();
    }

    /** Any march at all, or null. */
    @Nullable Moves first() {
        int most = errand.length().value();
        for (var step : Heading.compass(most)) {
            var moves = together ? follow.shift(step.x(), step.y()) : null;
            if (moves != null) return moves;
        }
        for (var step : Heading.compass(most)) {
            far(step);
            if (!ideas.isEmpty()) return ideas.iterator().next();
        }
        return null;
    }

    /** As far as it gets in this direction. */
    private void far(Step step) {
        for (int part = PARTS; part > 0; part--) {
            var moves = moved(new Step(step.x() * part / PARTS, step.y() * part / PARTS));
            if (moves == null) continue;
            add(moves);
            return;
        }
    }

    private void add(@Nullable Moves moves) {
        if (moves != null) ideas.add(moves);
    }

    private @Nullable Moves moved(Step step) {
        var moves = together ? follow.shift(step.x(), step.y()) : null;
        if (moves != null) return moves;
        int[] leaders = errand.cohesion.leaders();
        if (leaders.length == 0) return null;
        var from = regiment.base(leaders[0]).centre();
        return follow.complete(Moves.of(Go.to(leaders[0], from.plus(step.x(), step.y()))));
    }
}
