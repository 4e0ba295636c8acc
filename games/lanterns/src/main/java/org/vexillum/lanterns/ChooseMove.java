package org.vexillum.lanterns;

import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.kernel.referee.Proposed;
import org.vexillum.kernel.referee.Question;
import org.vexillum.kernel.stored.Stored;

/** Where a fighter goes with its action (LD-MOVE-01). */
@Stored("ChooseMove(unit, action)")
public record ChooseMove(String unit, Action action) implements Question<Battle, Move> {
    @Override
    public Choices<Move> choices(Battle battle) {
        var way = way(battle);
        return new Proposed<>(way.proposals(), move -> way.refusal(move.to()));
    }

    public Way way(Battle battle) {
        return new Way(battle, battle.fighter(unit), action);
    }

    @Override
    public Class<Move> answerType() {
        return Move.class;
    }

    @Override
    public Rules rules() {
        return Rules.of(action.rule(), "LD-MOVE-01");
    }
}
