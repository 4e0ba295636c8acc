package org.vexillum.warcrow.scenario;

import static org.vexillum.warcrow.scenario.ScenarioRules.held;

import java.util.List;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.Side;
import org.vexillum.warcrow.table.Battle;
import org.vexillum.warcrow.table.MarkerColour;
import org.vexillum.warcrow.table.Objective;
import org.vexillum.warcrow.table.Spot;

/** A first and a second objective of each colour (WC-SCEN-CONSOL-01). */
record ConsolidatedProgress() implements ScenarioRules {
    /** WC-BG-SETUP-05. */
    @Override
    public List<Objective> objectives() {
        return List.of(
                new Objective("B2", MarkerColour.BLUE, 2, null, Spot.at(16, 51)),
                new Objective("B1", MarkerColour.BLUE, 1, null, Spot.at(16, 37)),
                new Objective("R2", MarkerColour.RED, 2, null, Spot.at(44, 9)),
                new Objective("R1", MarkerColour.RED, 1, null, Spot.at(44, 23)),
                new Objective("C", MarkerColour.BROWN, 0, null, Spot.at(30, 30)));
    }

    @Override
    public Rules setUp() {
        return Rules.of(
                "WC-SCEN-CONSOL-01",
                "WC-SCEN-CONSOL-02",
                "WC-BG-SETUP-05",
                "WC-SCEN-CONSOL-03",
                "WC-SCEN-CONSOL-07");
    }

    @Override
    public List<ScoreLine> score(Battle battle, Side side) {
        var own = battle.colour(side);
        var rival = battle.colour(side.other());
        int centre = held(battle, side, one -> one.marking() == MarkerColour.BROWN);
        int second = held(battle, side, one -> one.marking() == rival && one.number() == 2);
        int lost = held(battle, side.other(), one -> one.marking() == own);
        return new ScoreLines()
                .add(ScoreReason.CENTRAL_OBJECTIVE, 1, centre > 0)
                .add(ScoreReason.RIVAL_SECOND_OBJECTIVE, 1, second > 0)
                .add(ScoreReason.OWN_PAIR_SAFE, 1, lost == 0)
                .list();
    }
}
