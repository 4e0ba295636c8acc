package org.vexillum.warcrow.army;

import java.util.List;

/**
 * The army one person leads.
 *
 * @param commander the id of the unit that the list names as commander, or empty
 */
public record Company(String name, List<UnitCard> units, String commander) {
    public Company {
        units = List.copyOf(units);
    }

    /** The command values of all its units, deployed or not (WC-PREP-02). */
    public int command() {
        return units.stream().mapToInt(UnitCard::command).sum();
    }
}
