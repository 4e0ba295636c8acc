package org.vexillum.tourneys.matching;

import java.util.Arrays;

/** Looks at every pairing there is. */
final class BruteForce {
    private final PairingField field;
    private final boolean differences;
    private int[] best = new int[0];

    private BruteForce(PairingField field, boolean differences) {
        this.field = field;
        this.differences = differences;
    }

    static int[] pair(PairingField field, boolean differences) {
        var search = new BruteForce(field, differences);
        var partner = new int[field.size()];
        Arrays.fill(partner, -1);
        search.from(0, partner);
        return search.best;
    }

    private void from(int top, int[] partner) {
        while (top < partner.length && partner[top] >= 0) top++;
        if (top == partner.length) {
            if (best.length == 0 || better(partner)) best = partner.clone();
            return;
        }
        for (int rival = top + 1; rival < partner.length; rival++) {
            if (partner[rival] >= 0) continue;
            partner[top] = rival;
            partner[rival] = top;
            from(top + 1, partner);
            partner[top] = -1;
            partner[rival] = -1;
        }
    }

    /** Strictly better: those found first come first in the order from the top. */
    private boolean better(int[] partner) {
        int rematches = field.rematches(partner) - field.rematches(best);
        if (rematches != 0) return rematches < 0;
        return differences && field.difference(partner) < field.difference(best);
    }
}
