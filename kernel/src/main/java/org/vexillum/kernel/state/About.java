package org.vexillum.kernel.state;

import java.util.EnumSet;
import java.util.Set;
import org.vexillum.kernel.Nullable;

/**
 * What a declaration says besides how the state is read and set.
 *
 * @param until when it ends by itself, or null
 * @param rule the id of the rule behind it, or empty
 * @param badge what its badge is called, or empty
 * @param rank the place of its badge among the others
 * @param later whether tables had been stored before it came
 */
record About(
        String name,
        @Nullable Until until,
        String rule,
        String badge,
        int rank,
        boolean later,
        Set<Use> uses) {
    About {
        uses = Set.copyOf(uses);
    }

    static About of(String name) {
        return new About(name, null, "", "", Integer.MAX_VALUE, false, Set.of(Use.POSITION));
    }

    About ending(Until when) {
        return new About(name, when, rule, badge, rank, later, uses);
    }

    About by(String id) {
        return new About(name, until, id, badge, rank, later, uses);
    }

    About shown(int place, String called) {
        return new About(name, until, rule, called, place, later, uses);
    }

    About late() {
        return new About(name, until, rule, badge, rank, true, uses);
    }

    About in(Use... more) {
        var all = EnumSet.noneOf(Use.class);
        all.addAll(uses);
        for (var use : more) all.add(use);
        return new About(name, until, rule, badge, rank, later, all);
    }

    About except(Use use) {
        var left = EnumSet.noneOf(Use.class);
        left.addAll(uses);
        left.remove(use);
        return new About(name, until, rule, badge, rank, later, left);
    }
}
