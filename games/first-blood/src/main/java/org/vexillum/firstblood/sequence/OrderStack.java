package org.vexillum.firstblood.sequence;

import java.util.List;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.kernel.referee.Question;
import org.vexillum.kernel.stored.Stored;

/** In which order a side lays its command cards, face down (FB-COMPH-02). */
@Stored(
        as = "OrderStack",
        with = {"side", "round"})
public record OrderStack(Side side, int round) implements Question<Battle, OrderStack.Stack> {
    /** The entries of all its cards, top card first. */
    @Stored(as = "OrderStack.Stack", with = "cards")
    public record Stack(List<String> cards) {
        public Stack {
            cards = List.copyOf(cards);
        }

        public static Stack of(String... cards) {
            return new Stack(List.of(cards));
        }
    }

    @Override
    public Choices<Stack> choices(Battle battle) {
        return new StackOrders(battle, side, CommandStacks.cards(battle, side));
    }

    @Override
    public Class<Stack> answerType() {
        return Stack.class;
    }

    @Override
    public boolean secret() {
        return true;
    }

    @Override
    public Rules rules() {
        return Rules.of("FB-COMPH-01", "FB-COMPH-02");
    }
}
