package org.vexillum.kernel.referee;

import java.util.List;
import java.util.function.Function;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.dice.RandomSource;

/** Too many choices to list: a few legal ones are proposed, and every answer is judged. */
public record Proposed<A>(List<A> list, Function<A, @Nullable Refusal> judge)
        implements Choices<A> {
    public Proposed {
        list = List.copyOf(list);
    }

    @Override
    public @Nullable Refusal refusal(A answer) {
        return judge.apply(answer);
    }

    @Override
    public boolean complete() {
        return false;
    }

    @Override
    public A any(RandomSource lot) {
        return list.get(lot.below(list.size()));
    }
}
