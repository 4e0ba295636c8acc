package org.vexillum.firstblood.kit.adjudicate;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.table.Regiment;

/**
 * Models that a file speaks of: so many, the leaders last, or those it names.
 *
 * @param count below 0 for all of them
 * @param named their numbers, or none if only so many are wanted
 */
record NamedModels(int count, List<Integer> named) {
    static final NamedModels EVERYBODY = new NamedModels(-1, List.of());

    NamedModels {
        named = List.copyOf(named);
    }

    boolean everybody() {
        return count < 0;
    }

    /** Whether only so many are told, and the leader is not taken to be one of them. */
    boolean without(Regiment regiment) {
        boolean told = count > 0 && named.isEmpty();
        return told && count < regiment.living() && !regiment.card().character();
    }

    /** The living among them. */
    List<Integer> now(Regiment regiment) {
        var living = new ArrayList<Integer>();
        for (int model : regiment.models())
            if (named.isEmpty() || named.contains(model)) living.add(model);
        if (everybody() || !named.isEmpty()) return living;
        living.sort((one, other) -> Boolean.compare(regiment.leads(one), regiment.leads(other)));
        return List.copyOf(living.subList(0, Math.min(count, living.size())));
    }
}
