package org.vexillum.gamekit.position;

import java.util.List;
import org.vexillum.gamekit.OptionValues;
import org.vexillum.gamekit.Unreadable;
import org.vexillum.gamekit.tree.Node;
import org.vexillum.kernel.Nullable;

/** Reads the options of a match. */
public final class OptionReader {
    private OptionReader() {}

    /** These options but for those that the file sets otherwise. */
    public static <O extends Record> O read(@Nullable Node node, O options) {
        if (node == null) return options;
        for (var entry : NodeReader.mapping(node).fields().entrySet())
            options = with(options, entry.getKey(), entry.getValue());
        return options;
    }

    private static <O extends Record> O with(O options, String name, Node value) {
        var known = List.copyOf(OptionValues.of(options).keySet());
        if (!known.contains(name)) throw NodeReader.unknown(value, "unknown-option", name, known);
        try {
            return OptionValues.with(options, name, NodeReader.name(value), value.place().path());
        } catch (Unreadable wrong) {
            throw FileFault.of(wrong, value.place());
        }
    }
}
