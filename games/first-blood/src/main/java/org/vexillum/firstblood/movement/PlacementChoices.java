package org.vexillum.firstblood.movement;

import java.util.List;
import java.util.function.Supplier;
import org.vexillum.kernel.dice.RandomSource;

/** Places for models that are set on the table: some found by the engine, or anything legal. */
final class PlacementChoices extends LegalMoves<MoveRules> {
    private final Supplier<List<ModelMoves>> found;

    PlacementChoices(MoveRules errand, Supplier<List<ModelMoves>> found) {
        super(errand);
        this.found = found;
    }

    @Override
    public List<ModelMoves> list() {
        return found.get();
    }

    @Override
    public ModelMoves any(RandomSource lot) {
        var all = list();
        return all.get(lot.below(all.size()));
    }
}
