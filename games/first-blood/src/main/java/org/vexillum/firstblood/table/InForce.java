package org.vexillum.firstblood.table;

import java.util.List;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.vexillum.firstblood.traits.Trait;
import org.vexillum.kernel.Nullable;

/** The special rules worked out for models of a regiment, good until something about it changes. */
public final class InForce {
    private final Setting setting;
    private final AtomicReferenceArray<@Nullable List<Trait>> rules;

    InForce(Setting setting, int models) {
        this.setting = setting;
        rules = new AtomicReferenceArray<>(models);
    }

    Setting setting() {
        return setting;
    }

    /** Those of a model, or null if nobody asked yet. */
    public @Nullable List<Trait> of(int model) {
        return rules.get(model);
    }

    public List<Trait> keep(int model, List<Trait> found) {
        var kept = List.copyOf(found);
        rules.set(model, kept);
        return kept;
    }
}
