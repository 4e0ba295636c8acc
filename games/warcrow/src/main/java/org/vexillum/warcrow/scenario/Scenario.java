package org.vexillum.warcrow.scenario;

import java.util.List;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.Side;
import org.vexillum.warcrow.table.Battle;
import org.vexillum.warcrow.table.Objective;

/** The scenarios of the season, which give military points (WC-ADV-03, WC-ADV-07). */
public enum Scenario {
    TAKE_POSITIONS(new TakePositions()),
    EXPANSE(new Expanse()),
    INFLUENCE_ZONES(new InfluenceZones()),
    LOOT(new LootScenario()),
    CONSOLIDATED_PROGRESS(new ConsolidatedProgress()),
    QUADRANTS(new Quadrants());

    private final ScenarioRules rules;

    Scenario(ScenarioRules rules) {
        this.rules = rules;
    }

    public List<Objective> objectives() {
        return rules.objectives();
    }

    public Rules setUp() {
        return rules.setUp();
    }

    /** How deep the deployment zones are, in strides. */
    public int zoneDepth() {
        return rules.zoneDepth();
    }

    /** How near a unit contests an objective, in hundredths of a stride. */
    public int reach() {
        return rules.reach();
    }

    /** The rule of Strategic Domain where the scenario has it, or null. */
    public @Nullable String domain() {
        return rules.domain();
    }

    public List<ScoreLine> score(Battle battle, Side side) {
        return rules.score(battle, side);
    }

    /** Gives control of what starts controlled, and leaves the rest as it is (WC-OBJ-05). */
    public void placeMarkers(Battle battle) {
        for (var one : battle.objectives()) {
            var zone = rules.startsWith(one);
            if (zone != null) battle.setControl(one, battle.zone(Side.A) == zone ? Side.A : Side.B);
        }
    }

    /** Loot is carried; everything else is controlled (WC-SCEN-LOOT-05). */
    public boolean carried() {
        return this == LOOT;
    }

    public boolean quadrants() {
        return this == QUADRANTS;
    }
}
