package org.vexillum.gamekit.json;

import java.util.Map;
import org.vexillum.gamekit.Unreadable;
import org.vexillum.gamekit.edge.Edge;
import org.vexillum.kernel.Nullable;

/** JSON between its text and plain values. */
public final class JsonText {
    private JsonText() {}

    /**
     * Maps, lists, texts, numbers, truth values and nothing.
     *
     * @throws Unreadable if the text is no JSON
     */
    public static @Nullable Object read(String text) {
        return Edge.of().json(text);
    }

    /** Indented, with the keys in the order of the maps. */
    public static String write(Object values) {
        return Edge.of().jsonText(values);
    }

    /** In one line. */
    public static String line(Map<String, ? extends @Nullable Object> values) {
        return Edge.of().jsonLine(values);
    }
}
