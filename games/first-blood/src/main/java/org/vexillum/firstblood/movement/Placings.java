package org.vexillum.firstblood.movement;

import java.util.List;
import java.util.function.Supplier;
import org.vexillum.kernel.dice.Lot;

/** Places for models that are set on the table: some found by the engine, or anything legal. */
final class Placings extends AnyLegal<Errand> {
    private final Supplier<List<Moves>> found;

    Placings(Errand errand, Supplier<List<Moves>> found) {
        super(errand);
        this.found = found;
    }

    @Override
    public List<Moves> list() {
        return found.get();
    }

    @Override
    public Moves any(Lot lot) {
        var all = list();
        return all.get(lot.below(all.size()));
    }
}
