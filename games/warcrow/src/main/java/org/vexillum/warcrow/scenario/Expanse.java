package org.vexillum.warcrow.scenario;

import static org.vexillum.warcrow.scenario.ScenarioRules.held;

import java.util.List;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.Side;
import org.vexillum.warcrow.table.Battle;
import org.vexillum.warcrow.table.DeploymentZone;
import org.vexillum.warcrow.table.MarkerColour;
import org.vexillum.warcrow.table.Objective;
import org.vexillum.warcrow.table.Spot;

/** Four brown objectives before the zones, a blue one in the middle (WC-SCEN-EXPANSE-01). */
record Expanse() implements ScenarioRules {
    /** WC-BG-SETUP-02. */
    @Override
    public List<Objective> objectives() {
        return List.of(
                new Objective("N1", MarkerColour.BROWN, 0, DeploymentZone.A, Spot.at(16, 7)),
                new Objective("N2", MarkerColour.BROWN, 0, DeploymentZone.A, Spot.at(44, 7)),
                new Objective("N3", MarkerColour.BROWN, 0, DeploymentZone.B, Spot.at(16, 53)),
                new Objective("N4", MarkerColour.BROWN, 0, DeploymentZone.B, Spot.at(44, 53)),
                new Objective("C", MarkerColour.BLUE, 0, null, Spot.at(30, 30)));
    }

    @Override
    public Rules setUp() {
        return Rules.of(
                "WC-SCEN-EXPANSE-01",
                "WC-SCEN-EXPANSE-02",
                "WC-BG-SETUP-02",
                "WC-SCEN-EXPANSE-03",
                "WC-SCEN-EXPANSE-04",
                "WC-SCEN-EXPANSE-08");
    }

    @Override
    public int zoneDepth() {
        return 6;
    }

    /** WC-SCEN-EXPANSE-03. */
    @Override
    public @Nullable DeploymentZone startsWith(Objective objective) {
        return objective.adjoins();
    }

    @Override
    public List<ScoreLine> score(Battle battle, Side side) {
        int own = brown(battle, side);
        int rival = brown(battle, side.other());
        int centre = held(battle, side, one -> one.marking() != MarkerColour.BROWN);
        return new ScoreLines()
                .add(ScoreReason.MORE_BROWN, 2, own > rival)
                .add(ScoreReason.LEVEL_BROWN, 1, own == rival)
                .add(ScoreReason.CENTRE_OF_EXPANSE, 1, centre > 0)
                .list();
    }

    private static int brown(Battle battle, Side side) {
        return held(battle, side, one -> one.marking() == MarkerColour.BROWN);
    }
}
