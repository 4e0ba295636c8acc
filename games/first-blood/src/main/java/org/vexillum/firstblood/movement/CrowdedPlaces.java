package org.vexillum.firstblood.movement;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.geometry.Disc;
import org.vexillum.kernel.geometry.Point;
import org.vexillum.kernel.geometry.Within;

/** Bases about a place that a model takes. */
final class CrowdedPlaces {
    private static final int ROUND = 48;
    private static final int FARTHEST = 80;

    /** Places are whole numbers; so much keeps them on the right side of an edge. */
    private static final int SLACK = 2;

    private final Battle battle;
    private final Regiment stepping;
    private final int model;
    private final int floor;
    private final int radius;
    private final PlaceCheck ground;

    CrowdedPlaces(Battle battle, Regiment stepping, int model, int floor) {
        this.battle = battle;
        this.stepping = stepping;
        this.model = model;
        this.floor = floor;
        radius = stepping.card(model).radius();
        ground = new PlaceCheck(battle);
    }

    @Nullable Point nearest(Disc from, List<Point> spots) {
        Point nearest = null;
        long least = Long.MAX_VALUE;
        for (var spot : spots) {
            long apart = square(spot.x() - from.x()) + square(spot.y() - from.y());
            if (apart >= least || !free(spot)) continue;
            least = apart;
            nearest = spot;
        }
        return nearest;
    }

    /**
     * Places in a round area where the base would touch what stands there.
     *
     * <p>The nearest free place is straight ahead, or touches a base on the edge of the area, or
     * touches two bases. A gap between two bases that is shut off by others is none: those in the
     * way make room.
     */
    List<Point> beside(Disc from, Disc area) {
        var edge = new Disc(area.centre(), area.radius() - SLACK);
        var kept = new ArrayList<Disc>();
        for (var other : battle.regiments())
            for (int i = 0; i < other.size(); i++) {
                var base = other.place(i);
                boolean self = other == stepping && i == model;
                if (base == null || self || other.floor(i) != floor) continue;
                var round = new Disc(base.centre(), base.radius() + radius + SLACK);
                if (Within.overlaps(round, edge)) kept.add(round);
            }
        var places = new ArrayList<Point>();
        for (int i = 0; i < kept.size(); i++) {
            crossings(edge, kept.get(i), places);
            for (int k = 0; k < i; k++) {
                var gaps = new ArrayList<Point>();
                crossings(kept.get(i), kept.get(k), gaps);
                gaps.removeIf(gap -> !open(from.centre(), gap, kept));
                places.addAll(gaps);
            }
        }
        places.removeIf(spot -> !inside(spot, area));
        return places;
    }

    /** Whether the straight way leads through none of these. */
    private static boolean open(Point from, Point to, List<Disc> kept) {
        double dx = to.x() - from.x();
        double dy = to.y() - from.y();
        double length = Math.max(1, dx * dx + dy * dy);
        for (var one : kept) {
            double ox = one.x() - from.x();
            double oy = one.y() - from.y();
            double share = Math.clamp((ox * dx + oy * dy) / length, 0, 1);
            double sx = ox - share * dx;
            double sy = oy - share * dy;
            if (sx * sx + sy * sy < square(one.radius() - 2 * SLACK)) return false;
        }
        return true;
    }

    private static boolean inside(Point spot, Disc area) {
        return square(spot.x() - area.x()) + square(spot.y() - area.y()) <= square(area.radius());
    }

    /** Where two circles cross. */
    private static void crossings(Disc one, Disc other, List<Point> places) {
        double dx = other.x() - one.x();
        double dy = other.y() - one.y();
        double apart = Math.sqrt(dx * dx + dy * dy);
        if (apart == 0) return;
        double along =
                (apart * apart + square(one.radius()) - square(other.radius())) / (2 * apart);
        double across = square(one.radius()) - along * along;
        if (across < 0) return;
        double aside = Math.sqrt(across);
        for (int side = -1; side <= 1; side += 2)
            places.add(
                    one.centre()
                            .plus(
                                    (int) ((dx * along - side * dy * aside) / apart),
                                    (int) ((dy * along + side * dx * aside) / apart)));
    }

    private boolean free(Point spot) {
        return ground.free(new Disc(spot, radius), stepping, model, floor);
    }

    /** Pushes every base off the place, each by as little as it can. */
    List<MoveEvents.Pushed> makeRoom(Point spot) {
        var pushed = new ArrayList<MoveEvents.Pushed>();
        stepping.place(model, spot, floor);
        for (var other : battle.regiments())
            for (int i = 0; i < other.size(); i++) {
                var base = other.place(i);
                boolean self = other == stepping && i == model;
                if (base == null || self || other.floor(i) != floor) continue;
                if (!overlaps(base, spot)) continue;
                var aside = aside(other, i, base);
                if (aside == null) continue;
                other.place(i, aside, floor);
                pushed.add(new MoveEvents.Pushed(other.id(), i, base.centre(), aside));
            }
        return pushed;
    }

    private boolean overlaps(Disc base, Point spot) {
        long apart = square(base.x() - spot.x()) + square(base.y() - spot.y());
        return apart < square(base.radius() + radius);
    }

    /** The nearest place where this base overlaps nothing. */
    private @Nullable Point aside(Regiment other, int i, Disc base) {
        int step = Math.max(50, base.radius() / 8);
        for (int ring = 1; ring <= FARTHEST; ring++)
            for (int k = 0; k < ROUND; k++) {
                double angle = 2 * StrictMath.PI * k / ROUND;
                var spot =
                        base.centre()
                                .plus(
                                        (int) (StrictMath.cos(angle) * ring * step),
                                        (int) (StrictMath.sin(angle) * ring * step));
                if (ground.free(new Disc(spot, base.radius()), other, i, floor)) return spot;
            }
        return null;
    }

    private static long square(long length) {
        return length * length;
    }
}
