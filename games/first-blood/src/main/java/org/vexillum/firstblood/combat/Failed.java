package org.vexillum.firstblood.combat;

import java.util.List;
import org.vexillum.kernel.Nullable;

/**
 * Failed defence dice against hits that are alike.
 *
 * @param doubled how many of them cost two wounds
 */
record Failed(HitGroup group, int failures, int doubled) {
    int wounds() {
        return failures + doubled;
    }

    /** What discarding one die saves. */
    int dearest() {
        return doubled > 0 ? 2 : 1;
    }

    Failed discardingOne() {
        return new Failed(group, failures - 1, Math.max(0, doubled - 1));
    }

    /** The place of the group whose worst failure costs most, or null if nothing failed. */
    static @Nullable Integer dearest(List<Failed> all) {
        Integer found = null;
        for (int i = 0; i < all.size(); i++) {
            if (all.get(i).failures == 0) continue;
            if (found == null || all.get(i).dearest() > all.get(found).dearest()) found = i;
        }
        return found;
    }

    static int wounds(List<Failed> all) {
        int sum = 0;
        for (var one : all) sum += one.wounds();
        return sum;
    }
}
