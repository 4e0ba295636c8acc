package org.vexillum.regiments.terrain;

import static org.vexillum.kernel.geometry.Lengths.inches;
import static org.vexillum.regiments.terrain.TerrainKind.BUILDING;
import static org.vexillum.regiments.terrain.TerrainKind.CLIFF;
import static org.vexillum.regiments.terrain.TerrainKind.CROPS;
import static org.vexillum.regiments.terrain.TerrainKind.DEEP_WATER;
import static org.vexillum.regiments.terrain.TerrainKind.FOREST;
import static org.vexillum.regiments.terrain.TerrainKind.LAVA;
import static org.vexillum.regiments.terrain.TerrainKind.MARSH;
import static org.vexillum.regiments.terrain.TerrainKind.ROCKS;
import static org.vexillum.regiments.terrain.TerrainKind.RUINS;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.kernel.dice.RandomSource;
import org.vexillum.kernel.geometry.Area;
import org.vexillum.kernel.geometry.Bounds;
import org.vexillum.kernel.geometry.Shape;
import org.vexillum.kernel.geometry.Within;

/**
 * Terrain for a table: 11 to 15 pieces (AOFR-FIELD-02), the same from either side.
 *
 * <p>Pieces come in pairs that are each other's image when the table is turned by half, so that
 * neither edge is better. None overlaps another; regiments pass between what is impassable, and no
 * impassable piece takes room from deployment.
 */
public final class TerrainGenerator {
    public static final int FEWEST = 11;
    public static final int MOST = 15;

    private static final int GAP = inches(1);
    private static final int PASSAGE = inches(6);
    private static final int KEPT_FREE = inches(13);
    private static final int TRIES = 60;

    /** What each pair of pieces may be; with fewer pairs the last ones are left out. */
    private static final List<List<TerrainKind>> PAIRS =
            List.of(
                    List.of(FOREST),
                    List.of(BUILDING, CLIFF),
                    List.of(RUINS),
                    List.of(CROPS),
                    List.of(ROCKS, MARSH),
                    List.of(FOREST, RUINS, CROPS),
                    List.of(DEEP_WATER, LAVA));

    /** What lies in the middle, if anything. */
    private static final List<TerrainKind> MIDDLE = List.of(FOREST, RUINS, CROPS, ROCKS);

    private final Bounds table;
    private final RandomSource lot;
    private final List<TerrainKind> kinds = new ArrayList<>();
    private final List<Shape> shapes = new ArrayList<>();
    private double scale;

    private TerrainGenerator(int width, int depth, RandomSource lot) {
        table = Bounds.ofSize(width, depth);
        this.lot = lot;
        double usual = 72.0 * 48 * inches(1) * inches(1);
        scale = Math.min(1, Math.sqrt((double) width * depth / usual));
    }

    public static List<Terrain> generate(int width, int depth, RandomSource lot) {
        return new TerrainGenerator(width, depth, lot).generate();
    }

    private List<Terrain> generate() {
        int pieces = lot.between(FEWEST, MOST);
        while (!place(pieces)) scale *= 0.9;
        var terrain = new ArrayList<Terrain>();
        for (int i = 0; i < pieces; i++) {
            var name = kinds.get(i).word() + " " + (i + 1);
            terrain.add(kinds.get(i).on(name, Area.of(shapes.get(i))));
        }
        return terrain;
    }

    /** False if the pieces turned out too big for the table. */
    private boolean place(int pieces) {
        kinds.clear();
        shapes.clear();
        if (pieces % 2 != 0) {
            var kind = one(MIDDLE);
            var sketch = Sketch.of(kind, scale, lot);
            add(kind, sketch.at(table.width() / 2, table.height() / 2));
        }
        for (int pair = 0; pair < pieces / 2; pair++) if (!placePair(pair)) return false;
        return true;
    }

    private boolean placePair(int pair) {
        var kind = one(PAIRS.get(pair));
        for (int i = 0; i < TRIES; i++) {
            var sketch = Sketch.of(kind, scale, lot);
            int x = lot.below(table.width());
            int y = lot.below(table.height());
            var here = sketch.at(x, y);
            var there = sketch.turned().at(table.width() - x, table.height() - y);
            if (!fits(kind, here) || tooNear(kind, here, kind, there)) continue;
            add(kind, here);
            add(kind, there);
            return true;
        }
        return false;
    }

    private TerrainKind one(List<TerrainKind> of) {
        return of.get(lot.below(of.size()));
    }

    private void add(TerrainKind kind, Shape shape) {
        kinds.add(kind);
        shapes.add(shape);
    }

    /** What fits here fits on the other side too: everything else stands in pairs. */
    private boolean fits(TerrainKind kind, Shape shape) {
        if (!table.contains(shape)) return false;
        if (impassable(kind) && !between().contains(shape)) return false;
        for (int i = 0; i < shapes.size(); i++)
            if (tooNear(kind, shape, kinds.get(i), shapes.get(i))) return false;
        return true;
    }

    private Bounds between() {
        int free = Math.min(KEPT_FREE, table.height() / 4);
        return new Bounds(0, free, table.maxX(), table.maxY() - free);
    }

    private boolean tooNear(TerrainKind one, Shape shape, TerrainKind other, Shape neighbour) {
        boolean walls = impassable(one) && impassable(other);
        int gap = (int) ((walls ? PASSAGE : GAP) * scale);
        return Within.closerThan(shape, neighbour, gap) || Within.overlaps(shape, neighbour);
    }

    private static boolean impassable(TerrainKind kind) {
        return kind.is(TerrainKind.Type.IMPASSABLE);
    }
}
