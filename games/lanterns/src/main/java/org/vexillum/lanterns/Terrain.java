package org.vexillum.lanterns;

import static org.vexillum.kernel.geometry.Lengths.inches;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.geometry.Area;
import org.vexillum.kernel.geometry.Disc;
import org.vexillum.kernel.geometry.Point;
import org.vexillum.kernel.geometry.Shape;
import org.vexillum.kernel.geometry.Within;
import org.vexillum.kernel.stored.Stored;

/** A piece of terrain by the corners of its outline. */
@Stored("Terrain(sort, corners)")
public record Terrain(Sort sort, List<Point> corners) {
    @Stored("Terrain.Sort(ROCKS, THICKET)")
    public enum Sort {
        /** In nobody's reach and in the way of every look (LD-TERRAIN-01). */
        ROCKS,
        /** Cover, and nothing else (LD-TERRAIN-02). */
        THICKET
    }

    /** Where nothing may lie (LD-TERRAIN-03). */
    public static final List<Shape> FREE =
            List.of(
                    new Disc(Battle.MIDDLE, inches(3)),
                    PlaceFighter.zone(Side.A).polygon(),
                    PlaceFighter.zone(Side.B).polygon());

    public Area area() {
        return Area.polygon(
                corners.stream()
                        .flatMapToInt(at -> java.util.stream.IntStream.of(at.x(), at.y()))
                        .toArray());
    }

    /** Which pieces lie where they may not. */
    public static List<Refusal> faults(List<Terrain> all) {
        var faults = new ArrayList<Refusal>();
        for (var piece : all) {
            var area = piece.area();
            if (FREE.stream().anyMatch(free -> Within.overlaps(free, area)))
                faults.add(Refusal.because("LD-TERRAIN-03", "terrain-place", piece.sort));
            for (var other : all.subList(0, all.indexOf(piece)))
                if (other.area().parts().stream().anyMatch(part -> Within.overlaps(part, area)))
                    faults.add(Refusal.because("LD-TERRAIN-03", "terrain-overlap", piece.sort));
        }
        return faults;
    }
}
