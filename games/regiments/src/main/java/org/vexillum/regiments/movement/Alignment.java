package org.vexillum.regiments.movement;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.geometry.Angle;
import org.vexillum.kernel.geometry.Pose;
import org.vexillum.kernel.geometry.Within;
import org.vexillum.regiments.table.Unit;

/**
 * Sets a charger flush against a side of its target and slides it along (AOFR-MELEE-01).
 *
 * <p>Places are measured along the side from its middle. The block first turns about its own
 * middle, so sliding begins where that middle is abreast of the side.
 */
final class Alignment {
    /** Kept from things slid past, against rounding. */
    private static final int MARGIN = 2;

    private final Unit charger;
    private final TargetSide side;
    private final List<ChargeObstacle> obstacles;
    private final Surroundings around;
    private final int along;
    private final double width;

    Alignment(Unit charger, TargetSide side, List<ChargeObstacle> obstacles, Surroundings around) {
        this.charger = charger;
        this.side = side;
        this.obstacles = obstacles;
        this.around = around;
        along = side.outward() - Angle.QUARTER;
        width = charger.footWidth();
    }

    /** The best place flush with the side for a block that met it here, or null. */
    @Nullable Pose from(Pose met) {
        var middle = Footprint.centre(charger, met);
        double start =
                (middle.x() - side.middleX()) * Angle.sin(along)
                        + (middle.y() - side.middleY()) * Angle.cos(along);
        double play = Math.abs(width - side.length()) / 2;
        double wanted = Math.clamp(start, -play, play);
        var free = at(wanted);
        return free != null ? free : next(start);
    }

    private @Nullable Pose next(double start) {
        Pose best = null;
        double bestContact = 0;
        double bestSlide = 0;
        for (double place : places()) {
            double contact = contact(place);
            double slide = Math.abs(place - start);
            if (contact < bestContact || contact == bestContact && slide >= bestSlide) continue;
            var free = at(place);
            if (free == null) continue;
            best = free;
            bestContact = contact;
            bestSlide = slide;
        }
        return best;
    }

    /** Just past each thing in the way and at the table's edges, as far as there is contact. */
    private List<Double> places() {
        var places = new ArrayList<Double>();
        for (var obstacle : obstacles) {
            double depth = charger.footDepth() + MARGIN;
            var seen = ProjectedShape.of(obstacle.shape());
            double near = look(seen, along).first(0, depth);
            double far = -look(seen, along + Angle.HALF).first(-depth, 0);
            if (Double.isInfinite(near) || Double.isInfinite(far)) continue;
            places.add(near - width / 2 - MARGIN);
            places.add(far + width / 2 + MARGIN);
        }
        addEdges(places);
        places.removeIf(place -> contact(place) <= 0);
        return places;
    }

    private ProjectedShape look(ProjectedShape seen, int direction) {
        return seen.look(side.middleX(), side.middleY(), direction);
    }

    private void addEdges(List<Double> places) {
        double sin = Angle.sin(along);
        double cos = Angle.cos(along);
        var table = around.table();
        double depth = charger.footDepth();
        double reachX = Math.abs(width / 2 * sin) + Math.max(0, depth * cos) + MARGIN;
        double backX = Math.abs(width / 2 * sin) + Math.max(0, -depth * cos) + MARGIN;
        double reachY = Math.abs(width / 2 * cos) + Math.max(0, -depth * sin) + MARGIN;
        double backY = Math.abs(width / 2 * cos) + Math.max(0, depth * sin) + MARGIN;
        if (sin != 0) {
            places.add((table.maxX() - reachX - side.middleX()) / sin);
            places.add((table.minX() + backX - side.middleX()) / sin);
        }
        if (cos != 0) {
            places.add((table.maxY() - reachY - side.middleY()) / cos);
            places.add((table.minY() + backY - side.middleY()) / cos);
        }
    }

    /** The length along which the two would touch. */
    private double contact(double place) {
        double overlap = (width + side.length()) / 2 - Math.abs(place);
        return Math.min(overlap, Math.min(width, side.length()));
    }

    /** The length of contact of a block that stands flush, 0 for one that does not. */
    int contactOf(Pose front) {
        int off = Angle.difference(front.facing(), side.outward() + Angle.HALF);
        if (off != 0 || !side.touchedBy(Footprint.at(charger, front))) return 0;
        double place =
                (front.x() - side.middleX()) * Angle.sin(along)
                        + (front.y() - side.middleY()) * Angle.cos(along);
        return (int) Math.max(0, Math.rint(contact(place)));
    }

    /** The pose at this place with as little clearance as rounding needs, or null. */
    private @Nullable Pose at(double place) {
        double x = side.middleX() + place * Angle.sin(along);
        double y = side.middleY() + place * Angle.cos(along);
        int facing = side.outward() + Angle.HALF;
        for (int clearance = 0; clearance <= 2; clearance++) {
            var front =
                    new Pose(
                            (int) Math.rint(x + clearance * Angle.sin(side.outward())),
                            (int) Math.rint(y + clearance * Angle.cos(side.outward())),
                            facing);
            if (!Within.overlaps(Footprint.at(charger, front), side.block()))
                return free(front) ? front : null;
        }
        return null;
    }

    /** Whether the charger may stand here: on the table, over nothing. */
    boolean free(Pose front) {
        var block = Footprint.at(charger, front);
        if (!around.table().contains(block) || Within.overlaps(block, side.block())) return false;
        for (var obstacle : obstacles) if (Within.overlaps(block, obstacle.shape())) return false;
        return true;
    }
}
