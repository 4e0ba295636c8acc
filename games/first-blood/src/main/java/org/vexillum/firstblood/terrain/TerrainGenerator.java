package org.vexillum.firstblood.terrain;

import static org.vexillum.firstblood.terrain.TerrainKind.BUILDING;
import static org.vexillum.firstblood.terrain.TerrainKind.FENCE;
import static org.vexillum.firstblood.terrain.TerrainKind.FOREST;
import static org.vexillum.firstblood.terrain.TerrainKind.HILL;
import static org.vexillum.firstblood.terrain.TerrainKind.LAVA;
import static org.vexillum.firstblood.terrain.TerrainKind.POND;
import static org.vexillum.firstblood.terrain.TerrainKind.ROCKS;
import static org.vexillum.firstblood.terrain.TerrainKind.RUBBLE;
import static org.vexillum.firstblood.terrain.TerrainKind.RUIN;
import static org.vexillum.firstblood.terrain.TerrainKind.SWAMP;
import static org.vexillum.firstblood.terrain.TerrainKind.TOWER;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.vexillum.kernel.dice.RandomSource;
import org.vexillum.kernel.geometry.Bounds;
import org.vexillum.kernel.geometry.Shape;

/**
 * Terrain for a table: 8 to 12 pieces (FB-BATTLE-03), the same from either side.
 *
 * <p>Pieces come in pairs that are each other's image when the table is turned by half, so that
 * neither edge is better. Every distance is kept, also those an edition only advises. Pieces get
 * smaller if the table has no room for them.
 */
public final class TerrainGenerator {
    public static final int FEWEST = 8;
    public static final int MOST = 12;

    private static final int TRIES = 200;
    private static final double SMALLER = 0.95;

    /** What each pair may be, those with the longest distances first. */
    private static final List<List<TerrainKind>> PAIRS =
            List.of(
                    List.of(RUIN, BUILDING, TOWER),
                    List.of(FOREST),
                    List.of(HILL),
                    List.of(FENCE),
                    List.of(RUBBLE, SWAMP, POND, LAVA),
                    List.of(FENCE, FOREST, ROCKS));

    private final Placement placement;
    private final Bounds table;
    private final RandomSource lot;
    private final List<Terrain> pieces = new ArrayList<>();
    private double scale = 1;

    private TerrainGenerator(Placement placement, RandomSource lot) {
        this.placement = placement;
        this.table = placement.table();
        this.lot = lot;
    }

    public static List<Terrain> generate(Placement placement, RandomSource lot) {
        return new TerrainGenerator(placement, lot).generate();
    }

    private List<Terrain> generate() {
        int pairs = lot.between(FEWEST / 2, MOST / 2);
        while (!place(pairs)) scale *= SMALLER;
        return List.copyOf(pieces);
    }

    /** False if the pieces turned out too big for the table. */
    private boolean place(int pairs) {
        pieces.clear();
        for (int pair = 0; pair < pairs; pair++) if (!placePair(pair)) return false;
        return true;
    }

    private boolean placePair(int pair) {
        var kinds = PAIRS.get(pair);
        var kind = kinds.get(lot.below(kinds.size()));
        for (int i = 0; i < TRIES; i++) {
            var sketch = Sketch.of(kind, scale, lot);
            int x = lot.below(table.width());
            int y = lot.below(table.height());
            if (add(sketch.at(name(kind), x, y))) {
                if (add(sketch.turned().at(name(kind), table.width() - x, table.height() - y)))
                    return true;
                pieces.removeLast();
            }
        }
        return false;
    }

    private String name(TerrainKind kind) {
        return kind.name().toLowerCase(Locale.ROOT) + " " + (pieces.size() + 1);
    }

    private boolean add(Terrain piece) {
        for (Shape part : piece.area().parts()) if (!table.contains(part)) return false;
        return placement.refusal(piece, pieces) == null && pieces.add(piece);
    }
}
