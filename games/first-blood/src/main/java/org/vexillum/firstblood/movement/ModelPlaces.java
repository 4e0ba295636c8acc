package org.vexillum.firstblood.movement;

import org.vexillum.firstblood.table.Regiment;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.geometry.Disc;
import org.vexillum.kernel.geometry.Point;

/** Where the models of a regiment stand, or would stand after a move. */
final class ModelPlaces {
    private final Regiment regiment;
    private final @Nullable Disc[] bases;
    private final int[] floors;

    private ModelPlaces(Regiment regiment) {
        this.regiment = regiment;
        bases = new Disc[regiment.size()];
        floors = new int[regiment.size()];
    }

    static ModelPlaces nowhere(Regiment regiment) {
        return new ModelPlaces(regiment);
    }

    static ModelPlaces now(Regiment regiment) {
        var places = new ModelPlaces(regiment);
        for (int model = 0; model < places.bases.length; model++) {
            if (!regiment.alive(model)) continue;
            places.bases[model] = regiment.place(model);
            places.floors[model] = regiment.floor(model);
        }
        return places;
    }

    static ModelPlaces after(Regiment regiment, ModelMoves moves) {
        var places = now(regiment);
        for (int i = 0; i < moves.models().size(); i++) places.put(moves.models().get(i));
        return places;
    }

    void put(ModelMove go) {
        put(go.model(), go.end(), go.floor());
    }

    void put(int model, Point at, int floor) {
        bases[model] = new Disc(at, regiment.card(model).radius());
        floors[model] = floor;
    }

    void lift(int model) {
        bases[model] = null;
    }

    Regiment regiment() {
        return regiment;
    }

    int size() {
        return bases.length;
    }

    @Nullable Disc base(int model) {
        return bases[model];
    }

    int floor(int model) {
        return floors[model];
    }

    /** A model whose base would overlap one with this centre, or {@link Regiment#NOBODY}. */
    int overlapped(int model, int radius, int x, int y, int floor) {
        for (int other = 0; other < bases.length; other++) {
            var base = bases[other];
            if (other == model || base == null || floors[other] != floor) continue;
            long dx = (long) x - base.x();
            long dy = (long) y - base.y();
            long apart = (long) radius + base.radius();
            if (dx * dx + dy * dy < apart * apart) return other;
        }
        return Regiment.NOBODY;
    }
}
