package org.vexillum.firstblood.combat;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.kernel.referee.Referee;

/** What a regiment has used up against the hits of one action. */
final class DefenceUse {
    private boolean asked;
    private boolean blessed;
    private final List<List<Integer>> tenacious = new ArrayList<>();

    DefenceUse copy() {
        var copy = new DefenceUse();
        copy.asked = asked;
        copy.blessed = blessed;
        copy.tenacious.addAll(tenacious);
        return copy;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof DefenceUse guard
                && asked == guard.asked
                && blessed == guard.blessed
                && tenacious.equals(guard.tenacious);
    }

    @Override
    public int hashCode() {
        return tenacious.hashCode();
    }

    /** Whether to bless its defence rolls; asked before the first of them. */
    void ask(Battle battle, Regiment regiment, Referee<Battle> referee) {
        if (!asked) blessed = UseBlessing.onDefence(battle, regiment, referee);
        asked = true;
    }

    /** Whether all its defence rolls of this action are blessed. */
    boolean blessed() {
        return blessed;
    }

    /** One failure for all hits of one enemy regiment (FB-SR-TENACIOUS, FB-COUT-05). */
    boolean mayDiscard(List<Integer> takers) {
        return !tenacious.contains(takers);
    }

    void discarded(List<Integer> takers) {
        tenacious.add(takers);
    }

    /** The hits of another enemy regiment follow. */
    void nextEnemy() {
        tenacious.clear();
    }
}
