package org.vexillum.regiments.army;

import org.vexillum.kernel.Rules;

/** Heroes who join a unit in the list (AOFR-SR-HERO-1). */
final class JoinCheck {
    private static final Rules JOINING = Rules.of("AOFR-SR-HERO-1");
    private static final int TOUGHEST = 6;

    private final Force force;
    private final Findings found;

    JoinCheck(Force force, Findings found) {
        this.force = force;
        this.found = found;
    }

    void check() {
        for (var unit : force.units()) {
            if (unit.joins() != null) joins(unit, unit.joins());
            crowd(unit);
        }
    }

    private void joins(UnitCard hero, String id) {
        if (!hero.hero()) found.violation(hero, JOINING, "join.no-hero", hero.name());
        int tough = hero.models().getFirst().tough();
        if (tough > TOUGHEST) found.violation(hero, JOINING, "join.too-tough", hero.name(), tough);
        var unit = force.unit(id);
        if (unit == null) found.violation(hero, JOINING, "join.nowhere", hero.name(), id);
        else if (unit.models().size() == 1)
            found.violation(hero, JOINING, "join.single", hero.name(), unit.name());
    }

    /** One hero to a unit, be he listed in its ranks or joined to them. */
    private void crowd(UnitCard unit) {
        long heroes = unit.models().stream().filter(ModelCard::hero).count();
        heroes += force.joined(unit).size();
        if (unit.models().size() > 1 && heroes > 1)
            found.violation(unit, JOINING, "join.two-heroes", unit.name(), heroes);
    }
}
