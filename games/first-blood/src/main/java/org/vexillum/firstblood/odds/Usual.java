package org.vexillum.firstblood.odds;

import org.vexillum.firstblood.table.Battle;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.kernel.referee.Player;
import org.vexillum.kernel.referee.Question;

/** Chooses within a sequence what the engine proposes first: the assumption behind the odds. */
final class Usual implements Player<Battle> {
    static final Usual PLAYER = new Usual();

    private Usual() {}

    @Override
    public <A> A answer(Battle battle, Side side, Question<Battle, A> question, Choices<A> all) {
        return all.list().getFirst();
    }
}
