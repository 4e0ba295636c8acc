package org.vexillum.warcrow.scenario;

import static org.vexillum.warcrow.scenario.ScenarioRules.held;

import java.util.List;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.Side;
import org.vexillum.warcrow.table.Battle;
import org.vexillum.warcrow.table.MarkerColour;
import org.vexillum.warcrow.table.Objective;
import org.vexillum.warcrow.table.Spot;

/** Five objectives that are contested from afar (WC-SCEN-INFLUENCE-01). */
record InfluenceZones() implements ScenarioRules {
    /** WC-BG-SETUP-03. */
    @Override
    public List<Objective> objectives() {
        return List.of(
                new Objective("R1", MarkerColour.RED, 0, null, Spot.at(10, 18)),
                new Objective("R2", MarkerColour.RED, 0, null, Spot.at(50, 18)),
                new Objective("B1", MarkerColour.BLUE, 0, null, Spot.at(10, 42)),
                new Objective("B2", MarkerColour.BLUE, 0, null, Spot.at(50, 42)),
                new Objective("C", MarkerColour.BROWN, 0, null, Spot.at(30, 30)));
    }

    @Override
    public Rules setUp() {
        return Rules.of(
                "WC-SCEN-INFLUENCE-01",
                "WC-SCEN-INFLUENCE-02",
                "WC-BG-SETUP-03",
                "WC-SCEN-INFLUENCE-03",
                "WC-SCEN-INFLUENCE-07");
    }

    /** WC-SCEN-INFLUENCE-10. */
    @Override
    public int reach() {
        return 7 * Spot.STRIDE;
    }

    @Override
    public String domain() {
        return "WC-SCEN-INFLUENCE-08";
    }

    @Override
    public List<ScoreLine> score(Battle battle, Side side) {
        int own = held(battle, side, _ -> true);
        var rival = battle.colour(side.other());
        return new ScoreLines()
                .add(ScoreReason.MORE_OBJECTIVES, 1, own > held(battle, side.other(), _ -> true))
                .add(
                        ScoreReason.ONE_OF_THE_RIVAL,
                        1,
                        held(battle, side, one -> one.marking() == rival) > 0)
                .add(ScoreReason.TWO_OBJECTIVES, 1, own >= 2)
                .list();
    }
}
