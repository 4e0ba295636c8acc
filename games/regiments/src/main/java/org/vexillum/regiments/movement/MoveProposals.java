package org.vexillum.regiments.movement;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.vexillum.kernel.geometry.Angle;
import org.vexillum.regiments.movement.Manoeuvre.Way;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Unit;

/** A telling selection of legal manoeuvres: on, back, aside, towards markers and enemies. */
final class MoveProposals {
    /** Halvings in the search for the longest legal move: to an eighth of an inch or so. */
    private static final int HALVINGS = 7;

    private final Battle battle;
    private final MoveCheck check;
    private final Action action;
    private final Unit unit;
    private final FreeDistance free;
    private final Set<Manoeuvre> ideas = new LinkedHashSet<>();

    MoveProposals(Battle battle, MoveCheck check, Action action) {
        this.battle = battle;
        this.check = check;
        this.action = action;
        unit = check.unit();
        free = new FreeDistance(unit, check.around());
    }

    List<Manoeuvre> list() {
        ideas.add(Manoeuvre.STAY);
        straight(Way.FORWARD);
        if (action == Action.ADVANCE) {
            straight(Way.BACKWARD);
            straight(Way.LEFT);
            straight(Way.RIGHT);
        }
        int ahead = longest(Way.FORWARD, 0, check.reach(Way.FORWARD));
        for (var goal : PointOfInterest.of(battle, unit)) towards(goal, ahead);
        return List.copyOf(ideas);
    }

    private void straight(Way way) {
        int far = longest(way, 0, check.reach(way));
        ideas.add(after(way, 0, far));
        addIfLegal(after(way, 0, far / 2));
    }

    /** Turned to the goal and on; on and then turned to it; merely turned to it. */
    private void towards(PointOfInterest goal, int ahead) {
        var centre = Footprint.centre(unit);
        int pivot = quarter(goal.turnFrom(centre));
        if (check.legal(Manoeuvre.pivot(pivot))) {
            ideas.add(Manoeuvre.pivot(pivot));
            int most = Math.min(check.reach(Way.FORWARD), goal.distanceFrom(centre));
            ideas.add(after(Way.FORWARD, pivot, longest(Way.FORWARD, pivot, most)));
        }
        int late = quarter(goal.turnFrom(centre.forward(ahead)));
        addIfLegal(new Manoeuvre(Way.FORWARD, ahead, late, 0));
    }

    private void addIfLegal(Manoeuvre manoeuvre) {
        if (check.legal(manoeuvre)) ideas.add(manoeuvre);
    }

    private static Manoeuvre after(Way way, int pivot, int distance) {
        return pivot == 0
                ? new Manoeuvre(way, distance, 0, 0)
                : new Manoeuvre(way, 0, pivot, distance);
    }

    /** The longest legal move in a way after a pivot that is legal itself. */
    private int longest(Way way, int pivot, int most) {
        int beyond = free.from(ManoeuvrePoses.pivoted(unit, unit.front(), pivot), way, most);
        if (check.legal(after(way, pivot, beyond))) return beyond;
        int legal = 0;
        for (int i = 0; i < HALVINGS; i++) {
            int middle = (legal + beyond) / 2;
            if (check.legal(after(way, pivot, middle))) legal = middle;
            else beyond = middle;
        }
        return legal;
    }

    private static int quarter(int turn) {
        return Math.clamp(turn, -Angle.QUARTER, Angle.QUARTER);
    }
}
