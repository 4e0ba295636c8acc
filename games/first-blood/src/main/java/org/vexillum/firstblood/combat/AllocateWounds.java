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
import org.vexillum.kernel.stored.Stored;

/** Which models take the wounds, each as many as it can before the next (FB-WOUND-03, 04). */
@Stored(as = "AllocateWounds", with = "wounds")
public record AllocateWounds(WoundsSuffered wounds)
        implements Question<Battle, AllocateWounds.Allocation> {

    /** Models by number, in the order in which they take wounds. */
    @Stored(as = "AllocateWounds.Allocation", with = "models")
    public record Allocation(List<Integer> models) {
        public Allocation {
            models = List.copyOf(models);
        }
    }

    /** Whose models take them. */
    public String regiment() {
        return wounds.regiment();
    }

    @Override
    public Class<Allocation> answerType() {
        return Allocation.class;
    }

    @Override
    public Rules rules() {
        return wounds.rules();
    }

    @Override
    public Rules rules(Battle battle) {
        return wounds.rules(battle);
    }

    @Override
    public Choices<Allocation> choices(Battle battle) {
        return new Allocations(battle, wounds);
    }

    /**
     * What the owner began to say, gone on with as the engine would; models named beyond the last
     * wound are left out. What is not legal stays as it is.
     */
    public Allocation completed(Battle battle, List<Integer> begun) {
        return new Allocations(battle, wounds).completed(begun);
    }

    private record Allocations(Battle battle, WoundsSuffered wounds)
            implements Choices<Allocation> {
        @Override
        public @Nullable Refusal refusal(Allocation allocation) {
            var dealing = new DealtWounds(battle, wounds);
            for (int model : allocation.models) {
                if (dealing.left() == 0)
                    return Refusal.because("FB-WOUND-04", "too-many-casualties", model);
                if (!dealing.candidates().contains(model))
                    return Refusal.because(dealing.barring(model), "casualty-order", model);
                dealing.on(model);
            }
            if (dealing.over()) return null;
            return Refusal.because("FB-WOUND-01", "wounds-left", dealing.left());
        }

        /** The engine's proposal, then one that begins with each other candidate. */
        @Override
        public List<Allocation> list() {
            var all = new ArrayList<Allocation>();
            all.add(proposal(Regiment.NOBODY));
            for (int model : new DealtWounds(battle, wounds).candidates()) {
                var allocation = proposal(model);
                if (!all.contains(allocation)) all.add(allocation);
            }
            return all;
        }

        private Allocation proposal(int begin) {
            var dealing = new DealtWounds(battle, wounds);
            while (!dealing.over())
                dealing.on(dealing.candidates().contains(begin) ? begin : dealing.least());
            return new Allocation(dealing.models());
        }

        Allocation completed(List<Integer> begun) {
            var dealing = new DealtWounds(battle, wounds);
            while (!dealing.over()) {
                int said = dealing.models().size();
                int model = said < begun.size() ? begun.get(said) : dealing.least();
                if (!dealing.candidates().contains(model)) return new Allocation(begun);
                dealing.on(model);
            }
            return new Allocation(dealing.models());
        }

        @Override
        public boolean complete() {
            return only() != null;
        }

        /** Without a choice that could matter: everybody eligible dies, or all are alike. */
        @Override
        public @Nullable Allocation only() {
            var dealing = new DealtWounds(battle, wounds);
            while (!dealing.over()) {
                if (dealing.open()) return null;
                dealing.on(dealing.candidates().getFirst());
            }
            return proposal(Regiment.NOBODY);
        }

        @Override
        public Allocation any(RandomSource lot) {
            var dealing = new DealtWounds(battle, wounds);
            while (!dealing.over()) {
                var now = dealing.candidates();
                dealing.on(now.get(lot.below(now.size())));
            }
            return new Allocation(dealing.models());
        }
    }
}
