package org.vexillum.regiments.mission;

import static org.vexillum.kernel.geometry.Lengths.inches;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.geometry.Angle;
import org.vexillum.kernel.geometry.Bounds;
import org.vexillum.kernel.geometry.ConvexPolygon;
import org.vexillum.kernel.geometry.Pose;
import org.vexillum.kernel.geometry.Within;
import org.vexillum.regiments.movement.Footprint;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Unit;

/** A part of the table where one side may set units down, and what keeps them off it. */
final class PlacementArea {
    /** Units keep this distance from each other (AOFR-MOVE-05). */
    private static final int APART = inches(1);

    /** Ambushers arrive farther than this from every enemy (AOFR-SR-AMBUSH-2). */
    private static final int AMBUSH_APART = inches(9);

    enum Kind {
        ZONE,
        SCOUTING,
        ANYWHERE
    }

    private final Battle battle;
    private final Side side;
    private final Kind kind;
    private final Bounds bounds;
    private final Bounds table;
    private final List<Unit> others = new ArrayList<>();
    private final List<ConvexPolygon> footprints = new ArrayList<>();

    private PlacementArea(Battle battle, Side side, Kind kind, Bounds bounds, Bounds table) {
        this.battle = battle;
        this.side = side;
        this.kind = kind;
        this.bounds = bounds;
        this.table = table;
        for (var unit : battle.units()) {
            if (!unit.onTable()) continue;
            others.add(unit);
            footprints.add(Footprint.of(unit));
        }
    }

    /** AOFR-DEPLOY-02. */
    static PlacementArea zone(Battle battle, Side side) {
        var zones = DeploymentZones.of(battle.setting());
        return new PlacementArea(
                battle, side, Kind.ZONE, zones.deployment(battle, side), zones.table());
    }

    /** AOFR-SR-SCOUT-2. */
    static PlacementArea scouting(Battle battle, Side side) {
        var zones = DeploymentZones.of(battle.setting());
        return new PlacementArea(
                battle, side, Kind.SCOUTING, zones.scouting(battle, side), zones.table());
    }

    /** AOFR-SR-AMBUSH-2. */
    static PlacementArea ambush(Battle battle, Side side) {
        var table = DeploymentZones.of(battle.setting()).table();
        return new PlacementArea(battle, side, Kind.ANYWHERE, table, table);
    }

    Battle battle() {
        return battle;
    }

    Side side() {
        return side;
    }

    Kind kind() {
        return kind;
    }

    Bounds bounds() {
        return bounds;
    }

    List<Unit> others() {
        return others;
    }

    /** The direction from a side's own edge to the enemy's. */
    int ahead() {
        return battle.southern() == side ? Angle.NORTH : Angle.SOUTH;
    }

    boolean takes(Unit unit, Pose front) {
        return refusal(unit, front) == null;
    }

    /** Why this unit may not stand there, or null. */
    @Nullable Refusal refusal(Unit unit, Pose front) {
        if (!table.contains(front.place())) return offTable(unit);
        var shape = Footprint.at(unit, front);
        if (!table.contains(shape)) return offTable(unit);
        if (!bounds.contains(shape)) return outside(unit);
        for (var terrain : battle.setting().terrain())
            if (terrain.impassable() && Within.overlaps(shape, terrain.area()))
                return Refusal.because(
                        "AOFR-TERRAIN-08", "in-impassable", unit.id(), terrain.name());
        for (int i = 0; i < others.size(); i++) {
            var refusal = beside(unit, front, shape, i);
            if (refusal != null) return refusal;
        }
        return null;
    }

    private static Refusal offTable(Unit unit) {
        return Refusal.because("AOFR-FIELD-04", "off-table", unit.id());
    }

    private Refusal outside(Unit unit) {
        return kind == Kind.ZONE
                ? Refusal.because("AOFR-DEPLOY-02", "outside-zone", unit.id())
                : Refusal.because("AOFR-SR-SCOUT-2", "outside-scouting", unit.id());
    }

    private @Nullable Refusal beside(Unit unit, Pose front, ConvexPolygon shape, int other) {
        var neighbour = others.get(other);
        if (kind == Kind.ANYWHERE && neighbour.side() != side) {
            if (!Within.within(shape, footprints.get(other), AMBUSH_APART)) return null;
            return ambushNear(unit, front, neighbour);
        }
        if (!Within.closerThan(shape, footprints.get(other), APART)) return null;
        return Refusal.because("AOFR-MOVE-05", "unit-too-close", unit.id(), neighbour.id());
    }

    /** Every model must be over 9 inches from every enemy model, gaps in a rear row apart. */
    private static @Nullable Refusal ambushNear(Unit unit, Pose front, Unit enemy) {
        var there = unit.copy();
        there.place(front);
        if (!BaseDistance.within(there, enemy, AMBUSH_APART)) return null;
        return Refusal.because("AOFR-SR-AMBUSH-2", "ambush-too-close", unit.id(), enemy.id());
    }
}
