package org.vexillum.regiments.kit.position;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import org.vexillum.gamekit.position.FieldGroup;
import org.vexillum.gamekit.position.Frame;
import org.vexillum.gamekit.position.NodeReader;
import org.vexillum.gamekit.position.OutlineReader;
import org.vexillum.gamekit.tree.Node;
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
        var fields = new FieldGroup(node);
        var types = EnumSet.noneOf(Type.class);
        var usual = "terrain";
        for (var field : List.of("type", "types"))
            for (var type : fields.list(field)) {
                if (types.isEmpty()) usual = NodeReader.name(type).toLowerCase(Locale.ROOT);
                types.addAll(types(type));
            }
        for (var type : Type.values()) if (fields.flag(word(type))) types.add(type);
        var area = new OutlineReader(frame).area(fields);
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
            words.add(NodeReader.written(kind));
            if (!same(node, NodeReader.written(kind))) continue;
            for (var type : Type.values()) if (kind.is(type)) types.add(type);
        }
        for (var type : Type.values()) {
            words.add(word(type));
            if (same(node, word(type)) || same(node, NodeReader.written(type))) types.add(type);
        }
        if (types.isEmpty())
            throw NodeReader.unknown(node, "unknown-word", NodeReader.name(node), words);
        return types;
    }

    private static String word(Type type) {
        return type == Type.SIGHT_BLOCKING ? "blocking" : NodeReader.written(type);
    }

    private static boolean same(Node node, String word) {
        return NodeReader.name(node).toLowerCase(Locale.ROOT).replaceAll("[ _]", "-").equals(word);
    }
}
