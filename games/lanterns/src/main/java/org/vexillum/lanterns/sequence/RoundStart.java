package org.vexillum.lanterns.sequence;

import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.Referee;
import org.vexillum.lanterns.combat.Visibility;
import org.vexillum.lanterns.table.Battle;
import org.vexillum.lanterns.table.Stage;

/** Who begins (LD-ROUND-02), and how dark it is (LD-SIGHT-02). */
public record RoundStart() {
    private static final Rules RULES = Rules.of("LD-ROUND-02", "LD-SIGHT-02");

    public void play(Battle battle, Referee<Battle> referee) {
        var holder = battle.holder();
        var first = holder == null ? new RollOff("LD-ROUND-02").play(referee) : holder.other();
        battle.fighters().forEach(one -> battle.set(one.done(false)));
        battle.enter(Stage.TURNS, battle.round(), first);
        referee.record(
                new SequenceEvents.RoundBegan(
                        battle.round(), first, Visibility.dusk(battle), RULES));
    }
}
