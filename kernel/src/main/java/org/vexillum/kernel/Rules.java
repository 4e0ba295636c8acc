package org.vexillum.kernel;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.kernel.stored.FrozenText;

/** The ids of the ledger's rules on which something rests, in the order in which they act. */
public record Rules(List<String> ids) implements FrozenText {
    public static final Rules NONE = new Rules(List.of());

    public Rules {
        ids = List.copyOf(ids);
    }

    public static Rules of(String... ids) {
        return new Rules(List.of(ids));
    }

    /** These rules, then the others that are not yet among them. */
    public Rules and(Rules others) {
        if (others.ids.isEmpty()) return this;
        var all = new ArrayList<>(ids);
        for (var id : others.ids) if (!all.contains(id)) all.add(id);
        return new Rules(all);
    }

    public Rules and(String id) {
        return ids.contains(id) ? this : and(of(id));
    }

    public boolean has(String id) {
        return ids.contains(id);
    }

    @Override
    public String toString() {
        return String.join(" ", ids);
    }
}
