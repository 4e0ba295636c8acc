package org.vexillum.firstblood.kit.adjudicate;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.edition.Edition.TerrainSizes;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.terrain.Terrain;
import org.vexillum.gamekit.adjudicate.QueryAnswer;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.geometry.Lengths;
import org.vexillum.kernel.geometry.Shape;

/** What the rules say about a piece of terrain. */
final class TerrainRules {
    private static final int RUIN_LEAST = Lengths.inches(4);
    private static final int RUIN_MOST = Lengths.inches(6);
    private static final int GARRISON_LEAST = Lengths.inches(5);
    private static final int GARRISON_MOST = Lengths.inches(7);
    private static final int OBSTACLE_LONG = Lengths.inches(5);
    private static final int OBSTACLE_WIDE = Lengths.inches(1);

    private TerrainRules() {}

    /** The rules of what it is and of everything it does. */
    static Rules rules(Battle battle, Terrain piece) {
        var rules = Rules.of("FB-TERRAIN-01", "FB-TERRAIN-06");
        for (var kind : piece.kinds()) rules = rules.and(effects(kind));
        if (piece.raised())
            rules =
                    rules.and("FB-TERRAIN-02")
                            .and(
                                    battle.edition().terrainSizes() == TerrainSizes.AGREED
                                            ? "FB-TERRAIN-12-E1"
                                            : "FB-TERRAIN-12-E2");
        if (piece.ruin()) rules = rules.and(Rules.of("FB-RUIN-01", "FB-RUIN-04"));
        else if (piece.garrison() == null) rules = rules.and("FB-TERRAIN-05");
        return rules;
    }

    private static Rules effects(Terrain.Kind kind) {
        return switch (kind) {
            case BROKEN_GROUND -> Rules.of("FB-TERRAIN-08", "FB-TERRAIN-09");
            case DANGEROUS -> Rules.of("FB-TERRAIN-10");
            case VERY_DANGEROUS -> Rules.of("FB-TERRAIN-11");
            case OBSTACLE ->
                    Rules.of("FB-TERRAIN-13", "FB-TERRAIN-14", "FB-TERRAIN-15", "FB-TERRAIN-16");
            case HINDERING -> Rules.of("FB-TERRAIN-17", "FB-TERRAIN-18");
            case WATER -> Rules.of("FB-TERRAIN-19");
            case OBSCURING -> Rules.of("FB-TERRAIN-20");
            case OBSTRUCTING -> Rules.of("FB-TERRAIN-04", "FB-TERRAIN-21");
            case IMPASSABLE -> Rules.of("FB-TERRAIN-22");
        };
    }

    /** Measures that such a piece does not have; they are advice only (FB-TERRAIN-06). */
    static List<QueryAnswer> oddities(Terrain piece) {
        var odd = new ArrayList<QueryAnswer>();
        int width = width(piece, true);
        int depth = width(piece, false);
        int across = Math.max(width, depth);
        if (piece.ruin() && (across < RUIN_LEAST || across > RUIN_MOST))
            odd.add(odd("FB-RUIN-01", piece, across));
        if (piece.garrison() != null && (across < GARRISON_LEAST || across > GARRISON_MOST))
            odd.add(odd("FB-GARRISON-01", piece, across));
        boolean wide = across > OBSTACLE_LONG || Math.min(width, depth) > OBSTACLE_WIDE;
        if (piece.is(Terrain.Kind.OBSTACLE) && (wide || piece.size() != 1))
            odd.add(odd("FB-TERRAIN-13", piece, across));
        return odd;
    }

    private static QueryAnswer odd(String rule, Terrain piece, int across) {
        return QueryAnswer.of(
                "terrain-odd",
                Rules.of(rule),
                "piece",
                piece.name(),
                "across",
                across,
                "size",
                piece.size());
    }

    private static int width(Terrain piece, boolean x) {
        int least = Integer.MAX_VALUE;
        int most = Integer.MIN_VALUE;
        for (Shape part : piece.area().parts()) {
            least = Math.min(least, x ? part.minX() : part.minY());
            most = Math.max(most, x ? part.maxX() : part.maxY());
        }
        return most - least;
    }
}
