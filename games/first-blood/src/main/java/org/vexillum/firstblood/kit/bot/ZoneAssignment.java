package org.vexillum.firstblood.kit.bot;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.vexillum.firstblood.army.ModelType;
import org.vexillum.firstblood.movement.MoveLength;
import org.vexillum.firstblood.odds.PointsValue;
import org.vexillum.firstblood.scenario.HeldZones;
import org.vexillum.firstblood.scenario.ObjectiveZone;
import org.vexillum.firstblood.scenario.Scenario;
import org.vexillum.firstblood.scenario.Seizing;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.geometry.Point;

/** Which zone each regiment of a side is to hold, given out one after another. */
final class ZoneAssignment {
    /** What a zone that will count in the next round is worth already. */
    private static final double SOON = 0.6;

    private static final double LATER = 0.25;

    /** What is left of a zone's worth for a regiment that is not needed there. */
    private static final double SPARE = 0.35;

    /** To keep a zone from the enemy, compared with having it. */
    private static final double DENIED = 0.5;

    /** A leader so near to the middle has most of his regiment in the zone. */
    private static final double WELL_INSIDE = 0.4;

    /** A place to go to, and what it is worth to be there at the end of a round. */
    record Goal(Point at, int radius, double worth) {}

    private final Battle battle;
    private final Side side;
    private final List<Claim> claims = new ArrayList<>();
    private final Map<String, Goal> goals = new LinkedHashMap<>();

    private static final class Claim {
        final ObjectiveZone zone;
        final double worth;
        final int enemies;
        int friends;

        Claim(ObjectiveZone zone, double worth, int enemies) {
            this.zone = zone;
            this.worth = worth;
            this.enemies = enemies;
        }

        /** What one more regiment there would be worth. */
        double open() {
            int lead = friends - enemies;
            return lead <= 0 ? worth : worth * SPARE / (1 + lead / 4.0);
        }
    }

    ZoneAssignment(Battle battle, Side side) {
        this.battle = battle;
        this.side = side;
        var scenario = Scenario.of(battle);
        for (var zone : scenario.zones(battle.setting())) {
            double worth = worth(scenario, zone);
            if (worth > 0)
                claims.add(
                        new Claim(zone, worth, Seizing.tally(battle, zone, side.other()).count()));
        }
        assign();
    }

    private double worth(Scenario scenario, ObjectiveZone zone) {
        double prize =
                HeldZones.prize(battle, zone, side)
                        + DENIED * HeldZones.prize(battle, zone, side.other());
        return prize * PointsValue.VICTORY_POINT * timely(scenario, zone);
    }

    private double timely(Scenario scenario, ObjectiveZone zone) {
        int round = battle.round();
        if (scenario.active(zone, round)) return 1;
        if (round < scenario.rounds() && scenario.active(zone, round + 1)) return SOON;
        return round + 1 < scenario.rounds() ? LATER : 0;
    }

    /** The zone given to a regiment, or null. */
    @Nullable Goal of(Regiment regiment) {
        return goals.get(regiment.id());
    }

    /** The regiment and zone that promise most first, until everybody has one. */
    private void assign() {
        var waiting = new ArrayList<Regiment>();
        for (var regiment : battle.regiments(side))
            if (regiment.inPlay() && regiment.living() > 0) waiting.add(regiment);
        while (!waiting.isEmpty() && !claims.isEmpty()) {
            Regiment next = null;
            Claim best = null;
            double most = -1;
            for (var regiment : waiting)
                for (var claim : claims) {
                    double value = claim.open() * nearness(regiment, claim.zone);
                    if (value <= most) continue;
                    most = value;
                    next = regiment;
                    best = claim;
                }
            if (next == null || best == null) return;
            give(next, best);
            waiting.remove(next);
        }
    }

    private void give(Regiment regiment, Claim claim) {
        var zone = claim.zone;
        goals.put(regiment.id(), new Goal(zone.centre(), zone.radius(), claim.open()));
        claim.friends += weight(regiment);
    }

    private double nearness(Regiment regiment, ObjectiveZone zone) {
        var at = RegimentPlaces.of(battle, regiment);
        return at == null ? 0 : nearness(battle, regiment, at, zone.centre(), zone.radius());
    }

    /** 1 inside, less with every round it takes to get there, nothing if there is no time. */
    static double nearness(Battle battle, Regiment regiment, Point at, Point goal, int radius) {
        double away = Math.max(0, RegimentPlaces.apart(at, goal) - WELL_INSIDE * radius);
        if (away == 0) return 1;
        double pace = Math.max(1, 1.5 * MoveLength.lowest(regiment).value());
        double rounds = away / pace;
        int left = Scenario.of(battle).rounds() - battle.round() + 1;
        return rounds > left ? 0.02 / (1 + rounds) : 1 / (1.25 + rounds);
    }

    /** About what a regiment counts in a zone. */
    private static int weight(Regiment regiment) {
        if (regiment.broken()) return 0;
        int each =
                switch (regiment.card().type()) {
                    case INFANTRY -> 1;
                    case CAVALRY, BRUTE -> 2;
                    case MONSTER -> 6;
                };
        boolean infantry = regiment.card().type() == ModelType.INFANTRY;
        return infantry ? (regiment.living() + 1) / 2 + 1 : each * regiment.living();
    }
}
