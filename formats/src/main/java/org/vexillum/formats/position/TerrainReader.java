package org.vexillum.formats.position;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import org.vexillum.formats.tree.Node;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.geometry.Area;
import org.vexillum.kernel.geometry.Disc;
import org.vexillum.regiments.terrain.Terrain;
import org.vexillum.regiments.terrain.TerrainKind;
import org.vexillum.regiments.terrain.TerrainKind.Type;

/** Reads pieces of terrain (AOFR-TERRAIN-08). */
final class TerrainReader {
    private final Frame frame;

    TerrainReader(Frame frame) {
        this.frame = frame;
    }

    Terrain read(Node node) {
        var fields = new Group(node);
        var types = EnumSet.noneOf(Type.class);
        var usual = "terrain";
        for (var field : List.of("type", "types"))
            for (var type : fields.list(field)) {
                if (types.isEmpty()) usual = Read.name(type);
                types.addAll(types(type));
            }
        for (var type : Type.values()) if (fields.flag(word(type))) types.add(type);
        var area = area(fields);
        var name = fields.text("name", usual);
        fields.done();
        return new Terrain(
                name,
                area,
                types.contains(Type.COVER),
                types.contains(Type.DIFFICULT),
                types.contains(Type.DANGEROUS),
                types.contains(Type.SIGHT_BLOCKING),
                types.contains(Type.IMPASSABLE));
    }

    /** A piece of the catalogue, or a single type. */
    private static EnumSet<Type> types(Node node) {
        var types = EnumSet.noneOf(Type.class);
        var words = new ArrayList<String>();
        for (var kind : TerrainKind.values()) {
            words.add(Read.written(kind));
            if (!same(node, Read.written(kind))) continue;
            for (var type : Type.values()) if (kind.is(type)) types.add(type);
        }
        for (var type : Type.values()) {
            words.add(word(type));
            if (same(node, word(type)) || same(node, Read.written(type))) types.add(type);
        }
        if (types.isEmpty()) throw Read.unknown(node, "unknown-word", Read.name(node), words);
        return types;
    }

    private static String word(Type type) {
        return type == Type.SIGHT_BLOCKING ? "blocking" : Read.written(type);
    }

    private static boolean same(Node node, String word) {
        return Read.name(node).toLowerCase(Locale.ROOT).replaceAll("[ _]", "-").equals(word);
    }

    private Area area(Group fields) {
        var polygon = fields.get("polygon");
        var rect = fields.get("rect");
        var disc = fields.get("disc");
        if (count(polygon, rect, disc) != 1) throw new Fault(fields.at(), "terrain-shape");
        if (polygon != null) return polygon(polygon);
        return rect != null ? rect(rect) : disc(java.util.Objects.requireNonNull(disc));
    }

    private static int count(@Nullable Node... nodes) {
        int count = 0;
        for (var node : nodes) if (node != null) count++;
        return count;
    }

    private Area polygon(Node node) {
        var corners = Read.row(node);
        if (corners.size() < 3 || corners.size() > 200) throw new Fault(node.place(), "polygon");
        int[] coordinates = new int[2 * corners.size()];
        for (int i = 0; i < corners.size(); i++) {
            var corner = frame.point(corners.get(i));
            coordinates[2 * i] = corner.x();
            coordinates[2 * i + 1] = corner.y();
        }
        return outlined(node, coordinates);
    }

    private static Area outlined(Node node, int... coordinates) {
        try {
            return Area.polygon(coordinates);
        } catch (IllegalArgumentException broken) {
            throw new Fault(node.place(), "polygon");
        }
    }

    /** Two opposite corners. */
    private Area rect(Node node) {
        var four = Read.row(node);
        if (four.size() != 4) throw new Fault(node.place(), "rect");
        int x1 = Frame.length(four.get(0)) + frame.originX();
        int y1 = Frame.length(four.get(1)) + frame.originY();
        int x2 = Frame.length(four.get(2)) + frame.originX();
        int y2 = Frame.length(four.get(3)) + frame.originY();
        return outlined(node, x1, y1, x2, y1, x2, y2, x1, y2);
    }

    private Area disc(Node node) {
        var three = Read.row(node);
        if (three.size() != 3) throw new Fault(node.place(), "disc");
        int radius = Frame.length(three.get(2));
        if (radius <= 0) throw new Fault(three.get(2).place(), "disc");
        int x = Frame.length(three.get(0)) + frame.originX();
        int y = Frame.length(three.get(1)) + frame.originY();
        return Area.of(new Disc(x, y, radius));
    }
}
