package org.vexillum.firstblood.sight;

import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.terrain.Standing;

/** The Sizes of a regiment's models where they stand. */
final class Looks {
    private final int[] sizes;
    private final int[] heights;

    Looks(Battle battle, Regiment regiment) {
        sizes = new int[regiment.size()];
        heights = new int[regiment.size()];
        for (int model = 0; model < sizes.length; model++) {
            if (!regiment.alive(model)) continue;
            sizes[model] = Standing.size(battle, regiment, model);
            if (Standing.elevation(battle, regiment, model) > 0) heights[model] = sizes[model];
        }
    }

    int size(int model) {
        return sizes[model];
    }

    /** Its Size if it stands on something, otherwise 0 (FB-TERRAIN-23). */
    int height(int model) {
        return heights[model];
    }
}
