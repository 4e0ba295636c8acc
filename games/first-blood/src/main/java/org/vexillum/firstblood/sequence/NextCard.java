package org.vexillum.firstblood.sequence;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.army.DrawEvent;
import org.vexillum.firstblood.ranges.CommandingPresence;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.Referee;

/**
 * Double Time, or Fire and Advance: the next card is drawn, and a regiment near the character acts
 * at once (FB-DRAW-03, FB-DRAW-06).
 */
public record NextCard(String regiment, DrawEvent event) {
    public void play(Battle battle, Referee<Battle> referee) {
        var calling = battle.regiment(regiment);
        var card = DrawCard.valid(battle, calling.side(), referee);
        if (card == null) return;
        var near = near(battle, calling, card);
        if (near.isEmpty()) putUnder(battle, calling, card, referee);
        else callUp(battle, calling, card, near, referee);
    }

    /** Regiments of that entry with a leader in the character's command range. */
    private static List<String> near(Battle battle, Regiment calling, String card) {
        var near = new ArrayList<String>();
        for (var id : CommandStacks.activatable(battle, calling.side(), card))
            if (CommandingPresence.leaderInRange(
                    battle, calling, calling.character(), battle.regiment(id))) near.add(id);
        return near;
    }

    private void putUnder(Battle battle, Regiment calling, String card, Referee<Battle> referee) {
        CommandStacks.putUnder(battle, calling.side(), card);
        referee.reveal(new SequenceEvents.CardPutUnder(calling.side(), card, Rules.of(rule())));
    }

    private String rule() {
        return event == DrawEvent.DOUBLE_TIME ? "FB-DRAW-03" : "FB-DRAW-06";
    }

    /** A full activation of its own. */
    private void callUp(
            Battle battle,
            Regiment calling,
            String card,
            List<String> near,
            Referee<Battle> referee) {
        var side = calling.side();
        var chosen = referee.ask(side, new ChooseRegiment(side, card, near));
        DrawCard.reveal(battle, card, chosen, referee);
        var cue =
                event == DrawEvent.DOUBLE_TIME
                        ? Activation.Cue.DOUBLE_TIME
                        : Activation.Cue.FIRE_AND_ADVANCE;
        var end = new Activation(chosen, cue).play(battle, referee);
        boolean again =
                end == Activation.End.FELL_TO_AURA && DrawCard.again(battle, chosen, referee);
        while (again) {
            var next = DrawCard.next(battle, side, referee);
            again = next != null && PlayerTurn.activate(battle, next, referee);
        }
    }
}
