package org.vexillum.firstblood.sight;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.terrain.Garrisons;
import org.vexillum.firstblood.terrain.MeasuredShape;
import org.vexillum.firstblood.terrain.ModelTerrain;
import org.vexillum.firstblood.terrain.Terrain;
import org.vexillum.kernel.geometry.Area;
import org.vexillum.kernel.geometry.Disc;
import org.vexillum.kernel.geometry.Shape;

/** The models and pieces of terrain that may be in the way between two regiments. */
final class InterveningThings {
    private static final int MODELS_EACH = 1 << 8;
    private static final int TERRAIN = 1 << 24;

    private final Battle battle;
    private final SightStrip way;
    private final List<Standee> models = new ArrayList<>();
    private final List<Piece> obstructing = new ArrayList<>();
    private final List<Piece> obscuring = new ArrayList<>();
    private boolean upstairs;

    /** A model that may be in the way. */
    record Standee(Disc base, int floor, int size, int group) {}

    /** A piece of terrain that may be in the way. */
    record Piece(Area area, int size, int group) {}

    /** Within the way, discs round the two regiments. */
    InterveningThings(
            Battle battle, Regiment from, Regiment to, SightStrip way, SightPurpose purpose) {
        this.battle = battle;
        this.way = way;
        boolean ownBlocks =
                purpose != SightPurpose.CHARGE // FB-CHARGE-07
                        && battle.options().ownRegimentBlocksSight(); // FB-LOS-03
        for (int i = 0; i < battle.regiments().size(); i++) {
            var regiment = battle.regiments().get(i);
            if (regiment.onTable() && (ownBlocks || regiment != from)) addModels(regiment, i);
        }
        for (var piece : battle.terrain()) if (mayBeInTheWay(piece)) addTerrain(piece);
    }

    /** A garrison is off the table, so each is a group by itself. */
    private void addModels(Regiment regiment, int place) {
        if (clearlyBeside(regiment)) return;
        for (int model = 0; model < regiment.size(); model++) {
            var base = regiment.place(model);
            if (base == null || !way.mayMeet(base)) continue;
            int floor = regiment.floor(model);
            int size = ModelTerrain.size(battle, regiment, model);
            models.add(new Standee(base, floor, size, place * MODELS_EACH + model));
            upstairs |= floor > 0;
        }
    }

    private boolean clearlyBeside(Regiment regiment) {
        var box = regiment.box();
        return box == null || !way.mayMeet(box);
    }

    private boolean mayBeInTheWay(Terrain piece) {
        for (Shape part : piece.area().parts()) if (way.mayMeet(part)) return true;
        return false;
    }

    /** Other terrain never hinders sight (FB-TERRAIN-04). */
    private void addTerrain(Terrain piece) {
        boolean obstructs = piece.is(Terrain.Kind.OBSTRUCTING);
        boolean obscures = piece.is(Terrain.Kind.OBSCURING);
        if (!obstructs && !obscures) return;
        var found = new Piece(piece.area(), ModelTerrain.size(battle, piece), group(piece));
        if (obstructs) obstructing.add(found);
        if (obscures) obscuring.add(found);
    }

    List<Standee> models() {
        return models;
    }

    List<Piece> obstructing() {
        return obstructing;
    }

    List<Piece> obscuring() {
        return obscuring;
    }

    /** Whether one of the models stands on an upper floor. */
    boolean upstairs() {
        return upstairs;
    }

    /** What at least of this Size crosses the line between the middles of two models. */
    List<String> inTheWay(Regiment from, int model, Regiment to, int other, int least) {
        var start = point(from, model);
        var end = point(to, other);
        int group = group(from, model);
        int otherGroup = group(to, other);
        var found = new ArrayList<String>();
        for (var standee : models) {
            var alone = new ThickLines();
            alone.add(standee.base, standee.group);
            if (standee.size >= least && !alone.any(start, end, group, otherGroup))
                found.add(name(standee.group));
        }
        for (var piece : obstructing) {
            var alone = new ThickLines();
            alone.add(piece.area, piece.group);
            if (piece.size >= least && !alone.any(start, end, group, otherGroup))
                found.add(name(piece.group));
        }
        return found;
    }

    private Disc point(Regiment regiment, int model) {
        Shape body = MeasuredShape.of(battle, regiment, model).getFirst();
        return new Disc((body.minX() + body.maxX()) / 2, (body.minY() + body.maxY()) / 2, 1);
    }

    private String name(int group) {
        return group >= TERRAIN
                ? battle.terrain().get(group - TERRAIN).name()
                : battle.regiments().get(group / MODELS_EACH).id();
    }

    /** Names a model, or the garrison it is in, among what is in the way. */
    int group(Regiment regiment, int model) {
        var garrison = Garrisons.of(battle, regiment);
        if (garrison != null) return group(garrison);
        return battle.regiments().indexOf(regiment) * MODELS_EACH + model;
    }

    private int group(Terrain piece) {
        for (int i = 0; i < battle.terrain().size(); i++)
            if (battle.terrain().get(i) == piece) return TERRAIN + i;
        throw new IllegalArgumentException(piece.name());
    }
}
