package org.vexillum.formats.regiments.odds;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.formats.odds.OddsWords;
import org.vexillum.regiments.combat.Quarry;
import org.vexillum.regiments.odds.Step;
import org.vexillum.regiments.table.Unit;
import org.vexillum.regiments.traits.Plain;

/** Whom Takedown singles out, as an answer about odds tells it (AOFR-SR-TAKEDOWN-1). */
record Singling(Unit striker, Unit struck) {
    /** Whether a unit has a weapon of the kind that may single anybody out. */
    static boolean possible(Unit unit, boolean melee) {
        for (int slot = 0; slot < unit.living(); slot++)
            for (var weapon : unit.weapons(unit.inSlot(slot)))
                if (weapon.melee() == melee && weapon.has(Plain.Takedown.class)) return true;
        return false;
    }

    /** The models singled out, in the order in which they are; empty for nobody. */
    List<String> names(List<Step> steps) {
        var names = new ArrayList<String>();
        for (var step : steps) {
            int picked = step.salvo().picked();
            if (!step.unit().equals(striker.id()) || picked == Quarry.WHOLE) continue;
            var name = struck.card(picked).name();
            if (!names.contains(name)) names.add(name);
        }
        return names;
    }

    String said(OddsWords words, List<Step> steps) {
        var names = names(steps);
        return names.isEmpty()
                ? words.say("assumed.nobody", striker.name())
                : words.say("assumed.takedown", striker.name(), String.join(", ", names));
    }
}
