package org.vexillum.regiments.movement;

import org.vexillum.kernel.Figure;
import org.vexillum.kernel.Rules;
import org.vexillum.regiments.table.Unit;

/** The rules behind the length of a move. */
final class MoveRules {
    private MoveRules() {}

    static Rules allowance(Unit unit, Figure allowed) {
        var rules = allowed.rules();
        if (allowed.changes().size() > 1) rules = rules.and("AOFR-ACTION-06");
        rules = slowest(unit, rules);
        if (rules.has("AOFR-CMD-MUSICIAN")) rules = rules.and("AOFR-CMD-BEARER");
        return rules;
    }

    /** With the rule that one model binds all the others, if they are not alike. */
    static Rules slowest(Unit unit, Rules rules) {
        return mixed(unit) ? rules.and("AOFR-MOVE-10") : rules;
    }

    /** Whether models of different cards stand together, so that the slowest counts. */
    private static boolean mixed(Unit unit) {
        for (int slot = 1; slot < unit.living(); slot++)
            if (!traits(unit, slot).equals(traits(unit, 0))) return true;
        return false;
    }

    private static Object traits(Unit unit, int slot) {
        return unit.card(unit.inSlot(slot)).traits();
    }
}
