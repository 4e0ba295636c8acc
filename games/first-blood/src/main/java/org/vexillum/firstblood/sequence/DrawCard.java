package org.vexillum.firstblood.sequence;

import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.referee.Referee;

/** Drawing the top card of a stack and showing it (FB-ACT-04). */
final class DrawCard {
    private DrawCard() {}

    /** The regiment to activate, or null if no card is left. */
    static @Nullable String next(Battle battle, Side side, Referee<Battle> referee) {
        var card = valid(battle, side, referee);
        if (card == null) return null;
        var who = CommandStacks.activatable(battle, side, card);
        var chosen = referee.ask(side, new ChooseRegiment(side, card, who)); // FB-ACT-05
        reveal(battle, card, chosen, referee);
        return chosen;
    }

    /** The next card that stands for somebody; void ones are discarded (FB-ACT-06). */
    static @Nullable String valid(Battle battle, Side side, Referee<Battle> referee) {
        while (!battle.stack(side).isEmpty()) {
            var card = CommandStacks.draw(battle, side);
            if (!CommandStacks.activatable(battle, side, card).isEmpty()) return card;
            referee.reveal(new SequenceEvents.CardDiscarded(side, card, Rules.of("FB-ACT-06")));
        }
        return null;
    }

    static void reveal(Battle battle, String card, String chosen, Referee<Battle> referee) {
        var side = battle.regiment(chosen).side();
        var rules = Rules.of("FB-ACT-01", "FB-ACT-04");
        if (battle.regiment(chosen).card().character()) rules = rules.and("FB-CHAR-01");
        if (battle.regiment(chosen).officer() != Regiment.NOBODY)
            rules = rules.and("FB-OFFICER-02");
        referee.reveal(new SequenceEvents.CardDrawn(battle.round(), side, card, chosen, rules));
    }

    /** Whether the owner of a regiment that fell before acting draws in its place. */
    static boolean again(Battle battle, String fallen, Referee<Battle> referee) {
        if (battle.edition().auraDestroys() == Edition.AuraDestroys.TURN_PASSES) return false;
        var side = battle.regiment(fallen).side();
        if (battle.stack(side).isEmpty()) return false;
        return referee.ask(side, new DrawAnother(fallen));
    }
}
