package org.vexillum.gamekit.edge;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;
import org.vexillum.gamekit.GameKit;
import org.vexillum.gamekit.Problems;
import org.vexillum.gamekit.Unreadable;
import org.vexillum.gamekit.rules.RuleLookup;
import org.vexillum.gamekit.tree.Format;
import org.vexillum.gamekit.tree.Node;
import org.vexillum.kernel.Nullable;

/**
 * What games need from outside and may not do themselves: this layer and the games use the JDK
 * alone, and neither files nor reflection.
 */
public interface Edge {
    /** The edge of the program that runs. */
    static Edge of() {
        return Loaded.EDGE;
    }

    /** Found once, when first needed. */
    final class Loaded {
        private static final Edge EDGE = ServiceLoader.load(Edge.class).findFirst().orElseThrow();

        private Loaded() {}
    }

    /** The list of games. */
    List<GameKit> kits();

    /** The ledger of rules. */
    RuleLookup rules();

    /** The tree of a text, or null if it is none; then the problems say where it breaks off. */
    @Nullable Node tree(String text, Format format, Problems problems);

    /**
     * Maps, lists, texts, numbers, truth values and nothing.
     *
     * @throws Unreadable if the text is no JSON
     */
    @Nullable Object json(String text);

    /** JSON, indented, with the keys in the order of the maps. */
    String jsonText(Object values);

    /** JSON in one line. */
    String jsonLine(Map<String, ? extends @Nullable Object> values);

    /** The text of a file that was built into the program, by its place beside a class. */
    Optional<String> resource(Class<?> beside, String name);
}
