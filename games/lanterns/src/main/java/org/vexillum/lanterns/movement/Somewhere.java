package org.vexillum.lanterns.movement;

import java.util.List;
import java.util.function.Function;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.dice.Lot;
import org.vexillum.kernel.geometry.Point;
import org.vexillum.kernel.referee.Choices;

/** Places on the table: a few are listed, all are judged alike. */
public record Somewhere(List<Move> list, Function<Point, @Nullable Refusal> judge)
        implements Choices<Move> {
    @Override
    public @Nullable Refusal refusal(Move move) {
        return judge.apply(move.to());
    }

    @Override
    public boolean complete() {
        return false;
    }

    @Override
    public Move any(Lot lot) {
        return list.get(lot.below(list.size()));
    }
}
