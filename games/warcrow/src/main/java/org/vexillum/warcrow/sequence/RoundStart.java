package org.vexillum.warcrow.sequence;

import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.Referee;
import org.vexillum.warcrow.table.Battle;
import org.vexillum.warcrow.table.Stage;

/** The company with initiative names who plays first in the round (WC-TURN-02). */
public record RoundStart() {
    public void play(Battle battle, Referee<Battle> referee) {
        var clock = battle.clock();
        if (clock.timeUp()) { // a round not begun scores nothing
            new TimeUp(false).play(battle, referee);
            return;
        }
        var first = referee.ask(clock.initiative(), new ChooseFirstPlayer(clock.round()));
        clock.setFirst(first);
        clock.setToAct(first);
        clock.setSecond(false);
        clock.setStage(Stage.ACTIVATION);
        var rules = Rules.of("WC-TURN-02");
        if (clock.round() == 1) rules = rules.and("WC-PREP-08");
        referee.record(new SequenceEvents.PlaysFirst(clock.round(), first, rules));
    }
}
