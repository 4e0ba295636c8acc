package org.vexillum.regiments.army;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.kernel.Rules;
import org.vexillum.regiments.traits.HitTraits.Sergeant;
import org.vexillum.regiments.traits.Trait;
import org.vexillum.regiments.traits.UnitTraits.Banner;
import org.vexillum.regiments.traits.UnitTraits.Musician;

/** Command groups: one of each in a unit on the table, each in other hands (AOFR-CMD-LIMIT). */
final class CommandCheck {
    private static final Rules LIMIT = Rules.of("AOFR-CMD-LIMIT");
    private static final List<Trait> GROUP = List.of(new Sergeant(), new Musician(), new Banner());

    private final Force force;
    private final Findings found;

    CommandCheck(Force force, Findings found) {
        this.force = force;
        this.found = found;
    }

    void check() {
        for (var unit : force.units()) {
            if (force.host(unit) == null) each(unit);
            for (var model : unit.models()) hands(unit, model);
        }
    }

    private void each(UnitCard unit) {
        var models = new ArrayList<>(unit.models());
        for (var hero : force.joined(unit)) models.addAll(hero.models());
        for (var upgrade : GROUP) {
            long count = models.stream().filter(model -> carries(model, upgrade)).count();
            if (count > 1)
                found.violation(unit, rules(unit), "command.twice", unit.name(), upgrade, count);
        }
    }

    private void hands(UnitCard unit, ModelCard model) {
        long carried = GROUP.stream().filter(upgrade -> carries(model, upgrade)).count();
        if (carried > 1) found.violation(unit, LIMIT, "command.one-model", unit.name());
    }

    private static boolean carries(ModelCard model, Trait upgrade) {
        return model.has(upgrade.getClass());
    }

    private static Rules rules(UnitCard unit) {
        return unit.combined() ? LIMIT.and("AOFR-COMBINED-02").and("AOFR-COMBINED-03") : LIMIT;
    }
}
