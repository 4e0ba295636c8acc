package org.vexillum.firstblood.movement;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.dice.Lot;
import org.vexillum.kernel.referee.Choices;

/** A move that may be left out: the engine's proposal, or staying, or anything legal. */
final class Proposals implements Choices<Moves> {
    private final Errand errand;
    private final Supplier<Moves> proposal;
    private @Nullable Moves made;

    Proposals(Errand errand, Supplier<Moves> proposal) {
        this.errand = errand;
        this.proposal = proposal;
    }

    private Moves proposed() {
        if (made == null) made = proposal.get();
        return made;
    }

    @Override
    public @Nullable Refusal refusal(Moves moves) {
        return errand.refusal(moves);
    }

    @Override
    public List<Moves> list() {
        var list = new ArrayList<Moves>();
        list.add(proposed());
        if (!proposed().stays() && errand.legal(Moves.STAY)) list.add(Moves.STAY);
        return list;
    }

    @Override
    public boolean complete() {
        return false;
    }

    @Override
    public Moves any(Lot lot) {
        boolean stays = lot.below(4) == 0 && errand.legal(Moves.STAY);
        return stays ? Moves.STAY : proposed();
    }
}
