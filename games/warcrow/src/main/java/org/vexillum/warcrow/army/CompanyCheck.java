package org.vexillum.warcrow.army;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.vexillum.kernel.Finding;
import org.vexillum.kernel.Rules;
import org.vexillum.warcrow.table.Options.CommanderChoice;

/** What the pack says against a company: excluded units, mercenaries, copies, high command. */
public final class CompanyCheck {
    /** Units lost in the fog, in both languages (WC-UNIT-BAN, WC-UNIT-BAN-02). */
    private static final List<String> EXCLUDED =
            List.of(
                    "amelia hellbroth",
                    "nayra caladren",
                    "naergon caladren",
                    "trabor slepmund",
                    "ormuk",
                    "iriavik restless pup",
                    "iriavik cachorro impaciente",
                    "darach wildling",
                    "darach wilding",
                    "darach brutamontes",
                    "oona",
                    "ludivine",
                    "jacques viralatas");

    /** Those that only follow an excluded Character. */
    private static final List<String> FOLLOWERS =
            List.of("mk os automata", "automatas mk os", "coal", "tizon");

    /** Miniatures of another game that need bigger bases (WC-UNIT-BASE-01). */
    private static final List<String> BIGGER =
            List.of("kipleacht", "mornmab", "crucible", "crisol");

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

    private void unit(UnitCard unit) {
        var words = words(unit.name());
        if (named(words, EXCLUDED)) violation("warcrow.excluded", unit, "WC-UNIT-BAN", unit.name());
        if (named(words, FOLLOWERS))
            violation("warcrow.excluded", unit, "WC-UNIT-BAN-02", unit.name());
        if (named(words, BIGGER))
            findings.add(
                    new Finding(
                            Finding.Severity.NOTE,
                            "warcrow.bigger-base",
                            List.of(unit.name(), 55, 60),
                            Rules.of("WC-UNIT-BASE-01", "WC-UNIT-BASE-02"),
                            unit.id()));
    }

    /** Any faction may have one (WC-UNIT-MERC-01), copies counted (WC-UNIT-MERC-02). */
    private void mercenaries() {
        var all = company.units().stream().filter(unit -> unit.is(Keyword.MERCENARY)).toList();
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

    private void copies() {
        for (var unit : company.units()) {
            var same =
                    company.units().stream()
                            .filter(other -> words(other.name()).equals(words(unit.name())))
                            .toList();
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

    private static boolean named(List<String> words, List<String> names) {
        for (var name : names) if (words.equals(words(name))) return true;
        return false;
    }

    /** Without case, accents and order; small words between names do not count. */
    static List<String> words(String name) {
        var plain =
                Normalizer.normalize(name, Normalizer.Form.NFD)
                        .replaceAll("\\p{M}", "")
                        .toLowerCase(Locale.ROOT);
        var words = new ArrayList<String>();
        for (var word : plain.split("[^a-z0-9]+"))
            if (!word.isEmpty() && !List.of("and", "y", "the", "el", "la").contains(word))
                words.add(word);
        words.sort(null);
        return words;
    }
}
