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

/** In which order weapons of one class are resolved: the attacker's choice (AOFR-SHOOT-07). */
@Stored(
        as = "OrderWeapons",
        with = {"unit", "weapons"})
public record OrderWeapons(String unit, List<String> weapons)
        implements Question<Battle, OrderWeapons.Order> {
    public OrderWeapons {
        weapons = List.copyOf(weapons);
    }

    /** Weapon names, first to last. */
    @Stored(as = "OrderWeapons.Order", with = "weapons")
    public record Order(List<String> weapons) {
        public Order {
            weapons = List.copyOf(weapons);
        }
    }

    @Override
    public Class<Order> answerType() {
        return Order.class;
    }

    @Override
    public Rules rules() {
        return Rules.of("AOFR-SHOOT-07");
    }

    @Override
    public Choices<Order> choices(Battle battle) {
        return new Orders(weapons);
    }

    /** As listed, or any one weapon moved to the front; every permutation is accepted. */
    private record Orders(List<String> weapons) implements Choices<Order> {
        @Override
        public @Nullable Refusal refusal(Order order) {
            boolean same =
                    order.weapons.size() == weapons.size()
                            && order.weapons.containsAll(weapons)
                            && weapons.containsAll(order.weapons);
            return same ? null : Refusal.because("AOFR-SHOOT-07", "weapon-order", weapons);
        }

        @Override
        public List<Order> list() {
            var orders = new ArrayList<Order>();
            for (var first : weapons) {
                var rest = new ArrayList<>(weapons);
                rest.remove(first);
                rest.addFirst(first);
                orders.add(new Order(rest));
            }
            return orders;
        }

        @Override
        public boolean complete() {
            return weapons.size() <= 2;
        }

        @Override
        public Order any(RandomSource lot) {
            var left = new ArrayList<>(weapons);
            var order = new ArrayList<String>();
            while (!left.isEmpty()) order.add(left.remove(lot.below(left.size())));
            return new Order(order);
        }
    }
}
