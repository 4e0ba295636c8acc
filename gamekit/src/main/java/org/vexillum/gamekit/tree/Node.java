package org.vexillum.gamekit.tree;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.vexillum.gamekit.FilePlace;
import org.vexillum.kernel.Nullable;

/** A value in a file, with the place where it stands. */
public sealed interface Node {
    FilePlace place();

    /** Fields by name, in the order of the file. */
    record Mapping(FilePlace place, Map<String, Node> fields) implements Node {
        public Mapping {
            fields = Collections.unmodifiableMap(new LinkedHashMap<>(fields));
        }
    }

    record Sequence(FilePlace place, List<Node> entries) implements Node {
        public Sequence {
            entries = List.copyOf(entries);
        }
    }

    /**
     * A single value.
     *
     * @param value a {@code String}, {@code BigDecimal} or {@code Boolean}; null if left empty
     */
    record Scalar(FilePlace place, @Nullable Object value) implements Node {
        /** As it would be written. */
        public String written() {
            return value instanceof java.math.BigDecimal number
                    ? number.toPlainString()
                    : String.valueOf(value);
        }
    }
}
