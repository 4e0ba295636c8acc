package org.vexillum.regiments.movement;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntFunction;
import org.vexillum.kernel.geometry.Angle;
import org.vexillum.regiments.movement.Manoeuvre.Way;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Unit;

/** A telling selection of legal manoeuvres: on, back, aside, towards markers and enemies. */
final class MoveIdeas {
    /** Halvings in the search for the longest legal move: to an eighth of an inch or so. */
    private static final int HALVINGS = 7;

    private final Battle battle;
    private final MoveCheck check;
    private final Action action;
    private final Unit unit;
    private final Set<Manoeuvre> ideas = new LinkedHashSet<>();

    MoveIdeas(Battle battle, MoveCheck check, Action action) {
        this.battle = battle;
        this.check = check;
        this.action = action;
        unit = check.unit();
    }

    List<Manoeuvre> list() {
        ideas.add(Manoeuvre.STAY);
        straight(Way.FORWARD);
        if (action == Action.ADVANCE) {
            straight(Way.BACKWARD);
            straight(Way.LEFT);
            straight(Way.RIGHT);
        }
        int ahead = longest(Manoeuvre::forward, check.reach(Way.FORWARD));
        for (var goal : Goal.of(battle, unit)) towards(goal, ahead);
        return List.copyOf(ideas);
    }

    private void straight(Way way) {
        int far = longest(distance -> new Manoeuvre(way, distance, 0, 0), check.reach(way));
        ideas.add(new Manoeuvre(way, far, 0, 0));
        addIfLegal(new Manoeuvre(way, far / 2, 0, 0));
    }

    /** Turned to the goal and on; on and then turned to it; merely turned to it. */
    private void towards(Goal goal, int ahead) {
        var centre = Footprint.centre(unit);
        int pivot = quarter(goal.turnFrom(centre));
        addIfLegal(Manoeuvre.pivot(pivot));
        int most = Math.min(check.reach(Way.FORWARD), goal.distanceFrom(centre));
        int far = longest(after -> new Manoeuvre(Way.FORWARD, 0, pivot, after), most);
        if (far > 0) ideas.add(new Manoeuvre(Way.FORWARD, 0, pivot, far));
        int late = quarter(goal.turnFrom(centre.forward(ahead)));
        addIfLegal(new Manoeuvre(Way.FORWARD, ahead, late, 0));
    }

    private void addIfLegal(Manoeuvre manoeuvre) {
        if (check.legal(manoeuvre)) ideas.add(manoeuvre);
    }

    private int longest(IntFunction<Manoeuvre> by, int most) {
        if (check.legal(by.apply(most))) return most;
        int legal = 0;
        int beyond = most;
        if (!check.legal(by.apply(0))) return 0;
        for (int i = 0; i < HALVINGS; i++) {
            int middle = (legal + beyond) / 2;
            if (check.legal(by.apply(middle))) legal = middle;
            else beyond = middle;
        }
        return legal;
    }

    private static int quarter(int turn) {
        return Math.clamp(turn, -Angle.QUARTER, Angle.QUARTER);
    }
}
