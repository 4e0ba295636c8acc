package org.vexillum.firstblood.movement;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.dice.RandomSource;

/** A move that may be left out: the engine's proposal, or staying, or anything legal. */
final class OptionalMoveChoices extends LegalMoves<MoveRules> implements LimitedMoves {
    private final Supplier<ModelMoves> proposal;
    private @Nullable ModelMoves made;

    OptionalMoveChoices(MoveRules errand, Supplier<ModelMoves> proposal) {
        super(errand);
        this.proposal = proposal;
    }

    private ModelMoves proposed() {
        if (made == null) made = proposal.get();
        return made;
    }

    @Override
    public List<ModelMoves> list() {
        var list = new ArrayList<ModelMoves>();
        list.add(proposed());
        if (!proposed().stays() && errand.legal(ModelMoves.STAY)) list.add(ModelMoves.STAY);
        return list;
    }

    @Override
    public ModelMoves any(RandomSource lot) {
        boolean stays = lot.below(4) == 0 && errand.legal(ModelMoves.STAY);
        return stays ? ModelMoves.STAY : proposed();
    }

    @Override
    public int left(ModelMoves moves) {
        return errand.left(moves);
    }
}
