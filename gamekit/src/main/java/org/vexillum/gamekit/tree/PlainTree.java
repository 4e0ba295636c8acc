package org.vexillum.gamekit.tree;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import org.vexillum.kernel.Nullable;

/** A tree as plain maps, lists, texts and numbers, ready to be written again. */
public final class PlainTree {
    private PlainTree() {}

    public static @Nullable Object of(Node node) {
        return switch (node) {
            case Node.Scalar scalar -> scalar.value();
            case Node.Sequence sequence -> {
                var list = new ArrayList<@Nullable Object>();
                for (var entry : sequence.entries()) list.add(of(entry));
                yield list;
            }
            case Node.Mapping mapping -> {
                var map = new LinkedHashMap<String, @Nullable Object>();
                mapping.fields().forEach((name, value) -> map.put(name, of(value)));
                yield map;
            }
        };
    }
}
