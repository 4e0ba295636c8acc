package org.vexillum.kernel.referee;

import java.util.List;
import java.util.function.Function;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.dice.RandomSource;

/** Choices that can all be listed. */
public record ListedChoices<A>(List<A> list, Function<A, Refusal> otherwise) implements Choices<A> {
    public ListedChoices {
        list = List.copyOf(list);
        if (list.isEmpty()) throw new IllegalArgumentException("a question needs an answer");
    }

    @Override
    public @Nullable Refusal refusal(A answer) {
        return list.contains(answer) ? null : otherwise.apply(answer);
    }

    @Override
    public boolean complete() {
        return true;
    }

    @Override
    public A any(RandomSource lot) {
        return list.get(lot.below(list.size()));
    }
}
