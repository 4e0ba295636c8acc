package org.vexillum.firstblood.ranges;

import java.util.Arrays;
import org.vexillum.firstblood.army.Role;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.kernel.geometry.Disc;
import org.vexillum.kernel.geometry.Lengths;
import org.vexillum.kernel.geometry.Within;

/** How far the models of a regiment may be from their leaders (FB-CMD-01). */
public final class CommandRange {
    /** FB-CMD-02. */
    public static final int USUAL = Lengths.inches(5);

    private CommandRange() {}

    /** The command range of one of its leaders, in units of 0.01 mm. */
    public static int of(Battle battle, Regiment regiment, int leader) {
        if (leader == regiment.acting()) return printed(replacedLeader(regiment)); // FB-CMD-12
        if (regiment.role(leader) == Role.STANDARD_BEARER) return USUAL; // FB-CMD-07
        return printed(regiment.card(leader).commandRange());
    }

    private static int printed(int range) {
        return range == 0 ? USUAL : range;
    }

    private static int replacedLeader(Regiment regiment) {
        for (var member : regiment.card().members())
            if (isLeaderProper(member.role())) return member.card().commandRange();
        return 0;
    }

    private static boolean isLeaderProper(Role role) {
        return role == Role.LEADER || role == Role.OFFICER || role == Role.CHARACTER;
    }

    /** Whether any of its leaders has the model in command range (FB-CMD-01, FB-CMD-07). */
    public static boolean holds(Battle battle, Regiment regiment, int model) {
        var base = regiment.place(model);
        return base == null || holds(battle, regiment, base, regiment.floor(model), model);
    }

    /** Whether a base there and on that floor would be in command range of a leader's place. */
    public static boolean holds(Battle battle, Regiment regiment, Disc base, int floor, int model) {
        if (regiment.leads(model)) return true; // FB-CHAR-03
        for (int leader : regiment.leaders()) {
            var at = regiment.place(leader);
            int range = of(battle, regiment, leader);
            if (at != null && reaches(at, regiment.floor(leader), range, base, floor)) return true;
        }
        return false;
    }

    /** Measured across floors as on the flat, but never over more than one floor (FB-RUIN-13). */
    public static boolean reaches(Disc leader, int from, int range, Disc model, int floor) {
        return Math.abs(from - floor) <= 1 && Within.within(leader, model, range);
    }

    /**
     * Whether the standard bearer is where it must stay: near the leader (FB-CMD-08).
     *
     * <p>Without a bearer, or with no leader but the bearer (FB-CMD-13), there is nothing to ask.
     */
    public static boolean bearerStays(Battle battle, Regiment regiment) {
        int bearer = regiment.standardBearer();
        var base = bearer == Regiment.NOBODY ? null : regiment.place(bearer);
        return base == null || bearerStays(battle, regiment, base, regiment.floor(bearer));
    }

    private static boolean bearerStays(Battle battle, Regiment regiment, Disc base, int floor) {
        boolean led = false;
        for (int leader : regiment.leaders()) {
            var at = regiment.place(leader);
            if (at == null || regiment.role(leader) == Role.STANDARD_BEARER) continue;
            int range = of(battle, regiment, leader);
            if (reaches(at, regiment.floor(leader), range, base, floor)) return true;
            led = true;
        }
        return !led;
    }

    /** The models outside the command range of every leader (FB-STRAND-01). */
    public static int[] stranded(Battle battle, Regiment regiment) {
        int[] found = new int[regiment.size()];
        int count = 0;
        for (int model = 0; model < found.length; model++)
            if (regiment.alive(model) && !holds(battle, regiment, model)) found[count++] = model;
        return Arrays.copyOf(found, count);
    }

    /** The distance to the nearest of its leaders (FB-STRAND-04). */
    public static int away(Battle battle, Regiment regiment, int model) {
        int least = Integer.MAX_VALUE;
        for (int leader : regiment.leaders())
            least = Math.min(least, Distance.between(battle, regiment, model, regiment, leader));
        return least;
    }
}
