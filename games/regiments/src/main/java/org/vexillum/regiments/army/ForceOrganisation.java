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
final class ForceOrganisation {
    private static final int POINTS_PER_HERO = 375;
    private static final int POINTS_PER_COPY = 750;
    private static final int POINTS_PER_UNIT = 150;
    private static final int PERCENT = 35;

    private final Force force;
    private final int size;
    private final CapJoinedHero cap;
    private final Findings found;

    ForceOrganisation(Force force, int size, CapJoinedHero cap, Findings found) {
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

    /** What the limits are, and how near the list comes to them. */
    void count() {
        count("AOFR-FORCE-02", "counted.heroes", heroesTaken(), heroesAllowed());
        int copies = copiesByEntry().values().stream().max(Integer::compare).orElse(0);
        count("AOFR-FORCE-03", "counted.copies", copies, copiesAllowed());
        int dearest = force.units().stream().mapToInt(unit -> cost(unit, cap)).max().orElse(0);
        count("AOFR-FORCE-05", "counted.cap", dearest, mostPoints());
        count("AOFR-FORCE-06", "counted.units", unitsTaken(), unitsAllowed());
    }

    private void count(String rule, String key, Object taken, Object allowed) {
        found.count(null, rules(rule), key, taken, allowed);
    }

    private long heroesTaken() {
        return force.units().stream()
                .flatMap(unit -> unit.models().stream())
                .filter(ModelCard::hero)
                .count();
    }

    private int heroesAllowed() {
        return size / POINTS_PER_HERO;
    }

    private void heroes() {
        long heroes = heroesTaken();
        int allowed = heroesAllowed();
        if (heroes > allowed) violation("AOFR-FORCE-02", "force.heroes", heroes, allowed, size);
    }

    private int copiesAllowed() {
        return 1 + size / POINTS_PER_COPY;
    }

    private void copies() {
        int allowed = copiesAllowed();
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
        found.violation(unit, rules, "force.cap", unit.name(), cost, mostPoints(), size);
    }

    /** What one unit may cost. */
    private String mostPoints() {
        var most = BigDecimal.valueOf((long) PERCENT * size, 2);
        return most.stripTrailingZeros().toPlainString();
    }

    private int cost(UnitCard unit, CapJoinedHero reading) {
        int cost = unit.points();
        if (reading == CapJoinedHero.TOGETHER)
            for (var hero : force.joined(unit)) cost += hero.points();
        return cost;
    }

    private long unitsTaken() {
        return force.units().stream().filter(unit -> force.host(unit) == null).count();
    }

    private int unitsAllowed() {
        return size / POINTS_PER_UNIT;
    }

    private void units() {
        long units = unitsTaken();
        int allowed = unitsAllowed();
        if (units > allowed) violation("AOFR-FORCE-06", "force.units", units, allowed, size);
    }

    private void violation(String rule, String key, Object... facts) {
        found.violation(null, rules(rule), key, facts);
    }

    private static Rules rules(String rule) {
        return Rules.of(rule, "AOFR-FORCE-07", "AOFR-FORCE-01");
    }
}
