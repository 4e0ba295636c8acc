package org.vexillum.firstblood.sight;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.terrain.Body;
import org.vexillum.firstblood.terrain.Garrisons;
import org.vexillum.firstblood.terrain.Standing;
import org.vexillum.firstblood.terrain.Terrain;
import org.vexillum.kernel.geometry.Disc;
import org.vexillum.kernel.geometry.Shape;

/** The models and pieces of terrain that may be in the way between two regiments. */
final class Between {
    private static final int MODELS_EACH = 1 << 8;
    private static final int TERRAIN = 1 << 24;

    private final Battle battle;
    private final Way way;
    private final List<Standee> models = new ArrayList<>();
    private final List<Terrain> obstructing = new ArrayList<>();
    private final List<Terrain> obscuring = new ArrayList<>();
    private boolean upstairs;

    /** A model that may be in the way. */
    record Standee(Disc base, int floor, int size, int group) {}

    Between(Battle battle, Regiment from, Regiment to, SightFor purpose) {
        this.battle = battle;
        way = way(battle, from, to);
        boolean ownBlocks =
                purpose != SightFor.CHARGE // FB-CHARGE-07
                        && battle.options().ownRegimentBlocksSight(); // FB-LOS-03
        for (var regiment : battle.regiments())
            if (regiment.onTable() && (ownBlocks || regiment != from)) addModels(regiment);
        for (var piece : battle.terrain()) if (mayBeInTheWay(piece)) addTerrain(piece);
    }

    private static Way way(Battle battle, Regiment from, Regiment to) {
        var start = Circle.round(battle, from);
        var end = Circle.round(battle, to);
        return new Way(start.x(), start.y(), start.radius(), end.x(), end.y(), end.radius());
    }

    /** A circle round all of a regiment. */
    private record Circle(double x, double y, double radius) {
        static Circle round(Battle battle, Regiment regiment) {
            double west = Double.POSITIVE_INFINITY;
            double east = Double.NEGATIVE_INFINITY;
            double south = Double.POSITIVE_INFINITY;
            double north = Double.NEGATIVE_INFINITY;
            for (int model = 0; model < regiment.size(); model++)
                for (Shape shape : Body.of(battle, regiment, model)) {
                    west = Math.min(west, shape.minX());
                    east = Math.max(east, shape.maxX());
                    south = Math.min(south, shape.minY());
                    north = Math.max(north, shape.maxY());
                }
            double width = east - west;
            double depth = north - south;
            double radius = Math.sqrt(width * width + depth * depth) / 2;
            return new Circle((west + east) / 2, (south + north) / 2, radius);
        }
    }

    private void addModels(Regiment regiment) {
        for (int model = 0; model < regiment.size(); model++) {
            var base = regiment.place(model);
            if (base == null || !way.mayMeet(base)) continue;
            int floor = regiment.floor(model);
            int size = Standing.size(battle, regiment, model);
            models.add(new Standee(base, floor, size, group(regiment, model)));
            upstairs |= floor > 0;
        }
    }

    private boolean mayBeInTheWay(Terrain piece) {
        for (Shape part : piece.area().parts()) if (way.mayMeet(part)) return true;
        return false;
    }

    /** Other terrain never hinders sight (FB-TERRAIN-04). */
    private void addTerrain(Terrain piece) {
        if (piece.is(Terrain.Kind.OBSTRUCTING)) obstructing.add(piece);
        if (piece.is(Terrain.Kind.OBSCURING)) obscuring.add(piece);
    }

    List<Standee> models() {
        return models;
    }

    List<Terrain> obstructing() {
        return obstructing;
    }

    List<Terrain> obscuring() {
        return obscuring;
    }

    /** Whether one of the models stands on an upper floor. */
    boolean upstairs() {
        return upstairs;
    }

    int size(Terrain piece) {
        return Standing.size(battle, piece);
    }

    /** Names a model, or the garrison it is in, among what is in the way. */
    int group(Regiment regiment, int model) {
        var garrison = Garrisons.of(battle, regiment);
        if (garrison != null) return group(garrison);
        return battle.regiments().indexOf(regiment) * MODELS_EACH + model;
    }

    int group(Terrain piece) {
        return TERRAIN + battle.terrain().indexOf(piece);
    }
}
