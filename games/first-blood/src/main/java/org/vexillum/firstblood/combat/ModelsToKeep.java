package org.vexillum.firstblood.combat;

import java.util.List;
import org.vexillum.firstblood.army.Role;
import org.vexillum.firstblood.table.Regiment;

/** Which models an owner would rather keep. */
final class ModelsToKeep {
    private ModelsToKeep() {}

    /** The one to lose first: plain ones before command models, hurt ones before whole ones. */
    static int least(Regiment regiment, List<Integer> models) {
        int best = models.getFirst();
        for (int model : models) if (worth(regiment, model) < worth(regiment, best)) best = model;
        return best;
    }

    private static int worth(Regiment regiment, int model) {
        int left = regiment.woundsLeft(model);
        return switch (regiment.role(model)) {
            case TROOPER, RETINUE -> model == regiment.acting() ? 1000 + left : left;
            case SPECIALIST -> 1500 + left;
            case STANDARD_BEARER -> 2000 + left;
            case LEADER -> 3000 + left;
            case OFFICER -> 4000 + left;
            case CHARACTER -> 5000 + left;
        };
    }

    /** Whether it makes no difference which of the two falls; on the table it always does. */
    static boolean alike(Regiment regiment, int one, int other) {
        if (one == other) return true;
        if (regiment.place(one) != null || regiment.place(other) != null) return false;
        return regiment.card(one).equals(regiment.card(other))
                && role(regiment, one) == role(regiment, other)
                && regiment.wounds(one) == regiment.wounds(other)
                && regiment.weakened(one) == regiment.weakened(other);
    }

    private static Role role(Regiment regiment, int model) {
        return model == regiment.acting() ? Role.LEADER : regiment.role(model);
    }
}
