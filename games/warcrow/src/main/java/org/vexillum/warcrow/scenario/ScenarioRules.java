package org.vexillum.warcrow.scenario;

import java.util.List;
import java.util.function.Predicate;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.Side;
import org.vexillum.warcrow.table.Battle;
import org.vexillum.warcrow.table.DeploymentZone;
import org.vexillum.warcrow.table.Objective;
import org.vexillum.warcrow.table.Spot;

/** What one scenario says. */
interface ScenarioRules {
    List<Objective> objectives();

    /** The rules behind material, set-up, rounds and end. */
    Rules setUp();

    /** The points a company scores at the end of a round. */
    List<ScoreLine> score(Battle battle, Side side);

    /** How deep the deployment zones are, in strides. */
    default int zoneDepth() {
        return 8;
    }

    /** How near a unit contests an objective (WC-OBJ-08). */
    default int reach() {
        return 3 * Spot.STRIDE;
    }

    /** Whether Strategic Domain raises conquest values; the rule, or null. */
    default @Nullable String domain() {
        return null;
    }

    /** Who controls an objective before the first turn, by the zone it adjoins. */
    default @Nullable DeploymentZone startsWith(Objective objective) {
        return null;
    }

    /** How many objectives of a kind a company controls. */
    static int held(Battle battle, Side side, Predicate<Objective> kind) {
        int count = 0;
        for (var one : battle.objectives())
            if (kind.test(one) && battle.control(one) == side) count++;
        return count;
    }
}
