package org.vexillum.warcrow.sequence;

import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.Referee;
import org.vexillum.warcrow.table.Battle;
import org.vexillum.warcrow.table.Stage;

/** One company makes its activation of the turn (WC-TURN-01). */
public record CompanyTurn() {
    public void play(Battle battle, Referee<Battle> referee) {
        var clock = battle.clock();
        var side = clock.toAct();
        var deed = referee.ask(side, new ChooseActivation(side));
        if (deed.kind() == TurnChoice.Kind.PASS) pass(battle, referee);
        else new Activation(deed.unit(), deed.kind()).play(battle, referee);
        if (clock.second()) clock.setStage(Stage.EVENTS);
        else clock.setToAct(side.other());
        clock.setSecond(!clock.second());
    }

    /** A pass contests nothing (WC-OBJ-08). */
    public static void pass(Battle battle, Referee<Battle> referee) {
        var clock = battle.clock();
        var side = clock.toAct();
        boolean bare = battle.onTable(side).isEmpty();
        var rules = Rules.of("WC-END-02", "WC-END-04");
        if (bare) rules = rules.and("WC-END-03");
        referee.record(new SequenceEvents.Passed(side, clock.now(), rules));
    }
}
