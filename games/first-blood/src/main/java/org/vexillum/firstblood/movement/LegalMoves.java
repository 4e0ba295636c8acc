package org.vexillum.firstblood.movement;

import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.referee.Choices;

/** Moves of which some are proposed, and all are allowed that the errand does not refuse. */
abstract class LegalMoves<E extends MoveRules> implements Choices<ModelMoves> {
    final E errand;

    LegalMoves(E errand) {
        this.errand = errand;
    }

    @Override
    public final @Nullable Refusal refusal(ModelMoves moves) {
        return errand.refusal(moves);
    }

    @Override
    public final boolean complete() {
        return false;
    }
}
