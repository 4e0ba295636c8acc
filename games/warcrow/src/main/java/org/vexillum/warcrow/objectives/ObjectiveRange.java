package org.vexillum.warcrow.objectives;

import org.vexillum.kernel.Rules;
import org.vexillum.warcrow.table.Battle;
import org.vexillum.warcrow.table.Objective;
import org.vexillum.warcrow.table.Options.ContestFrom;
import org.vexillum.warcrow.table.Options.LeaderInside;
import org.vexillum.warcrow.table.Spot;
import org.vexillum.warcrow.table.Unit;

/** Whether units stand near enough. */
public final class ObjectiveRange {
    private ObjectiveRange() {}

    /** Whether a unit stands where it contests this objective (WC-OBJ-08, WC-SCEN-QUAD-03). */
    public static boolean contests(Battle battle, Unit unit, Objective objective) {
        if (battle.setting().scenario().quadrants()) return inside(battle, unit, objective);
        int reach = battle.setting().scenario().reach();
        return battle.options().contestFrom() == ContestFrom.LEADER // WC-OBJ-15
                ? unit.standing().leaderWithin(objective.id(), reach)
                : unit.standing().within(objective.id(), reach);
    }

    /** A leader whose base touches two quadrants is in none (WC-SCEN-QUAD-04). */
    private static boolean inside(Battle battle, Unit unit, Objective quadrant) {
        var standing = unit.standing();
        if (standing.quadrants().size() != 1 || !standing.quadrants().contains(quadrant.id()))
            return false;
        return battle.options().leaderInside() == LeaderInside.TOUCHING || !standing.outside();
    }

    /** The rules by which it was measured. */
    public static Rules rules(Battle battle) {
        var scenario = battle.setting().scenario();
        if (scenario.quadrants()) return Rules.of("WC-SCEN-QUAD-02", "WC-SCEN-QUAD-03");
        var rules = Rules.of("WC-OBJ-08");
        if (scenario.reach() > 3 * Spot.STRIDE) rules = rules.and("WC-SCEN-INFLUENCE-10");
        return rules.and("WC-OBJ-15");
    }

    /** Whether a unit is adjacent to a marker (WC-BG-ADJ-01). */
    public static boolean adjacent(Battle battle, Unit unit, String marker) {
        return unit.standing().within(marker, battle.options().adjacentGap().hundredths());
    }
}
