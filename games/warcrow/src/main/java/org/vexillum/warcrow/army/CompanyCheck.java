package org.vexillum.warcrow.army;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.kernel.Finding;
import org.vexillum.kernel.Rules;
import org.vexillum.warcrow.table.Options.CommanderChoice;

/** What the pack says against a company: excluded units, mercenaries, copies, high command. */
public final class CompanyCheck {
    private final Company company;
    private final List<Finding> findings = new ArrayList<>();

    private CompanyCheck(Company company) {
        this.company = company;
    }

    public static List<Finding> of(Company company, CommanderChoice choice) {
        var check = new CompanyCheck(company);
        for (var unit : company.units()) check.unit(unit);
        check.mercenaries();
        check.copies();
        check.highCommand();
        check.commander(choice);
        return List.copyOf(check.findings);
    }

    /** What is counted, and how much is allowed; the same for every company. */
    public static List<Finding> counts(Company company) {
        var check = new CompanyCheck(company);
        var units = company.units();
        long mercenaries = units.stream().filter(CompanyCheck::mercenary).count();
        long high = units.stream().filter(unit -> unit.is(Keyword.HIGH_COMMAND)).count();
        check.count("counted.mercenaries", "WC-UNIT-MERC-02", mercenaries);
        check.count("counted.high-command", "WC-BG-LIST-02", high);
        for (var unit : units) {
            var same = check.same(unit);
            if (same.getFirst() == unit)
                check.count(
                        "counted.availability",
                        "WC-BG-LIST-01",
                        unit.name(),
                        same.size(),
                        unit.availability());
        }
        return List.copyOf(check.findings);
    }

    private void count(String key, String rule, Object... facts) {
        findings.add(
                new Finding(Finding.Severity.COUNT, key, List.of(facts), Rules.of(rule), null));
    }

    private void unit(UnitCard unit) {
        NamedUnits.excludedBy(unit.name())
                .ifPresent(rule -> violation("warcrow.excluded", unit, rule, unit.name()));
        if (NamedUnits.BIGGER.holds(unit.name()))
            findings.add(
                    new Finding(
                            Finding.Severity.NOTE,
                            "warcrow.bigger-base",
                            List.of(unit.name(), NamedUnits.SOLD_MM, NamedUnits.PLAYED_MM),
                            Rules.of("WC-UNIT-BASE-01", "WC-UNIT-BASE-02"),
                            unit.id()));
    }

    /** Any faction may have one (WC-UNIT-MERC-01), copies counted (WC-UNIT-MERC-02). */
    private void mercenaries() {
        var all = company.units().stream().filter(CompanyCheck::mercenary).toList();
        if (all.size() == 1)
            findings.add(
                    new Finding(
                            Finding.Severity.NOTE,
                            "warcrow.mercenary",
                            List.of(all.getFirst().name()),
                            Rules.of("WC-UNIT-MERC-01", "WC-UNIT-MERC-02"),
                            all.getFirst().id()));
        if (all.size() > 1)
            violation("warcrow.mercenaries", all.get(1), "WC-UNIT-MERC-02", all.size());
    }

    /** By its keyword, or because the pack names it as one. */
    private static boolean mercenary(UnitCard unit) {
        return unit.is(Keyword.MERCENARY) || NamedUnits.MERCENARIES.holds(unit.name());
    }

    /** Every copy of it, itself among them. */
    private List<UnitCard> same(UnitCard unit) {
        var words = UnitWords.of(unit.name());
        return company.units().stream()
                .filter(other -> UnitWords.of(other.name()).equals(words))
                .toList();
    }

    private void copies() {
        for (var unit : company.units()) {
            var same = same(unit);
            if (same.getFirst() == unit && same.size() > unit.availability())
                violation(
                        "warcrow.availability",
                        unit,
                        "WC-BG-LIST-01",
                        unit.name(),
                        same.size(),
                        unit.availability());
        }
    }

    private void highCommand() {
        var all = company.units().stream().filter(unit -> unit.is(Keyword.HIGH_COMMAND)).toList();
        if (all.size() > 1)
            violation("warcrow.high-command", all.get(1), "WC-BG-LIST-02", all.size());
    }

    private void commander(CommanderChoice choice) {
        if (company.commander().isEmpty()) return;
        var possible = Commander.possible(company, choice);
        if (possible.contains(company.commander())) return;
        findings.add(
                new Finding(
                        Finding.Severity.VIOLATION,
                        "warcrow.commander",
                        List.of(company.commander(), String.join(", ", possible)),
                        Rules.of("WC-BG-LIST-03"),
                        company.commander()));
    }

    private void violation(String key, UnitCard unit, String rule, Object... facts) {
        findings.add(
                new Finding(
                        Finding.Severity.VIOLATION,
                        key,
                        List.of(facts),
                        rule.startsWith("WC-UNIT-BAN")
                                ? Rules.of(rule, "WC-BG-NAMES-03")
                                : Rules.of(rule),
                        unit.id()));
    }
}
