package org.vexillum.gamekit.tree;

import org.vexillum.gamekit.Problems;
import org.vexillum.gamekit.edge.Edge;
import org.vexillum.kernel.Nullable;

/** Reads a whole file into a tree. */
public final class TreeReader {
    private TreeReader() {}

    /** The tree, or null if the text is none; then the problems say where it breaks off. */
    public static @Nullable Node read(String text, Format format, Problems problems) {
        return Edge.of().tree(text, format, problems);
    }
}
