package org.vexillum.firstblood.combat;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.dice.Lot;
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
        private Regiment fresh() {
            return battle.regiment(wounds.regiment()).copy();
        }

        private List<Integer> candidates(Regiment copy) {
            return new Candidates(battle, copy, wounds).now();
        }

        @Override
        public @Nullable Refusal refusal(Allocation allocation) {
            var copy = fresh();
            int left = wounds.wounds();
            for (int model : allocation.models) {
                if (left == 0) return Refusal.because("FB-WOUND-04", "too-many-casualties", model);
                var turn = new Candidates(battle, copy, wounds);
                if (!turn.now().contains(model))
                    return Refusal.because(turn.rule(model), "casualty-order", model);
                left -= strike(copy, model, left);
            }
            if (left == 0 || candidates(copy).isEmpty()) return null;
            return Refusal.because("FB-WOUND-01", "wounds-left", left);
        }

        private static int strike(Regiment copy, int model, int left) {
            int here = Math.min(left, copy.woundsLeft(model));
            Casualties.hurt(copy, model, here);
            if (copy.woundsLeft(model) == 0) copy.remove(model);
            return here;
        }

        /** The engine's proposal, then one that begins with each other candidate. */
        @Override
        public List<Allocation> list() {
            var all = new ArrayList<Allocation>();
            all.add(proposal(Regiment.NOBODY));
            for (int model : candidates(fresh())) {
                var allocation = proposal(model);
                if (!all.contains(allocation)) all.add(allocation);
            }
            return all;
        }

        private Allocation proposal(int begin) {
            var copy = fresh();
            var models = new ArrayList<Integer>();
            int left = wounds.wounds();
            var now = candidates(copy);
            while (left > 0 && !now.isEmpty()) {
                int fall = now.contains(begin) ? 0 : falling(copy, now, left);
                for (int model : now.subList(0, fall)) {
                    models.add(model);
                    left -= strike(copy, model, left);
                }
                if (fall == 0) {
                    int model = now.contains(begin) ? begin : Spared.least(copy, now);
                    models.add(model);
                    left -= strike(copy, model, left);
                }
                now = candidates(copy);
            }
            return new Allocation(models);
        }

        /**
         * How many of the next models, all alike, these wounds kill; there is no need to look for
         * candidates after each of them.
         */
        private static int falling(Regiment copy, List<Integer> now, int left) {
            if (!alike(copy, now)) return 0;
            return Math.min(now.size(), left / copy.woundsLeft(now.getFirst()));
        }

        Allocation completed(List<Integer> begun) {
            var copy = fresh();
            var models = new ArrayList<Integer>();
            int left = wounds.wounds();
            for (var now = candidates(copy); left > 0 && !now.isEmpty(); now = candidates(copy)) {
                boolean said = models.size() < begun.size();
                int model = said ? begun.get(models.size()) : Spared.least(copy, now);
                if (!now.contains(model)) return new Allocation(begun);
                models.add(model);
                left -= strike(copy, model, left);
            }
            return new Allocation(models);
        }

        @Override
        public boolean complete() {
            return only() != null;
        }

        /** Without a choice that could matter: everybody eligible dies, or all are alike. */
        @Override
        public @Nullable Allocation only() {
            var copy = fresh();
            int left = wounds.wounds();
            var now = candidates(copy);
            while (left > 0 && !now.isEmpty()) {
                if (now.size() > 1 && left < deadly(copy, now) && !alike(copy, now)) return null;
                int fall = Math.max(1, falling(copy, now, left));
                for (int model : now.subList(0, fall)) left -= strike(copy, model, left);
                now = candidates(copy);
            }
            return proposal(Regiment.NOBODY);
        }

        /** How many wounds kill all candidates; the owner may put an officer off to the end. */
        private int deadly(Regiment copy, List<Integer> now) {
            boolean putOff = wounds.order() == Order.ANY && now.contains(copy.officer());
            return Ranks.woundsLeft(copy, putOff ? wounds.among() : now);
        }

        private static boolean alike(Regiment copy, List<Integer> models) {
            for (int model : models)
                if (!Spared.alike(copy, models.getFirst(), model)) return false;
            return true;
        }

        @Override
        public Allocation any(Lot lot) {
            var copy = fresh();
            var models = new ArrayList<Integer>();
            int left = wounds.wounds();
            var now = candidates(copy);
            while (left > 0 && !now.isEmpty()) {
                int model = now.get(lot.below(now.size()));
                models.add(model);
                left -= strike(copy, model, left);
                now = candidates(copy);
            }
            return new Allocation(models);
        }
    }
}
