package org.vexillum.firstblood.army;

import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Rules;

/** The models of one regiment. */
final class RegimentCheck {
    private static final int HIGHEST = 6;

    private RegimentCheck() {}

    static void check(RegimentCard regiment, Findings found) {
        oneType(regiment, found);
        size(regiment, found);
        if (!regiment.character()) {
            officers(regiment, found);
            command(regiment, found);
        }
        profiles(regiment, found);
    }

    /** FB-REG-01. */
    private static void oneType(RegimentCard regiment, Findings found) {
        for (var member : regiment.members())
            if (member.card().type() != regiment.type()) {
                found.violation(
                        regiment,
                        Rules.of("FB-REG-01"),
                        "muster.types",
                        regiment.name(),
                        member.card().name());
                return;
            }
    }

    /** How many models it has, and how many it may have. */
    static void count(RegimentCard regiment, Findings found) {
        if (regiment.type() == ModelType.MONSTER || regiment.character()) return;
        found.count(
                regiment,
                Rules.of("FB-MUSTER-09", RegimentSize.rule(regiment.type())),
                "counted.models",
                regiment.name(),
                regiment.members().size(),
                regiment.starting(),
                RegimentSize.models(regiment.type()));
    }

    private static int bought(RegimentCard regiment) {
        int others = regiment.count(Role.OFFICER) + regiment.count(Role.RETINUE);
        return regiment.members().size() - others;
    }

    private static void size(RegimentCard regiment, Findings found) {
        int models = regiment.members().size();
        int bought = bought(regiment);
        if (bought < regiment.starting())
            found.violation(
                    regiment,
                    Rules.of("FB-MUSTER-09"),
                    "muster.too-few",
                    regiment.name(),
                    bought,
                    regiment.starting());
        int most = RegimentSize.models(regiment.type());
        if (models > most)
            found.violation(
                    regiment,
                    Rules.of(RegimentSize.rule(regiment.type())),
                    "muster.too-many",
                    regiment.name(),
                    models,
                    most);
    }

    /** FB-MUSTER-07. */
    private static void officers(RegimentCard regiment, Findings found) {
        var rules = Rules.of("FB-MUSTER-07");
        if (regiment.count(Role.OFFICER) > 1)
            found.violation(regiment, rules, "muster.two-officers", regiment.name());
        var officer = regiment.officer();
        if (officer != null && !regiment.officers().contains(officer.card().name()))
            found.violation(
                    regiment, rules, "muster.no-access", regiment.name(), officer.card().name());
    }

    private static void command(RegimentCard regiment, Findings found) {
        if (regiment.count(Role.LEADER) > 0 && !regiment.leaderOption())
            found.violation(
                    regiment, Rules.of("FB-MUSTER-10"), "muster.no-leader", regiment.name());
        if (regiment.count(Role.LEADER) + regiment.count(Role.OFFICER) > 1)
            found.violation(
                    regiment, Rules.of("FB-OFFICER-03"), "muster.two-leaders", regiment.name());
        var standard = Rules.of("FB-MUSTER-11");
        int bearers = regiment.count(Role.STANDARD_BEARER);
        int models = regiment.members().size();
        if (bearers > 1)
            found.violation(regiment, standard, "muster.two-standards", regiment.name());
        if (bearers > 0 && regiment.standardFrom() == 0)
            found.violation(regiment, standard, "muster.no-standard", regiment.name());
        if (bearers > 0 && models < regiment.standardFrom())
            found.violation(
                    regiment,
                    standard,
                    "muster.standard-too-early",
                    regiment.name(),
                    models,
                    regiment.standardFrom());
    }

    private static void profiles(RegimentCard regiment, Findings found) {
        @Nullable ModelCard last = null;
        for (var member : regiment.members()) {
            var card = member.card();
            if (card.equals(last)) continue;
            last = card;
            unusual(regiment, card, found);
            if (card.profile().value(Characteristic.WOUNDS) == 0)
                found.violation(regiment, Rules.of("FB-PROF-09"), "muster.no-wounds", card.name());
        }
    }

    /** FB-PROF-02: only March and, as an exception, Attacks go beyond 6. */
    private static void unusual(RegimentCard regiment, ModelCard card, Findings found) {
        for (var one : Characteristic.values())
            if (one != Characteristic.MARCH
                    && one != Characteristic.ATTACKS
                    && card.profile().value(one) > HIGHEST)
                found.note(
                        regiment,
                        Rules.of("FB-PROF-02"),
                        "muster.unusual-value",
                        card.name(),
                        card.profile().value(one));
    }
}
