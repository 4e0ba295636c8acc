package org.vexillum.firstblood.scenario;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Options;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;

/** The zones claimed in a victory phase and what each scenario pays for them. */
public final class HeldZones {
    /** Points for one zone, or for two that must be held together. */
    record Prize(String zone, int points, String rule) {}

    private final Map<String, @Nullable Side> holders = new LinkedHashMap<>();

    /** The points this zone gives a side that holds it and no other. */
    public static int prize(Battle battle, ObjectiveZone zone, Side side) {
        var held = new HeldZones();
        held.put(zone.name(), side);
        int points = 0;
        for (var prize : held.prizes(Scenario.of(battle), battle.options(), side))
            points += prize.points();
        return points;
    }

    void put(String zone, @Nullable Side holder) {
        holders.put(zone, holder);
    }

    private boolean has(Side side, String zone) {
        return holders.get(zone) == side;
    }

    List<Prize> prizes(Scenario scenario, Options options, Side side) {
        return switch (scenario) {
            case SACK_THE_CAMP -> camp(side);
            case A_SCORE_TO_SETTLE -> List.of();
            case LAYING_A_CLAIM -> claim(options, side);
            case TIME_IS_OF_THE_ESSENCE -> all(side);
        };
    }

    /** FB-SCEN1-02: the zone nearest the opponent; one's own gives nothing. */
    private List<Prize> camp(Side side) {
        var prizes = new ArrayList<Prize>();
        var far = side == Side.A ? Scenario.NORTH : Scenario.SOUTH;
        if (has(side, Scenario.CENTRE)) prizes.add(new Prize(Scenario.CENTRE, 2, "FB-SCEN1-02"));
        if (has(side, far)) prizes.add(new Prize(far, 3, "FB-SCEN1-02"));
        return prizes;
    }

    /** FB-SCEN3-02. */
    private List<Prize> claim(Options options, Side side) {
        var prizes = new ArrayList<Prize>();
        if (has(side, Scenario.CENTRE)) prizes.add(new Prize(Scenario.CENTRE, 2, "FB-SCEN3-02"));
        boolean west = has(side, Scenario.WEST);
        boolean east = has(side, Scenario.EAST);
        if (options.scenario3SidePoints() == Options.Scenario3SidePoints.BOTH_NEEDED) {
            if (west && east) prizes.add(new Prize("west and east", 3, "FB-SCEN3-02"));
            return prizes;
        }
        if (west) prizes.add(new Prize(Scenario.WEST, 3, "FB-SCEN3-02"));
        if (east) prizes.add(new Prize(Scenario.EAST, 3, "FB-SCEN3-02"));
        return prizes;
    }

    /** FB-SCEN4-03. */
    private List<Prize> all(Side side) {
        var prizes = new ArrayList<Prize>();
        for (var zone : holders.keySet())
            if (has(side, zone)) prizes.add(new Prize(zone, 2, "FB-SCEN4-03"));
        return prizes;
    }
}
