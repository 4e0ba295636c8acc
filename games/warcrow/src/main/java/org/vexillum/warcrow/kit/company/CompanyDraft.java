package org.vexillum.warcrow.kit.company;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.vexillum.gamekit.Problems;
import org.vexillum.warcrow.army.Company;
import org.vexillum.warcrow.army.UnitCard;

/** A company while it is being read: every unit gets an id of its own. */
final class CompanyDraft {
    private final Problems problems;
    private final List<UnitCard> units = new ArrayList<>();

    CompanyDraft(Problems problems) {
        this.problems = problems;
    }

    boolean isEmpty() {
        return units.isEmpty();
    }

    /**
     * @param copies how often it is in the list
     */
    void add(UnitDraft unit, int copies) {
        if (unit.name.isEmpty()) return;
        if (unit.sketchy()) problems.note(unit.place, "company.assumed", unit.name);
        if (!unit.id.isEmpty() && has(unit.id)) problems.error(unit.place, "unit.same-id", unit.id);
        for (int copy = 0; copy < copies; copy++)
            units.add(unit.card(copy == 0 && !unit.id.isEmpty() ? unit.id : free(unit.name)));
    }

    private boolean has(String id) {
        return units.stream().anyMatch(unit -> unit.id().equals(id));
    }

    private String free(String name) {
        var slug = plain(name).replaceAll("[^a-z0-9]+", "-").replaceAll("^-|-$", "");
        var id = slug.isEmpty() ? "unit" : slug;
        var first = id;
        for (int copy = 2; has(id); copy++) id = first + "-" + copy;
        return id;
    }

    /** Without accents and case. */
    static String plain(String text) {
        return Normalizer.normalize(text, Normalizer.Form.NFD)
                .replaceAll("\\p{M}", "")
                .toLowerCase(Locale.ROOT)
                .strip();
    }

    /**
     * @param commander the id or the name of a unit, or empty
     */
    Company company(String name, String commander) {
        var id = commander;
        for (var unit : units) if (plain(unit.name()).equals(plain(commander))) id = unit.id();
        // not after a unit: what a company holds is its player's secret
        return new Company(name.isEmpty() ? "?" : name, units, id);
    }
}
