package org.vexillum.firstblood.movement;

import org.vexillum.firstblood.army.Role;
import org.vexillum.firstblood.ranges.CommandRange;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.geometry.Disc;
import org.vexillum.kernel.geometry.Point;
import org.vexillum.kernel.geometry.ShapeDistance;

/** Command range at places where models would stand (FB-CMD-01). */
final class CommandRangeCheck {
    private final Regiment regiment;
    private final int[] leaders;
    private final int[] ranges;

    CommandRangeCheck(Battle battle, Regiment regiment) {
        this.regiment = regiment;
        leaders = regiment.leaders();
        ranges = new int[leaders.length];
        for (int i = 0; i < leaders.length; i++)
            ranges[i] = CommandRange.of(battle, regiment, leaders[i]);
    }

    int[] leaders() {
        return leaders;
    }

    /** Whether a model with its base here is where its leaders can command it. */
    boolean holds(ModelPlaces places, int model, Disc base, int floor) {
        if (regiment.role(model) == Role.STANDARD_BEARER) return nearLeader(places, base, floor);
        if (regiment.leads(model)) return true;
        return leaders.length == 0 || commanded(places, base, floor);
    }

    private boolean commanded(ModelPlaces places, Disc base, int floor) {
        for (int i = 0; i < leaders.length; i++) if (reaches(places, i, base, floor)) return true;
        return false;
    }

    private boolean reaches(ModelPlaces places, int index, Disc base, int floor) {
        var at = places.base(leaders[index]);
        int level = places.floor(leaders[index]);
        return at != null && CommandRange.reaches(at, level, ranges[index], base, floor);
    }

    /** The bearer must be near the leader proper, if there is one (FB-CMD-08, FB-CMD-13). */
    private boolean nearLeader(ModelPlaces places, Disc base, int floor) {
        boolean led = false;
        for (int i = 0; i < leaders.length; i++) {
            if (regiment.role(leaders[i]) == Role.STANDARD_BEARER) continue;
            if (reaches(places, i, base, floor)) return true;
            led |= places.base(leaders[i]) != null;
        }
        return !led;
    }

    /** Whether every model is commanded, the bearer in its place. */
    boolean whole(ModelPlaces places) {
        return astray(places) == Regiment.NOBODY;
    }

    /** The first model out of command, or {@link Regiment#NOBODY}. */
    int astray(ModelPlaces places) {
        for (int model = 0; model < places.size(); model++) {
            var base = places.base(model);
            if (base != null && !holds(places, model, base, places.floor(model))) return model;
        }
        return Regiment.NOBODY;
    }

    Refusal refusal(int model) {
        if (regiment.role(model) == Role.STANDARD_BEARER)
            return Refusal.because("FB-CMD-08", "bearer-strays", regiment.id(), model);
        return Refusal.because("FB-CMD-01", "out-of-command", regiment.id(), model);
    }

    /** How far a base is from the nearest leader, or the largest number without one. */
    int toLeader(ModelPlaces places, int model, Disc base) {
        int least = Integer.MAX_VALUE;
        for (int leader : leaders) {
            var at = places.base(leader);
            if (leader != model && at != null)
                least = Math.min(least, ShapeDistance.atMost(at, base));
        }
        return least;
    }

    /** Where the nearest leader stands, or null. */
    @Nullable Point nearest(ModelPlaces places, Disc base) {
        Point nearest = null;
        int least = Integer.MAX_VALUE;
        for (int leader : leaders) {
            var at = places.base(leader);
            if (at == null) continue;
            int gap = ShapeDistance.atMost(at, base);
            if (gap < least) {
                least = gap;
                nearest = at.centre();
            }
        }
        return nearest;
    }
}
