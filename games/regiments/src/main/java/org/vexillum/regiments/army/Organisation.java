package org.vexillum.regiments.army;

import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.Map;
import org.vexillum.kernel.Rules;
import org.vexillum.regiments.table.Options.CapJoinedHero;

/**
 * The optional limits of composition (AOFR-FORCE-01), worked out from the agreed points.
 *
 * <p>A combined unit is one card, hence one copy and one unit (AOFR-FORCE-04).
 */
final class Organisation {
    private static final int POINTS_PER_HERO = 375;
    private static final int POINTS_PER_COPY = 750;
    private static final int POINTS_PER_UNIT = 150;
    private static final int PERCENT = 35;

    private final Force force;
    private final int size;
    private final CapJoinedHero cap;
    private final Findings found;

    Organisation(Force force, int size, CapJoinedHero cap, Findings found) {
        this.force = force;
        this.size = size;
        this.cap = cap;
        this.found = found;
    }

    void check() {
        heroes();
        copies();
        for (var unit : force.units()) cost(unit);
        units();
    }

    private void heroes() {
        long heroes =
                force.units().stream()
                        .flatMap(unit -> unit.models().stream())
                        .filter(ModelCard::hero)
                        .count();
        int allowed = size / POINTS_PER_HERO;
        if (heroes > allowed) violation("AOFR-FORCE-02", "force.heroes", heroes, allowed, size);
    }

    private void copies() {
        int allowed = 1 + size / POINTS_PER_COPY;
        for (var copies : copiesByEntry().entrySet())
            if (copies.getValue() > allowed)
                violation(
                        "AOFR-FORCE-03",
                        "force.copies",
                        copies.getValue(),
                        copies.getKey(),
                        allowed,
                        size);
    }

    private Map<String, Integer> copiesByEntry() {
        var copies = new LinkedHashMap<String, Integer>();
        for (var unit : force.units()) copies.merge(unit.entry(), 1, Integer::sum);
        return copies;
    }

    private void cost(UnitCard unit) {
        int cost = cost(unit, cap);
        if (100L * cost <= (long) PERCENT * size) return;
        var rules = rules("AOFR-FORCE-05");
        if (unit.combined()) rules = rules.and("AOFR-FORCE-04");
        var most = BigDecimal.valueOf((long) PERCENT * size, 2).stripTrailingZeros();
        found.violation(unit, rules, "force.cap", unit.name(), cost, most.toPlainString(), size);
    }

    private int cost(UnitCard unit, CapJoinedHero reading) {
        int cost = unit.points();
        if (reading == CapJoinedHero.TOGETHER)
            for (var hero : force.joined(unit)) cost += hero.points();
        return cost;
    }

    private void units() {
        long units = force.units().stream().filter(unit -> force.host(unit) == null).count();
        int allowed = size / POINTS_PER_UNIT;
        if (units > allowed) violation("AOFR-FORCE-06", "force.units", units, allowed, size);
    }

    private void violation(String rule, String key, Object... facts) {
        found.violation(null, rules(rule), key, facts);
    }

    private static Rules rules(String rule) {
        return Rules.of(rule, "AOFR-FORCE-07", "AOFR-FORCE-01");
    }
}
