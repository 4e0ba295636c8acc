package org.vexillum.regiments.terrain;

import java.util.List;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Rules;

/** A warning that a table carries few pieces of terrain; never a refusal (AOFR-FIELD-02). */
public record SparseTerrain(int pieces, Rules rules) {
    /** Fewer than this give a warning. */
    public static final int ENOUGH = 10;

    /** The warning due for this terrain, or null. */
    public static @Nullable SparseTerrain in(List<Terrain> terrain) {
        int pieces = terrain.size();
        return pieces < ENOUGH ? new SparseTerrain(pieces, Rules.of("AOFR-FIELD-02")) : null;
    }
}
