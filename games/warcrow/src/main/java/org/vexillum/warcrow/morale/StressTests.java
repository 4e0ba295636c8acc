package org.vexillum.warcrow.morale;

import java.util.List;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.Referee;
import org.vexillum.warcrow.sequence.ChooseOrder;
import org.vexillum.warcrow.table.Battle;
import org.vexillum.warcrow.table.Unit;

/** At the end of an activation units with more stress than morale test (WC-BG-STRESS-02). */
public record StressTests() {
    public void play(Battle battle, Referee<Battle> referee) {
        var due = due(battle);
        for (var unit : ChooseOrder.of(due, battle, referee))
            test(battle.unit(unit), battle, referee);
    }

    private static List<String> due(Battle battle) {
        return battle.units().stream()
                .filter(unit -> unit.onTable() && !unit.joined() && !unit.demoralised())
                .filter(unit -> unit.stress() > unit.card().morale())
                .map(Unit::id)
                .toList();
    }

    /** Two successes if morale is exceeded by 2 or more. */
    public static void test(Unit unit, Battle battle, Referee<Battle> referee) {
        int needed = unit.stress() - unit.card().morale() >= 2 ? 2 : 1;
        var why = Rules.of("WC-BG-STRESS-02", "WC-TURN-05");
        int successes = WillpowerTest.of(battle, unit.id(), needed, why).play(battle, referee);
        if (successes < needed) new Demoralisation(unit.id()).play(battle, referee);
    }
}
