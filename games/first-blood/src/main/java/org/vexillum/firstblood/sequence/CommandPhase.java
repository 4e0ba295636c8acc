package org.vexillum.firstblood.sequence;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Stage;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.referee.AskedQuestion;
import org.vexillum.kernel.referee.Referee;

/** Both sides lay their command stacks at once, in secret (FB-COMPH-02). */
public record CommandPhase() {
    public void play(Battle battle, Referee<Battle> referee) {
        var asked = new ArrayList<AskedQuestion<Battle, ?>>();
        for (var side : Side.values()) {
            battle.setStack(side, List.of());
            battle.setSeen(side, 0);
            if (!CommandStacks.cards(battle, side).isEmpty())
                asked.add(new AskedQuestion<>(side, new OrderStack(side, battle.round())));
        }
        var stacks = referee.askTogether(asked);
        for (int i = 0; i < stacks.size(); i++)
            battle.setStack(asked.get(i).side(), ((OrderStack.Stack) stacks.get(i)).cards());
        referee.record(
                new SequenceEvents.StacksLaid(
                        battle.round(),
                        battle.stack(Side.A).size(),
                        battle.stack(Side.B).size(),
                        Rules.of("FB-COMPH-01", "FB-COMPH-02")));
        battle.setStage(Stage.SUPREMACY);
    }
}
