package org.vexillum.firstblood.sequence;

import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Stage;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.referee.Referee;

/** The side to act activates the regiment of its top card; then the turn passes (FB-ACT-01). */
public record PlayerTurn() {
    public void play(Battle battle, Referee<Battle> referee) {
        var side = battle.toAct();
        var drawn = DrawCard.next(battle, side, referee);
        if (drawn == null) passes(battle, side, referee);
        while (drawn != null && activate(battle, drawn, referee))
            drawn = DrawCard.next(battle, side, referee);
        if (battle.stage() == Stage.OVER) return;
        passOn(battle, side, referee);
    }

    /** Whether its owner draws another card in its place (FB-SR-AURA-OF-DEATH-4-E2). */
    static boolean activate(Battle battle, String regiment, Referee<Battle> referee) {
        var end = new Activation(regiment, Activation.Cue.CARD).play(battle, referee);
        return end == Activation.End.FELL_TO_AURA && DrawCard.again(battle, regiment, referee);
    }

    /** Without a card to draw (FB-ACT-07). */
    private static void passes(Battle battle, Side side, Referee<Battle> referee) {
        if (!battle.stack(side.other()).isEmpty())
            referee.record(new SequenceEvents.TurnPassed(side, Rules.of("FB-ACT-07")));
    }

    /** A side without cards is passed over until both have none (FB-ACT-02, FB-ACT-07). */
    private static void passOn(Battle battle, Side side, Referee<Battle> referee) {
        if (!battle.stack(side.other()).isEmpty()) battle.setToAct(side.other());
        else if (battle.stack(side).isEmpty()) battle.setStage(Stage.VICTORY);
        else
            referee.record(
                    new SequenceEvents.TurnPassed(
                            side.other(), Rules.of("FB-ACT-02", "FB-ACT-07")));
    }
}
