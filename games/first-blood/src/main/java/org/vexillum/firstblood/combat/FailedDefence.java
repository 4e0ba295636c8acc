package org.vexillum.firstblood.combat;

import java.util.List;
import org.vexillum.kernel.Nullable;

/**
 * Failed defence dice.
 *
 * @param by the model whose hits they let through, where somebody asks for it
 * @param wounds they cost
 * @param dearest what discarding one die saves, 0 where none can be discarded
 */
record FailedDefence(int by, int wounds, int dearest) {
    /** Adds dice that were rolled after others. */
    static void add(List<FailedDefence> all, FailedDefence more) {
        if (all.isEmpty() || all.getLast().by != more.by) {
            all.add(more);
            return;
        }
        var last = all.removeLast();
        int dearest = Math.max(last.dearest, more.dearest);
        all.add(new FailedDefence(more.by, last.wounds + more.wounds, dearest));
    }

    FailedDefence discardingOne() {
        return new FailedDefence(by, wounds - dearest, 0);
    }

    /** The place of the dice whose worst failure costs most, or null if nothing failed. */
    static @Nullable Integer dearest(List<FailedDefence> all) {
        Integer found = null;
        for (int i = 0; i < all.size(); i++) {
            if (all.get(i).dearest == 0) continue;
            if (found == null || all.get(i).dearest > all.get(found).dearest) found = i;
        }
        return found;
    }

    static int wounds(List<FailedDefence> all) {
        int sum = 0;
        for (var one : all) sum += one.wounds;
        return sum;
    }
}
