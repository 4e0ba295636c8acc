package org.vexillum.warcrow.scenario;

import static org.vexillum.warcrow.scenario.ScenarioRules.held;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.Side;
import org.vexillum.warcrow.table.Battle;
import org.vexillum.warcrow.table.DeploymentZone;
import org.vexillum.warcrow.table.MarkerColour;
import org.vexillum.warcrow.table.Objective;
import org.vexillum.warcrow.table.Spot;
import org.vexillum.warcrow.table.UnitStanding;

/** Four quarters of the ground between the zones (WC-SCEN-QUAD-01). */
public record Quadrants() implements ScenarioRules {
    private static final int HALF = 30 * Spot.STRIDE;
    private static final int NEAR = 8 * Spot.STRIDE;
    private static final int FAR = 52 * Spot.STRIDE;
    private static final int WIDE = 60 * Spot.STRIDE;

    /** WC-BG-SETUP-06: 30 strides wide and 22 deep each. */
    @Override
    public List<Objective> objectives() {
        return List.of(
                new Objective("Q1", MarkerColour.BROWN, 0, DeploymentZone.A, Spot.at(15, 19)),
                new Objective("Q2", MarkerColour.BROWN, 0, DeploymentZone.A, Spot.at(45, 19)),
                new Objective("Q3", MarkerColour.BROWN, 0, DeploymentZone.B, Spot.at(15, 41)),
                new Objective("Q4", MarkerColour.BROWN, 0, DeploymentZone.B, Spot.at(45, 41)));
    }

    @Override
    public Rules setUp() {
        return Rules.of("WC-SCEN-QUAD-01", "WC-BG-SETUP-06", "WC-SCEN-QUAD-06", "WC-SCEN-QUAD-10");
    }

    @Override
    public String domain() {
        return "WC-SCEN-QUAD-11";
    }

    @Override
    public List<ScoreLine> score(Battle battle, Side side) {
        int own = held(battle, side, _ -> true);
        int rival = held(battle, side.other(), _ -> true);
        var door = battle.zone(side.other());
        return new ScoreLines()
                .add(ScoreReason.MORE_QUADRANTS, 2, own > rival)
                .add(ScoreReason.LEVEL_QUADRANTS, 1, own == rival)
                .add(
                        ScoreReason.AT_THE_RIVALS_DOOR,
                        1,
                        held(battle, side, one -> one.adjoins() == door) > 0)
                .list();
    }

    /** Where the round base of a leader lies (WC-SCEN-QUAD-03, WC-SCEN-QUAD-04). */
    public static UnitStanding leaderAt(Spot centre, int radius) {
        var touched = new ArrayList<String>();
        boolean low = centre.y() - radius <= HALF && centre.y() + radius >= NEAR;
        boolean high = centre.y() + radius >= HALF && centre.y() - radius <= FAR;
        boolean left = centre.x() - radius <= HALF;
        boolean right = centre.x() + radius >= HALF && centre.x() - radius <= WIDE;
        if (low && left) touched.add("Q1");
        if (low && right) touched.add("Q2");
        if (high && left) touched.add("Q3");
        if (high && right) touched.add("Q4");
        boolean outside = centre.y() - radius < NEAR || centre.y() + radius > FAR;
        return new UnitStanding(List.of(), 0, false, touched, outside);
    }
}
