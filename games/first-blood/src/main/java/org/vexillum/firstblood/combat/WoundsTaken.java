package org.vexillum.firstblood.combat;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.traits.Manner;

/**
 * Wounds that models took.
 *
 * @param excess wounds lost because no engaged model was left (FB-WOUND-07)
 */
public record WoundsTaken(String regiment, Manner manner, List<On> on, int excess) {
    /** Wounds on one model. */
    public record On(int model, int wounds, boolean died) {}

    public WoundsTaken {
        on = List.copyOf(on);
    }

    /** Wounds really allocated (FB-MORALE-02). */
    public int wounds() {
        int sum = 0;
        for (var one : on) sum += one.wounds;
        return sum;
    }

    public int casualties() {
        int sum = 0;
        for (var one : on) if (one.died) sum++;
        return sum;
    }

    WoundsTaken and(WoundsTaken more) {
        var all = new ArrayList<>(on);
        for (var one : more.on) add(all, one);
        return new WoundsTaken(regiment, manner, all, excess + more.excess);
    }

    /** What a model takes in several batches is told as one. */
    private static void add(List<On> all, On more) {
        for (int i = 0; i < all.size(); i++)
            if (all.get(i).model == more.model) {
                all.set(i, new On(more.model, all.get(i).wounds + more.wounds, more.died));
                return;
            }
        all.add(more);
    }
}
