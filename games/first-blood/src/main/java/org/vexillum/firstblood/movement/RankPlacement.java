package org.vexillum.firstblood.movement;

import java.util.ArrayList;
import java.util.Arrays;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.kernel.geometry.Disc;
import org.vexillum.kernel.geometry.Point;

/** Models set down in ranks round their leader, wider than deep. */
final class RankPlacement {
    /** Bases set side by side by the engine are so far apart. */
    private static final int AIR = 20;

    private static final int WIDE = 6;
    private static final int DEEP = 4;
    private static final int[][] CELLS = cells();

    /** Whether a model may stand there, with others placed already. */
    interface Fits {
        boolean test(ModelPlaces after, int model, Disc base);
    }

    private RankPlacement() {}

    private static int[][] cells() {
        var cells = new ArrayList<int[]>();
        for (int row = -DEEP; row <= DEEP; row++)
            for (int column = -WIDE; column <= WIDE; column++) cells.add(new int[] {column, row});
        cells.sort((a, b) -> Integer.compare(apart(a), apart(b)));
        return cells.toArray(int[][]::new);
    }

    private static int apart(int[] cell) {
        return cell[0] * cell[0] + 5 * cell[1] * cell[1];
    }

    /** As many of the models as find room, the first of them at the place given. */
    static ModelMoves round(ModelPlaces after, int[] models, Point place, Fits fits) {
        var placed = new ArrayList<ModelMove>();
        var regiment = after.regiment();
        int apart = widest(regiment) + AIR;
        int next = 0;
        for (int model : models)
            while (next < CELLS.length) {
                var cell = CELLS[next++];
                int x = place.x() + cell[0] * apart;
                int y = place.y() + cell[1] * apart;
                if (!thereIs(x, y)) continue;
                var base = new Disc(x, y, regiment.card(model).radius());
                if (!fits.test(after, model, base)) {
                    if (next == 1) return ModelMoves.STAY;
                    continue;
                }
                after.put(model, base.centre(), 0);
                placed.add(ModelMove.to(model, base.centre()));
                break;
            }
        return new ModelMoves(placed);
    }

    private static boolean thereIs(int x, int y) {
        return Math.abs(x) < Point.LIMIT / 2 && Math.abs(y) < Point.LIMIT / 2;
    }

    private static int widest(Regiment regiment) {
        int widest = 0;
        for (int model : regiment.models())
            widest = Math.max(widest, 2 * regiment.card(model).radius());
        return widest;
    }

    /** Leaders first, then the others as they are numbered. */
    static int[] leadersFirst(Regiment regiment) {
        int[] leaders = regiment.leaders();
        int[] order = Arrays.copyOf(leaders, regiment.living());
        int count = leaders.length;
        for (int model : regiment.models()) if (!regiment.leads(model)) order[count++] = model;
        return order;
    }
}
