package org.vexillum.firstblood.combat;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.dice.RandomSource;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.kernel.referee.Question;
import org.vexillum.kernel.referee.Referee;
import org.vexillum.kernel.stored.Stored;

/** In which order the attacker's groups of hits are used up by batches (FB-CCOM-08-E2). */
@Stored(
        as = "OrderHits",
        with = {"target", "groups"})
public record OrderHits(String target, List<HitGroup> groups)
        implements Question<Battle, OrderHits.Sequence> {
    public OrderHits {
        groups = List.copyOf(groups);
    }

    /** The places of the groups in the question, each once. */
    @Stored(as = "OrderHits.Sequence", with = "groups")
    public record Sequence(List<Integer> groups) {
        public Sequence {
            groups = List.copyOf(groups);
        }
    }

    static List<HitGroup> ordered(Regiment target, List<HitGroup> groups, Referee<Battle> referee) {
        if (groups.size() < 2) return groups;
        var question = new OrderHits(target.id(), groups);
        var ordered = new ArrayList<HitGroup>();
        for (int place : referee.ask(target.side().other(), question).groups())
            ordered.add(groups.get(place));
        return ordered;
    }

    @Override
    public Class<Sequence> answerType() {
        return Sequence.class;
    }

    @Override
    public Rules rules() {
        return Rules.of("FB-CCOM-08-E2");
    }

    @Override
    public Choices<Sequence> choices(Battle battle) {
        return new Sequences(groups.size());
    }

    private record Sequences(int count) implements Choices<Sequence> {
        @Override
        public @Nullable Refusal refusal(Sequence sequence) {
            var sorted = sequence.groups.stream().sorted().toList();
            return sorted.equals(asTheyCame())
                    ? null
                    : Refusal.because("FB-CCOM-08-E2", "each-group-once", count);
        }

        private List<Integer> asTheyCame() {
            var places = new ArrayList<Integer>();
            for (int place = 0; place < count; place++) places.add(place);
            return places;
        }

        /** Each group first once, the others as they came. */
        @Override
        public List<Sequence> list() {
            var all = new ArrayList<Sequence>();
            for (int first = 0; first < count; first++) {
                var places = asTheyCame();
                places.addFirst(places.remove(first));
                all.add(new Sequence(places));
            }
            return all;
        }

        @Override
        public boolean complete() {
            return count <= 2;
        }

        @Override
        public Sequence any(RandomSource lot) {
            var places = asTheyCame();
            var drawn = new ArrayList<Integer>();
            while (!places.isEmpty()) drawn.add(places.remove(lot.below(places.size())));
            return new Sequence(drawn);
        }
    }
}
