package org.vexillum.regiments.combat;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.dice.RandomSource;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.kernel.referee.Question;
import org.vexillum.kernel.stored.Stored;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Unit;

/** Which models take the wounds: the owner's choice within the order of AOFR-CASUALTY-01. */
@Stored(
        as = "ChooseCasualties",
        with = {"unit", "wounds"})
public record ChooseCasualties(String unit, int wounds)
        implements Question<Battle, ChooseCasualties.Order> {

    /** Models by number, in the order in which they take wounds, each as many as it can. */
    @Stored(as = "ChooseCasualties.Order", with = "models")
    public record Order(List<Integer> models) {
        public Order {
            models = List.copyOf(models);
        }
    }

    @Override
    public Class<Order> answerType() {
        return Order.class;
    }

    @Override
    public Rules rules() {
        return Rules.of("AOFR-CASUALTY-01");
    }

    @Override
    public Choices<Order> choices(Battle battle) {
        return new Orders(battle.unit(unit), wounds);
    }

    private record Orders(Unit unit, int wounds) implements Choices<Order> {
        private static final int NOBODY = -1;

        @Override
        public @Nullable Refusal refusal(Order order) {
            var copy = unit.copy();
            int left = wounds;
            for (int model : order.models) {
                if (left == 0) break;
                if (!CasualtyOrder.candidates(copy).contains(model))
                    return new Refusal(
                            "casualty-order", List.of(model), CasualtyOrder.sparing(copy, model));
                left -= strike(copy, model, left);
            }
            if (left == 0 || copy.living() == 0) return null;
            return Refusal.because("AOFR-CASUALTY-01", "too-few-casualties", left);
        }

        private static int strike(Unit copy, int model, int left) {
            int hurt = Math.min(left, copy.woundsLeft(model));
            Casualties.hurt(copy, model, hurt);
            return hurt;
        }

        /** The engine's proposal, then one that begins with each other kind of model. */
        @Override
        public List<Order> list() {
            var orders = new ArrayList<Order>();
            orders.add(proposal(NOBODY));
            for (int model : kinds()) {
                var order = proposal(model);
                if (!orders.contains(order)) orders.add(order);
            }
            return orders;
        }

        private List<Integer> kinds() {
            var kinds = new ArrayList<Integer>();
            for (int model : CasualtyOrder.candidates(unit))
                if (kinds.stream().noneMatch(k -> CasualtyOrder.alike(unit, k, model)))
                    kinds.add(model);
            return kinds;
        }

        private Order proposal(int preferred) {
            var copy = unit.copy();
            var models = new ArrayList<Integer>();
            int left = wounds;
            while (left > 0 && copy.living() > 0) {
                int model = next(copy, preferred);
                models.add(model);
                left -= strike(copy, model, left);
            }
            return new Order(models);
        }

        private int next(Unit copy, int preferred) {
            if (preferred == NOBODY) return CasualtyOrder.first(copy);
            var candidates = CasualtyOrder.candidates(copy);
            for (int model : candidates)
                if (CasualtyOrder.alike(unit, model, preferred)) return model;
            return candidates.getFirst();
        }

        @Override
        public boolean complete() {
            return only() != null;
        }

        @Override
        public @Nullable Order only() {
            if (wounds < unit.woundsLeft() && mixedBeforeTheEnd()) return null;
            return proposal(NOBODY);
        }

        private boolean mixedBeforeTheEnd() {
            var copy = unit.copy();
            int left = wounds;
            while (left > 0) {
                var candidates = CasualtyOrder.candidates(copy);
                if (candidates.size() > 1 && CasualtyOrder.mixed(copy, candidates)) return true;
                left -= strike(copy, candidates.getFirst(), left);
            }
            return false;
        }

        @Override
        public Order any(RandomSource lot) {
            var list = list();
            return list.get(lot.below(list.size()));
        }
    }
}
