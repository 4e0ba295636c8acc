package org.vexillum.firstblood.sequence;

import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Stage;
import org.vexillum.firstblood.table.Throw;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.dice.Check;
import org.vexillum.kernel.dice.Dice;
import org.vexillum.kernel.referee.Referee;

/**
 * The roll-off for the first activation (FB-SUPR-01).
 *
 * @param cards how many cards each stack has, where that is told; null if the stacks lie there
 */
public record Supremacy(@Nullable Cards cards) {
    public record Cards(int a, int b) {
        static Cards of(Battle battle) {
            return new Cards(battle.stack(Side.A).size(), battle.stack(Side.B).size());
        }
    }

    public Supremacy() {
        this(null);
    }

    public void play(Battle battle, Referee<Battle> referee) {
        int lead;
        do lead = roll(battle, referee);
        while (lead == 0); // FB-SUPR-05
        var first = lead < 0 ? Side.A : Side.B; // FB-SUPR-04: the lower must go first
        battle.setFirst(first);
        battle.setToAct(first);
        battle.setStage(Stage.ACTION);
        referee.record(
                new SequenceEvents.FirstPlayer(battle.round(), first, Rules.of("FB-SUPR-04")));
    }

    /** The score of A less that of B. */
    private int roll(Battle battle, Referee<Battle> referee) {
        int a = die(Side.A, referee);
        int b = die(Side.B, referee);
        var fewer = fewer(cards == null ? Cards.of(battle) : cards);
        int change = fewer == null ? 0 : referee.ask(fewer, new ChangeSupremacy(fewer, a, b));
        int scoreA = fewer == Side.A ? a + change : a;
        int scoreB = fewer == Side.B ? b + change : b;
        var rules = Rules.of("FB-SUPR-01", "FB-DICE-10");
        if (change != 0) rules = rules.and("FB-SUPR-02").and("FB-SUPR-03");
        if (scoreA == scoreB) rules = rules.and("FB-SUPR-05");
        referee.record(new SequenceEvents.SupremacyRolled(a, b, change, scoreA, scoreB, rules));
        return scoreA - scoreB;
    }

    /** With equal stacks nobody changes a die (FB-SUPR-02). */
    private static @Nullable Side fewer(Cards cards) {
        int lead = cards.a - cards.b;
        if (lead == 0) return null;
        return lead < 0 ? Side.A : Side.B;
    }

    private static int die(Side side, Referee<Battle> referee) {
        return referee.roll(new Dice(side, Throw.SUPREMACY, Check.READ, 1)).face(0);
    }
}
