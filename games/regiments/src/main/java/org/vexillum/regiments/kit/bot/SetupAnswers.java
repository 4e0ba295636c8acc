package org.vexillum.regiments.kit.bot;

import java.util.ArrayList;
import java.util.Objects;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.geometry.Angle;
import org.vexillum.kernel.geometry.Lengths;
import org.vexillum.kernel.geometry.Point;
import org.vexillum.kernel.geometry.Pose;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.kernel.referee.Question;
import org.vexillum.regiments.mission.Arrive;
import org.vexillum.regiments.mission.ChooseEdge;
import org.vexillum.regiments.mission.Deploy;
import org.vexillum.regiments.mission.DeploymentZones;
import org.vexillum.regiments.mission.PlaceMarker;
import org.vexillum.regiments.mission.PlaceScout;
import org.vexillum.regiments.mission.SetAside;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Status;
import org.vexillum.regiments.table.Unit;
import org.vexillum.regiments.traits.HoldsOnly;
import org.vexillum.regiments.traits.PlainTrait;

/** How the greedy bot sets up: each unit opposite a marker, as far forward as it may. */
final class SetupAnswers {
    private static final int STEP = Lengths.inches(2);

    private SetupAnswers() {}

    static @Nullable ReasonedAnswer choice(
            Battle battle, Question<Battle, ?> question, Choices<?> choices) {
        return switch (question) {
            case PlaceMarker q -> marker(battle, q.choices(battle));
            case ChooseEdge _ -> edge(battle);
            case SetAside q -> reserves(battle, q.side());
            case Deploy q -> placed(battle, q.side(), Status.UNDEPLOYED, q.choices(battle));
            case PlaceScout q -> placed(battle, q.side(), Status.SCOUT, q.choices(battle));
            case Arrive q -> arrival(battle, q.side(), choices);
            default -> null;
        };
    }

    /** As long as nobody knows his edge: midway between them, far from other markers. */
    private static ReasonedAnswer marker(Battle battle, Choices<Point> choices) {
        int middle = battle.setting().depth() / 2;
        Point best = null;
        double most = Double.NEGATIVE_INFINITY;
        for (var point : choices.list()) {
            double value = apart(battle, point) - 2.0 * Math.abs(point.y() - middle);
            if (value > most) {
                most = value;
                best = point;
            }
        }
        return ReasonedAnswer.of(Objects.requireNonNull(best), BotReason.ANY_PLACE);
    }

    /** How far the nearest marker is; before the first, the middle of the table counts as far. */
    private static double apart(Battle battle, Point point) {
        if (battle.markers().isEmpty())
            return -Math.abs(point.x() - battle.setting().width() / 2.0);
        double nearest = Double.MAX_VALUE;
        for (var marker : battle.markers())
            nearest = Math.min(nearest, distance(point.x(), point.y(), marker.at()));
        return nearest;
    }

    private static ReasonedAnswer edge(Battle battle) {
        long south = 0;
        for (var marker : battle.markers()) south += marker.at().y();
        long north = (long) battle.markers().size() * battle.setting().depth() - south;
        var edge = south <= north ? ChooseEdge.Edge.SOUTH : ChooseEdge.Edge.NORTH;
        return ReasonedAnswer.of(
                edge, south == north ? BotReason.EITHER_EDGE : BotReason.NEARER_EDGE);
    }

    private static ReasonedAnswer reserves(Battle battle, Side side) {
        var ambush = new ArrayList<String>();
        var scouts = new ArrayList<String>();
        for (var unit : battle.units()) {
            if (unit.side() != side) continue;
            if (unit.all(PlainTrait.Scout.class)) scouts.add(unit.id());
            else if (unit.all(PlainTrait.Ambush.class)) ambush.add(unit.id());
        }
        boolean none = ambush.isEmpty() && scouts.isEmpty();
        return ReasonedAnswer.of(
                new SetAside.Reserves(ambush, scouts),
                none ? BotReason.NO_RESERVES : BotReason.RESERVES);
    }

    /** The first unit that waits, opposite the marker that has fewest friends before it. */
    private static @Nullable ReasonedAnswer placed(
            Battle battle, Side side, Status status, Choices<Deploy.Placement> choices) {
        for (var unit : battle.units())
            if (unit.side() == side && unit.status() == status)
                return placed(battle, unit, status, choices);
        return null;
    }

    private static @Nullable ReasonedAnswer placed(
            Battle battle, Unit unit, Status status, Choices<Deploy.Placement> choices) {
        var zones = DeploymentZones.of(battle.setting());
        boolean south = battle.southern() == unit.side();
        var zone =
                status == Status.SCOUT
                        ? zones.scouting(battle, unit.side())
                        : zones.deployment(battle, unit.side());
        boolean back = unit.any(HoldsOnly.class);
        int depth = unit.footDepth();
        int front = south ? zone.maxY() : zone.minY();
        int rear = south ? zone.minY() + depth : zone.maxY() - depth;
        int wanted = wantedX(battle, unit);
        for (int step = 0; step < 80; step++) {
            int x = wanted + (step % 2 == 0 ? 1 : -1) * (step + 1) / 2 * STEP;
            if (x < zone.minX() || x > zone.maxX()) continue;
            var pose = new Pose(x, back ? rear : front, south ? Angle.NORTH : Angle.SOUTH);
            var placement = new Deploy.Placement(unit.id(), pose);
            if (choices.refusal(placement) == null)
                return ReasonedAnswer.of(placement, BotReason.OPPOSITE_MARKER, unit.id());
        }
        return null;
    }

    private static int wantedX(Battle battle, Unit unit) {
        int best = battle.setting().width() / 2;
        int fewest = Integer.MAX_VALUE;
        for (var marker : battle.markers()) {
            int friends = 0;
            for (var other : battle.onTable(unit.side()))
                if (Math.abs(other.front().x() - marker.at().x()) < 5 * STEP) friends++;
            if (friends < fewest) {
                fewest = friends;
                best = marker.at().x();
            }
        }
        return best;
    }

    /** As near as possible to a marker that is not ours. */
    private static ReasonedAnswer arrival(Battle battle, Side side, Choices<?> choices) {
        Deploy.Placement best = null;
        double nearest = Double.MAX_VALUE;
        for (Object answer : choices.list()) {
            if (!(answer instanceof Arrive.Arrival arrival) || arrival.placement() == null)
                continue;
            double distance = distance(battle, side, arrival.placement().front());
            if (distance < nearest) {
                nearest = distance;
                best = arrival.placement();
            }
        }
        if (best == null) return ReasonedAnswer.of(Arrive.Arrival.DECLINED, BotReason.WAIT);
        return ReasonedAnswer.of(new Arrive.Arrival(best), BotReason.ARRIVE, best.unit());
    }

    private static double distance(Battle battle, Side side, Pose front) {
        double nearest = Double.MAX_VALUE / 2;
        for (var marker : battle.markers())
            if (marker.owner() != side)
                nearest = Math.min(nearest, distance(front.x(), front.y(), marker.at()));
        return nearest;
    }

    private static double distance(int x, int y, Point to) {
        double dx = x - to.x();
        double dy = y - to.y();
        return StrictMath.sqrt(dx * dx + dy * dy);
    }
}
