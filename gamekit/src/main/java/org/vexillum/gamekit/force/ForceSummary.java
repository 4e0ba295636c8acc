package org.vexillum.gamekit.force;

import java.util.List;

/**
 * What every game can tell about a force.
 *
 * @param limit the agreed points, or 0 if none were agreed
 */
public record ForceSummary(String name, int points, int limit, List<Unit> units) {
    public ForceSummary {
        units = List.copyOf(units);
    }

    /**
     * A unit of the list.
     *
     * @param unenforced its special rules that the engine does not know, as written
     */
    public record Unit(String id, String name, List<String> unenforced) {
        public Unit {
            unenforced = List.copyOf(unenforced);
        }
    }

    /** Whether nobody enforces some of its special rules. */
    public boolean unenforced() {
        return units.stream().anyMatch(unit -> !unit.unenforced().isEmpty());
    }
}
