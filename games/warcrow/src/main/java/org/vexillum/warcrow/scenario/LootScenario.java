package org.vexillum.warcrow.scenario;

import java.util.List;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.Side;
import org.vexillum.warcrow.table.Battle;
import org.vexillum.warcrow.table.MarkerColour;
import org.vexillum.warcrow.table.Objective;
import org.vexillum.warcrow.table.Spot;
import org.vexillum.warcrow.table.Unit;

/** Markers that are carried, not controlled (WC-SCEN-LOOT-01, WC-SCEN-LOOT-05). */
record LootScenario() implements ScenarioRules {
    /** WC-BG-SETUP-04: each company's own loot lies on the rival's half. */
    @Override
    public List<Objective> objectives() {
        return List.of(
                new Objective("B1", MarkerColour.BLUE, 0, null, Spot.at(16, 23)),
                new Objective("B2", MarkerColour.BLUE, 0, null, Spot.at(44, 16)),
                new Objective("R1", MarkerColour.RED, 0, null, Spot.at(16, 44)),
                new Objective("R2", MarkerColour.RED, 0, null, Spot.at(44, 37)),
                new Objective("C", MarkerColour.BROWN, 0, null, Spot.at(30, 30)));
    }

    @Override
    public Rules setUp() {
        return Rules.of(
                "WC-SCEN-LOOT-01",
                "WC-SCEN-LOOT-02",
                "WC-BG-SETUP-04",
                "WC-SCEN-LOOT-03",
                "WC-SCEN-LOOT-06",
                "WC-SCEN-LOOT-16");
    }

    @Override
    public List<ScoreLine> score(Battle battle, Side side) {
        int own = carried(battle, side);
        int rival = carried(battle, side.other());
        return new ScoreLines()
                .add(ScoreReason.SOME_LOOT, 1, own > 0)
                .add(ScoreReason.MORE_LOOT, 1, own > rival)
                .add(ScoreReason.RIVAL_WITHOUT_LOOT, 1, rival == 0)
                .list();
    }

    /** By units on the battlefield (WC-SCEN-LOOT-13). */
    private static int carried(Battle battle, Side side) {
        return (int)
                battle.units(side).stream().filter(Unit::onTable).filter(Unit::carries).count();
    }
}
