package org.vexillum.firstblood.movement;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.dice.Lot;

/** A move that may be left out: the engine's proposal, or staying, or anything legal. */
final class Proposals extends AnyLegal<Errand> implements Measured {
    private final Supplier<Moves> proposal;
    private @Nullable Moves made;

    Proposals(Errand errand, Supplier<Moves> proposal) {
        super(errand);
        this.proposal = proposal;
    }

    private Moves proposed() {
        if (made == null) made = proposal.get();
        return made;
    }

    @Override
    public List<Moves> list() {
        var list = new ArrayList<Moves>();
        list.add(proposed());
        if (!proposed().stays() && errand.legal(Moves.STAY)) list.add(Moves.STAY);
        return list;
    }

    @Override
    public Moves any(Lot lot) {
        boolean stays = lot.below(4) == 0 && errand.legal(Moves.STAY);
        return stays ? Moves.STAY : proposed();
    }

    @Override
    public int left(Moves moves) {
        return errand.left(moves);
    }
}
