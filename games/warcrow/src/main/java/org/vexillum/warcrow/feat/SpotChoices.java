package org.vexillum.warcrow.feat;

import java.util.List;
import java.util.function.Function;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.dice.RandomSource;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.warcrow.table.Spot;

/** Any point for which there is no refusal; some of them are listed. */
record SpotChoices(List<Spot> candidates, Function<Spot, @Nullable Refusal> why)
        implements Choices<Spot> {
    @Override
    public @Nullable Refusal refusal(Spot answer) {
        return why.apply(answer);
    }

    @Override
    public List<Spot> list() {
        return candidates.stream().filter(spot -> why.apply(spot) == null).toList();
    }

    @Override
    public boolean complete() {
        return false;
    }

    @Override
    public Spot any(RandomSource lot) {
        var legal = list();
        return legal.get(lot.below(legal.size()));
    }
}
