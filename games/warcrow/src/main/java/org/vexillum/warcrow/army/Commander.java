package org.vexillum.warcrow.army;

import java.util.Comparator;
import java.util.List;
import org.vexillum.warcrow.table.Options.CommanderChoice;

/** Who commands a company (WC-BG-LIST-03). */
public final class Commander {
    private Commander() {}

    /** The unit the list names (the organiser may allow any), else the first that may; or empty. */
    public static String of(Company company, CommanderChoice choice) {
        if (!company.commander().isEmpty()) return company.commander();
        var possible = possible(company, choice);
        return possible.isEmpty() ? "" : possible.getFirst();
    }

    /** The units that may be named. */
    public static List<String> possible(Company company, CommanderChoice choice) {
        var units = company.units();
        var characters = units.stream().filter(UnitCard::character).toList();
        if (characters.isEmpty()) return ids(units);
        if (choice == CommanderChoice.ANY_CHARACTER) return ids(characters);
        var high = units.stream().filter(unit -> unit.is(Keyword.HIGH_COMMAND)).toList();
        if (!high.isEmpty()) return ids(high);
        int most =
                characters.stream()
                        .max(Comparator.comparingInt(UnitCard::command))
                        .orElseThrow()
                        .command();
        return ids(characters.stream().filter(unit -> unit.command() == most).toList());
    }

    private static List<String> ids(List<UnitCard> units) {
        return units.stream().map(UnitCard::id).toList();
    }
}
