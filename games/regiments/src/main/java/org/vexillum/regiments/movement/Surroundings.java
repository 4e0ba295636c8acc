package org.vexillum.regiments.movement;

import static org.vexillum.kernel.geometry.Lengths.INCH;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.geometry.Angle;
import org.vexillum.kernel.geometry.Bounds;
import org.vexillum.kernel.geometry.ConvexPolygon;
import org.vexillum.kernel.geometry.Shape;
import org.vexillum.kernel.geometry.StraightSweep;
import org.vexillum.kernel.geometry.TurnSweep;
import org.vexillum.kernel.geometry.Within;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Unit;
import org.vexillum.regiments.terrain.Terrain;

/** What lies round a unit within its reach, and whether that lets it pass. */
final class Surroundings {
    private final Unit unit;
    private final ConvexPolygon block;
    private final boolean flies;
    private final Bounds table;
    private final List<NearbyUnit> neighbours = new ArrayList<>();
    private final List<Terrain> impassable = new ArrayList<>();
    private final List<Terrain> difficult = new ArrayList<>();
    private final List<Terrain> dangerous = new ArrayList<>();

    private Surroundings(Battle battle, Unit unit) {
        this.unit = unit;
        block = Footprint.of(unit);
        flies = MoveTraits.flies(unit);
        table = Bounds.ofSize(battle.setting().width(), battle.setting().depth());
    }

    /** Everything that matters to a unit that moves its middle no farther than the reach. */
    static Surroundings within(Battle battle, Unit unit, int reach) {
        return without(null, battle, unit, reach);
    }

    /** The same for a unit that moves away from another, which therefore cannot be in its way. */
    static Surroundings without(@Nullable Unit left, Battle battle, Unit unit, int reach) {
        var around = new Surroundings(battle, unit);
        var centre = Footprint.centre(unit);
        int radius = reach + INCH + (unit.footWidth() + unit.footDepth()) / 2;
        var zone =
                new Bounds(
                        centre.x() - radius,
                        centre.y() - radius,
                        centre.x() + radius,
                        centre.y() + radius);
        for (var other : battle.units())
            if (other != unit && other != left && other.onTable() && other.place() != null)
                around.addNeighbour(other, zone);
        for (var terrain : battle.setting().terrain()) around.addTerrain(terrain, zone);
        return around;
    }

    private void addNeighbour(Unit other, Bounds zone) {
        var front = other.front();
        int size = other.footWidth() + other.footDepth();
        if (front.x() + size < zone.minX()
                || front.x() - size > zone.maxX()
                || front.y() + size < zone.minY()
                || front.y() - size > zone.maxY()) return;
        neighbours.add(NearbyUnit.of(other, block));
    }

    private void addTerrain(Terrain terrain, Bounds zone) {
        boolean matters = terrain.impassable() || terrain.difficult() || terrain.dangerous();
        if (!matters || !reaches(terrain, zone)) return;
        if (terrain.impassable()) impassable.add(terrain);
        if (terrain.difficult()) difficult.add(terrain);
        if (terrain.dangerous()) dangerous.add(terrain);
    }

    private static boolean reaches(Terrain terrain, Bounds zone) {
        for (var part : terrain.area().parts()) if (meets(part, zone)) return true;
        return false;
    }

    private static boolean meets(Shape shape, Bounds zone) {
        return shape.minX() < zone.maxX()
                && shape.maxX() > zone.minX()
                && shape.minY() < zone.maxY()
                && shape.maxY() > zone.minY();
    }

    ConvexPolygon block() {
        return block;
    }

    boolean flies() {
        return flies;
    }

    Bounds table() {
        return table;
    }

    /** How far a block can be shifted in a direction before it leaves the table. */
    double untilEdge(ConvexPolygon block, int direction) {
        double east = Angle.sin(direction);
        double north = Angle.cos(direction);
        double x = east > 0 ? table.maxX() - block.maxX() : block.minX() - table.minX();
        double y = north > 0 ? table.maxY() - block.maxY() : block.minY() - table.minY();
        double acrossX = east == 0 ? Double.MAX_VALUE : x / Math.abs(east);
        double acrossY = north == 0 ? Double.MAX_VALUE : y / Math.abs(north);
        return Math.min(acrossX, acrossY);
    }

    List<NearbyUnit> neighbours() {
        return neighbours;
    }

    List<Terrain> impassable() {
        return impassable;
    }

    List<Terrain> difficult() {
        return difficult;
    }

    List<Terrain> dangerous() {
        return dangerous;
    }

    /** Why the unit cannot take this way, or null: AOFR-MOVE-05, AOFR-MOVE-06, AOFR-MOVE-07. */
    @Nullable Refusal refusal(ManoeuvrePoses track) {
        var atStop = block.moved(track.beforeX(), track.beforeY());
        var turned = track.turns() ? Footprint.at(unit, track.turned()) : atStop;
        var end = turned.moved(track.afterX(), track.afterY());
        if (!table.contains(atStop) || !table.contains(end))
            return Refusal.because("AOFR-FIELD-04", "leaves-table");
        if (flies) {
            var refusal = track.turns() ? swingRefusal(track) : null;
            return refusal != null ? refusal : landingRefusal(end);
        }
        return onFoot(track, turned);
    }

    private @Nullable Refusal onFoot(ManoeuvrePoses track, ConvexPolygon turned) {
        var refusal = straightRefusal(block, track.beforeX(), track.beforeY());
        if (refusal == null && track.turns()) refusal = swingRefusal(track);
        if (refusal == null && (track.turns() || track.moves()))
            refusal = straightRefusal(turned, track.afterX(), track.afterY());
        return refusal;
    }

    /** Why the unit cannot be shifted straight, whatever its facing. */
    @Nullable Refusal shiftRefusal(int dx, int dy) {
        var end = block.moved(dx, dy);
        if (!table.contains(end)) return Refusal.because("AOFR-FIELD-04", "leaves-table");
        return flies ? landingRefusal(end) : straightRefusal(block, dx, dy);
    }

    /** Why a block cannot be shifted straight from here. */
    private @Nullable Refusal straightRefusal(ConvexPolygon from, int dx, int dy) {
        if (from == block && dx == 0 && dy == 0) return null;
        var swept = StraightSweep.hull(from, dx, dy);
        for (var other : neighbours) {
            if (other.overlaps(swept))
                return Refusal.because("AOFR-MOVE-06", "through-unit", other.id());
            if (other.tooClose(swept))
                return Refusal.because("AOFR-MOVE-05", "too-close", other.id());
        }
        for (var terrain : impassable)
            if (Within.overlaps(swept, terrain.area()))
                return Refusal.because("AOFR-TERRAIN-08", "impassable", terrain.name());
        return null;
    }

    private @Nullable Refusal swingRefusal(ManoeuvrePoses track) {
        var centre = Footprint.centre(unit, track.stop());
        int width = unit.footWidth();
        int depth = unit.footDepth();
        if (!TurnSweep.staysInside(centre, width, depth, track.pivot(), table))
            return new Refusal(
                    "swing-leaves-table", List.of(), Rules.of("AOFR-MOVE-07", "AOFR-FIELD-04"));
        if (flies) return null;
        for (var other : neighbours)
            if (TurnSweep.overlaps(centre, width, depth, track.pivot(), other.shape()))
                return Refusal.because("AOFR-MOVE-07", "swing-hits-unit", other.id());
        for (var terrain : impassable)
            if (TurnSweep.overlaps(centre, width, depth, track.pivot(), terrain.area()))
                return Refusal.because("AOFR-MOVE-07", "swing-hits-terrain", terrain.name());
        return null;
    }

    /** Why a flying unit cannot end here (AOFR-SR-FLYING-1). */
    private @Nullable Refusal landingRefusal(ConvexPolygon end) {
        for (var other : neighbours) {
            if (other.overlaps(end))
                return Refusal.because("AOFR-SR-FLYING-1", "lands-on-unit", other.id());
            if (other.tooClose(end))
                return new Refusal(
                        "too-close",
                        List.of(other.id()),
                        Rules.of("AOFR-MOVE-05", "AOFR-SR-FLYING-1"));
        }
        for (var terrain : impassable)
            if (Within.overlaps(end, terrain.area()))
                return Refusal.because("AOFR-SR-FLYING-1", "lands-in-terrain", terrain.name());
        return null;
    }

    /** Whether any part of the block is in difficult terrain anywhere on its way. */
    boolean throughDifficult(ManoeuvrePoses track) {
        return slowing(track) != null;
    }

    /** The first difficult terrain that any part of the block is in on its way, or null. */
    @Nullable Terrain slowing(ManoeuvrePoses track) {
        if (difficult.isEmpty()) return null;
        var crossed = new SweptGround(unit, track, block);
        for (var terrain : difficult) if (crossed.over(terrain.area())) return terrain;
        return null;
    }
}
