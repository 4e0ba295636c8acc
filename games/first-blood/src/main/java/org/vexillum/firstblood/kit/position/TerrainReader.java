package org.vexillum.firstblood.kit.position;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.terrain.Terrain;
import org.vexillum.firstblood.terrain.TerrainKind;
import org.vexillum.gamekit.position.AssumedValues;
import org.vexillum.gamekit.position.FieldGroup;
import org.vexillum.gamekit.position.FileFault;
import org.vexillum.gamekit.position.Frame;
import org.vexillum.gamekit.position.NodeReader;
import org.vexillum.gamekit.position.OutlineReader;
import org.vexillum.gamekit.tree.Node;
import org.vexillum.kernel.Nullable;

/** Reads pieces of terrain; a usual kind brings its classifications, size, floors and garrison. */
record TerrainReader(Frame frame, Edition edition, AssumedValues assumed) {
    private static final int MOST_FLOORS = 9;

    Terrain read(Node node) {
        var fields = new FieldGroup(node);
        var kinds = new ArrayList<Terrain.Kind>();
        @Nullable TerrainKind usual = null;
        for (var word : fields.list("type")) {
            var kind = usual(word);
            if (kind != null) usual = usual == null ? kind : usual;
            for (var one : kind == null ? List.of(classification(word)) : brought(kind))
                if (!kinds.contains(one)) kinds.add(one);
        }
        var name = fields.text("name", name(usual, kinds));
        if (usual != null) check(fields, usual, name);
        var area = new OutlineReader(frame).area(fields);
        var piece = usual == null ? null : usual.make(name, area);
        int floors = fields.whole("floors", 0, MOST_FLOORS, piece == null ? 0 : piece.floors());
        var terrain =
                new Terrain(
                        name,
                        area,
                        kinds,
                        fields.whole("size", 0, 20, size(fields, piece, floors)),
                        raised(fields, piece),
                        floors,
                        walls(fields, floors),
                        garrison(fields, piece));
        fields.done();
        return terrain;
    }

    /** The rules say all of a ruin that matters; that it obscures would be an agreement. */
    private static List<Terrain.Kind> brought(TerrainKind usual) {
        return usual == TerrainKind.RUIN ? List.of() : usual.kinds();
    }

    /** Sizes that are fixed; which pieces hinder sight is agreed, so it is told. */
    private void check(FieldGroup fields, TerrainKind usual, String name) {
        for (var kind : brought(usual))
            if (kind == Terrain.Kind.OBSCURING || kind == Terrain.Kind.OBSTRUCTING)
                assumed.add(name, "sight", kind);
        if (!fields.has("size")) return;
        var place = fields.needed("size").place();
        int size = fields.whole("size", 0, 20, usual.size());
        var why = usual.refusal(edition, size);
        if (why == null) return;
        var rule = why.rules().ids().getFirst();
        throw new FileFault(place, "terrain-size", name, usual.size(), size, rule);
    }

    /** A feature of Elevation (X) has Size X, and models stand on it (FB-TERRAIN-02). */
    private static boolean raised(FieldGroup fields, @Nullable Terrain piece) {
        if (fields.has("raised")) return fields.flag("raised");
        return fields.has("elevation") || piece != null && piece.raised();
    }

    private static String name(@Nullable TerrainKind usual, List<Terrain.Kind> kinds) {
        if (usual != null) return NodeReader.written(usual);
        return kinds.isEmpty() ? "terrain" : NodeReader.written(kinds.getFirst());
    }

    /** FB-RUIN-04: floors and one more. */
    private static int size(FieldGroup fields, @Nullable Terrain piece, int floors) {
        var elevation = fields.get("elevation");
        if (elevation != null) return NodeReader.whole(elevation, 0, 20);
        if (floors > 0) return floors + 1;
        return piece == null ? 0 : piece.size();
    }

    private static @Nullable TerrainKind usual(Node node) {
        var word = NodeReader.name(node).toLowerCase(Locale.ROOT);
        for (var kind : TerrainKind.values())
            if (NodeReader.written(kind).equals(word)) return kind;
        return null;
    }

    private static Terrain.Kind classification(Node node) {
        var words = new ArrayList<String>();
        for (var kind : TerrainKind.values()) words.add(NodeReader.written(kind));
        for (var kind : Terrain.Kind.values()) words.add(NodeReader.written(kind));
        for (var kind : Terrain.Kind.values())
            if (NodeReader.written(kind).equals(plain(NodeReader.name(node)))) return kind;
        throw NodeReader.unknown(node, "unknown-word", NodeReader.name(node), words);
    }

    private static String plain(String word) {
        return word.toLowerCase(Locale.ROOT).replaceAll("[ _]", "-");
    }

    private List<Terrain.Wall> walls(FieldGroup fields, int floors) {
        var walls = new ArrayList<Terrain.Wall>();
        for (var node : fields.list("walls")) {
            var wall = new FieldGroup(node);
            int floor = wall.whole("floor", 0, Math.max(0, floors - 1), 0);
            walls.add(new Terrain.Wall(floor, new OutlineReader(frame).area(wall)));
            wall.done();
        }
        return walls;
    }

    /** {@code garrison: no}, {@code yes}, or {@code {defence: 2, capacity: 6}}. */
    private static Terrain.@Nullable Garrison garrison(FieldGroup fields, @Nullable Terrain piece) {
        var node = fields.get("garrison");
        if (node == null) return piece == null ? null : piece.garrison();
        if (!(node instanceof Node.Mapping))
            return NodeReader.flag(node) ? Terrain.Garrison.USUAL : null;
        var group = new FieldGroup(node);
        var usual = Terrain.Garrison.USUAL;
        var garrison =
                new Terrain.Garrison(
                        group.whole("defence", 0, 6, usual.defence()),
                        group.whole("capacity", 0, 50, usual.capacity()));
        group.done();
        if (fields.has("floors")) throw new FileFault(node.place(), "ruin-garrison"); // FB-RUIN-01
        return garrison;
    }
}
