package org.vexillum.regiments.combat;

import java.util.List;

/**
 * Models that their owner gives up before others wherever the rules leave the choice
 * (AOFR-CASUALTY-01).
 *
 * @param groups those that fall first in front
 */
public record CasualtyPreference(List<Group> groups) {
    /** Whoever the engine proposes. */
    public static final CasualtyPreference NOBODY = new CasualtyPreference(List.of());

    public CasualtyPreference {
        groups = List.copyOf(groups);
    }

    /**
     * Models between which their owner makes no difference.
     *
     * @param name what the owner calls them
     * @param models by number
     */
    public record Group(String name, List<Integer> models) {
        public Group {
            models = List.copyOf(models);
        }
    }

    /** Lower turns fall first. */
    int turn(int model) {
        for (int turn = 0; turn < groups.size(); turn++)
            if (groups.get(turn).models.contains(model)) return turn;
        return groups.size();
    }
}
