package org.vexillum.firstblood.sight;

import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.terrain.MeasuredShape;
import org.vexillum.firstblood.terrain.ModelTerrain;
import org.vexillum.kernel.geometry.Disc;
import org.vexillum.kernel.geometry.Shape;

/** The models of a regiment as one looks from or at them. */
final class RegimentBases {
    private final Regiment regiment;
    private final int[] sizes;
    private final int[] heights;
    private final Disc round;

    RegimentBases(Battle battle, Regiment regiment) {
        this.regiment = regiment;
        sizes = new int[regiment.size()];
        heights = new int[regiment.size()];
        for (int model = 0; model < sizes.length; model++) {
            if (!regiment.alive(model)) continue;
            int elevation = ModelTerrain.elevation(battle, regiment, model);
            sizes[model] = ModelTerrain.size(battle, regiment, model, elevation);
            if (elevation > 0) heights[model] = sizes[model];
        }
        round = round(battle, regiment);
    }

    /** A disc round all its models; somewhere, if none is on the table. */
    private static Disc round(Battle battle, Regiment regiment) {
        int west = Integer.MAX_VALUE;
        int east = Integer.MIN_VALUE;
        int south = Integer.MAX_VALUE;
        int north = Integer.MIN_VALUE;
        for (int model = 0; model < regiment.size(); model++)
            for (Shape shape : MeasuredShape.of(battle, regiment, model)) {
                west = Math.min(west, shape.minX());
                east = Math.max(east, shape.maxX());
                south = Math.min(south, shape.minY());
                north = Math.max(north, shape.maxY());
            }
        if (west > east) return new Disc(0, 0, 1);
        double width = (double) east - west;
        double depth = (double) north - south;
        int radius = (int) Math.ceil(Math.sqrt(width * width + depth * depth) / 2) + 1;
        return new Disc((west + east) / 2, (south + north) / 2, radius);
    }

    Disc round() {
        return round;
    }

    int size(int model) {
        return sizes[model];
    }

    int largest() {
        int most = 0;
        for (int size : sizes) most = Math.max(most, size);
        return most;
    }

    /** Its Size if it stands on something, otherwise 0 (FB-TERRAIN-23). */
    int height(int model) {
        return heights[model];
    }

    /** All models, those nearest to the other crowd first: they are likely to see and be seen. */
    int[] nearestFirst(RegimentBases other) {
        int[] order = new int[sizes.length];
        var distances = new double[sizes.length];
        for (int model = 0; model < order.length; model++) {
            double distance = distance(model, other);
            int place = model;
            for (; place > 0 && distances[place - 1] > distance; place--) {
                order[place] = order[place - 1];
                distances[place] = distances[place - 1];
            }
            order[place] = model;
            distances[place] = distance;
        }
        return order;
    }

    private double distance(int model, RegimentBases other) {
        var base = regiment.place(model);
        if (base == null) return Double.POSITIVE_INFINITY;
        double dx = (double) base.x() - other.round.x();
        double dy = (double) base.y() - other.round.y();
        return dx * dx + dy * dy;
    }
}
