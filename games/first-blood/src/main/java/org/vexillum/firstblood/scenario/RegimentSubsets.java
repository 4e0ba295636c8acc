package org.vexillum.firstblood.scenario;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.dice.RandomSource;
import org.vexillum.kernel.referee.Choices;

/**
 * Any of several regiments, or none.
 *
 * @param otherwise why a regiment that is not among them cannot be chosen
 */
record RegimentSubsets(String rule, List<String> able, Function<String, Refusal> otherwise)
        implements Choices<Chosen> {
    /** More regiments than this and not every combination is listed. */
    private static final int MANY = 6;

    @Override
    public @Nullable Refusal refusal(Chosen chosen) {
        var named = new ArrayList<String>();
        for (var id : chosen.regiments()) {
            if (!able.contains(id)) return otherwise.apply(id);
            if (named.contains(id)) return Refusal.because(rule, "named-twice", id);
            named.add(id);
        }
        return null;
    }

    @Override
    public List<Chosen> list() {
        return complete() ? everything() : telling();
    }

    @Override
    public boolean complete() {
        return able.size() <= MANY;
    }

    private List<Chosen> everything() {
        List<Chosen> all = List.of(Chosen.NONE);
        for (var id : able) {
            var more = new ArrayList<>(all);
            for (var chosen : all) more.add(with(chosen, id));
            all = more;
        }
        return all;
    }

    /** None, all, and each alone. */
    private List<Chosen> telling() {
        var all = new ArrayList<Chosen>();
        all.add(Chosen.NONE);
        all.add(new Chosen(able));
        for (var id : able) all.add(Chosen.of(id));
        return all;
    }

    private static Chosen with(Chosen chosen, String id) {
        var ids = new ArrayList<>(chosen.regiments());
        ids.add(id);
        return new Chosen(ids);
    }

    @Override
    public Chosen any(RandomSource lot) {
        var ids = new ArrayList<String>();
        for (var id : able) if (lot.coin()) ids.add(id);
        return new Chosen(ids);
    }
}
