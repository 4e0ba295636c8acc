package org.vexillum.gamekit.desk;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.kernel.geometry.Area;
import org.vexillum.kernel.geometry.Bounds;
import org.vexillum.kernel.geometry.Disc;
import org.vexillum.kernel.geometry.Lengths;
import org.vexillum.kernel.geometry.Point;

/** A piece of terrain as somebody sets it up: of a sort, with an outline. */
public record PlannedTerrain(String sort, Area area) {
    private static final int MOST = 40;
    private static final int MOST_CORNERS = 24;
    private static final int LEAST = Lengths.inches(1) / 2;
    private static final int LARGEST = Lengths.inches(24);

    /**
     * Pieces as the protocol writes them.
     *
     * @throws RequestRefused if one of them is none, or lies beside the table
     */
    public static List<PlannedTerrain> read(List<RequestFields> written, Bounds table) {
        if (written.size() > MOST) throw RequestRefused.wrong("too-many-pieces", MOST);
        return written.stream().map(each -> read(each, table)).toList();
    }

    private static PlannedTerrain read(RequestFields written, Bounds table) {
        var piece = new PlannedTerrain(written.text("type"), area(written.object("shape")));
        for (var part : piece.area.parts())
            if (!table.contains(part)) throw RequestRefused.wrong("piece-off-table", piece.sort);
        piece.mustHaveASize();
        return piece;
    }

    private static Area area(RequestFields shape) {
        try {
            if (shape.has("disc")) return disc(shape.wholes("disc"));
            var corners = shape.list("polygon");
            if (corners.size() > MOST_CORNERS) throw RequestRefused.wrong("no-outline");
            return Area.polygon(coordinates(corners));
        } catch (IllegalArgumentException | ArithmeticException broken) {
            throw RequestRefused.wrong("no-outline");
        }
    }

    private static Area disc(List<Integer> three) {
        if (three.size() != 3) throw RequestRefused.wrong("no-outline");
        return Area.of(new Disc(new Point(three.get(0), three.get(1)), three.get(2)));
    }

    private static int[] coordinates(List<?> corners) {
        var numbers = new ArrayList<Integer>();
        for (var corner : corners) {
            if (!(corner instanceof List<?> pair) || pair.size() != 2)
                throw RequestRefused.wrong("no-outline");
            for (var one : pair)
                if (one instanceof Integer number && Math.abs((long) number) < 10_000_000)
                    numbers.add(number);
                else throw RequestRefused.wrong("no-outline");
        }
        return numbers.stream().mapToInt(Integer::intValue).toArray();
    }

    private void mustHaveASize() {
        int width = 0;
        int depth = 0;
        int west = Integer.MAX_VALUE;
        int south = Integer.MAX_VALUE;
        for (var part : area.parts()) {
            west = Math.min(west, part.minX());
            south = Math.min(south, part.minY());
        }
        for (var part : area.parts()) {
            width = Math.max(width, part.maxX() - west);
            depth = Math.max(depth, part.maxY() - south);
        }
        if (Math.max(width, depth) < LEAST || Math.max(width, depth) > LARGEST)
            throw RequestRefused.wrong("piece-size", Lengths.show(LEAST), Lengths.show(LARGEST));
    }
}
