package org.vexillum.firstblood.table;

import java.util.List;
import org.vexillum.firstblood.traits.Trait;
import org.vexillum.kernel.Nullable;

/** The special rules worked out for models of a regiment, good until something about it changes. */
public final class RulesInForce {
    private final Setting setting;

    /** Lists that cannot change: whoever finds none works out the same one. */
    private final @Nullable Object[] rules;

    RulesInForce(Setting setting, int models) {
        this.setting = setting;
        rules = new Object[models];
    }

    Setting setting() {
        return setting;
    }

    /** Those of a model, or null if nobody asked yet. */
    @SuppressWarnings("unchecked") // only keep writes
    public @Nullable List<Trait> of(int model) {
        return (List<Trait>) rules[model];
    }

    public List<Trait> keep(int model, List<Trait> found) {
        var kept = List.copyOf(found);
        rules[model] = kept;
        return kept;
    }
}
