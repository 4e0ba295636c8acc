package org.vexillum.regiments.movement;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.kernel.ExplainedNumber;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.geometry.ConvexPolygon;
import org.vexillum.kernel.geometry.Pose;
import org.vexillum.kernel.geometry.Shape;
import org.vexillum.kernel.geometry.ShapeDistance;
import org.vexillum.kernel.geometry.Within;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Unit;
import org.vexillum.regiments.terrain.Terrain;

/** A unit that looks for somebody to charge: what is the same for all targets. */
final class Charger {
    private final Battle battle;
    private final Unit unit;
    private final boolean careful;
    private final Pose centre;
    private final ExplainedNumber reach;
    private final List<ConvexPolygon> bases;
    private @Nullable Surroundings around;
    private final List<ChargeObstacle> solid = new ArrayList<>();
    private final List<ChargeObstacle> slowing = new ArrayList<>();
    private boolean slow;

    Charger(Battle battle, Unit unit) {
        this(battle, unit, false);
    }

    private Charger(Battle battle, Unit unit, boolean careful) {
        this.battle = battle;
        this.unit = unit;
        this.careful = careful;
        centre = Footprint.centre(unit);
        reach = Allowance.of(unit, Action.CHARGE);
        bases = Footprint.occupied(unit);
    }

    /** The same, for whom dangerous terrain is as good as impassable. */
    static Charger careful(Battle battle, Unit unit) {
        return new Charger(battle, unit, true);
    }

    Unit unit() {
        return unit;
    }

    Pose centre() {
        return centre;
    }

    double halfWidth() {
        return unit.footWidth() / 2.0;
    }

    double halfDepth() {
        return unit.footDepth() / 2.0;
    }

    /** From the middle to a corner. */
    double radius() {
        return Math.sqrt(halfWidth() * halfWidth() + halfDepth() * halfDepth());
    }

    /** How far it charges in the open. */
    ExplainedNumber reach() {
        return reach;
    }

    /** Whether a model is within the charge distance of the target (AOFR-MOVE-08). */
    boolean reaches(Unit target) {
        for (var other : Footprint.occupied(target))
            for (int i = 0; i < bases.size(); i++)
                if (Within.within(bases.get(i), other, reach.value())) return true;
        return false;
    }

    /** The smallest whole distance that two models are within. */
    int nearest(Unit target) {
        int least = Integer.MAX_VALUE;
        for (var other : Footprint.occupied(target))
            for (int i = 0; i < bases.size(); i++)
                least = Math.min(least, ShapeDistance.atMost(bases.get(i), other));
        return least;
    }

    Surroundings around() {
        if (around != null) return around;
        int size = unit.footWidth() + unit.footDepth();
        var found = Surroundings.within(battle, unit, reach.value() + size);
        for (var other : found.neighbours())
            solid.add(thing(other.id(), other.unit(), other.shape()));
        for (var terrain : found.impassable()) addSolid(terrain);
        if (careful) for (var terrain : found.dangerous()) addSolid(terrain);
        if (!found.difficult().isEmpty() && MoveTraits.ignoresDifficult(unit) == null)
            for (var terrain : found.difficult())
                for (var part : terrain.area().parts()) addSlowing(found, terrain.name(), part);
        around = found;
        return found;
    }

    private void addSolid(Terrain terrain) {
        for (var part : terrain.area().parts()) solid.add(thing(terrain.name(), null, part));
    }

    private void addSlowing(Surroundings found, String name, Shape part) {
        slowing.add(thing(name, null, part));
        slow |= Within.overlaps(found.block(), part);
    }

    private ChargeObstacle thing(String name, @Nullable Unit other, Shape shape) {
        var seen = ProjectedShape.of(shape).look(centre.x(), centre.y(), centre.facing());
        return new ChargeObstacle(name, other, shape, seen, ahead(seen));
    }

    double ahead(ProjectedShape seen) {
        double met = seen.first(-halfWidth(), halfWidth()) - halfDepth();
        return met < -ChargeLanes.CLOSE ? Double.POSITIVE_INFINITY : Math.max(0, met);
    }

    /** Units and impassable terrain. */
    List<ChargeObstacle> solid() {
        around();
        return solid;
    }

    /** Terrain that would shorten its charge. */
    List<ChargeObstacle> slowing() {
        around();
        return slowing;
    }

    /** How far it charges at most: it may stand in difficult terrain (AOFR-TERRAIN-04). */
    int limit() {
        around();
        return slow ? slowed() : reach.value();
    }

    /** How far it charges through difficult terrain. */
    int slowed() {
        return Math.min(Allowance.IN_DIFFICULT, reach.value());
    }
}
