package org.vexillum.warcrow.scenario;

import static org.vexillum.warcrow.scenario.ScenarioRules.held;

import java.util.List;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.Side;
import org.vexillum.warcrow.table.Battle;
import org.vexillum.warcrow.table.MarkerColour;
import org.vexillum.warcrow.table.Objective;
import org.vexillum.warcrow.table.Spot;

/** Two objectives of each colour (WC-SCEN-TAKE-01). */
record TakePositions() implements ScenarioRules {
    /** WC-BG-SETUP-01. */
    @Override
    public List<Objective> objectives() {
        return List.of(
                new Objective("R1", MarkerColour.RED, 0, null, Spot.at(15, 21)),
                new Objective("R2", MarkerColour.RED, 0, null, Spot.at(45, 21)),
                new Objective("B1", MarkerColour.BLUE, 0, null, Spot.at(15, 39)),
                new Objective("B2", MarkerColour.BLUE, 0, null, Spot.at(45, 39)));
    }

    @Override
    public Rules setUp() {
        return Rules.of(
                "WC-SCEN-TAKE-01",
                "WC-SCEN-TAKE-02",
                "WC-BG-SETUP-01",
                "WC-SCEN-TAKE-03",
                "WC-SCEN-TAKE-06");
    }

    @Override
    public List<ScoreLine> score(Battle battle, Side side) {
        var own = battle.colour(side);
        var rival = battle.colour(side.other());
        int taken = held(battle, side, one -> one.marking() == rival);
        int lost = held(battle, side.other(), one -> one.marking() == own);
        return new ScoreLines()
                .add(ScoreReason.RIVAL_OBJECTIVE, taken, true)
                .add(ScoreReason.OWN_OBJECTIVES_SAFE, 1, lost == 0)
                .list();
    }
}
