package org.vexillum.warcrow.sequence;

import org.vexillum.kernel.Rules;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.referee.Referee;
import org.vexillum.warcrow.table.Battle;
import org.vexillum.warcrow.table.Stage;
import org.vexillum.warcrow.table.Unit;

/** Each company takes as many command tokens as its units have command (WC-PREP-02). */
public record TakeCommandTokens() {
    public void play(Battle battle, Referee<Battle> referee) {
        for (var side : Side.values()) {
            battle.setTokens(side, command(battle, side));
            var rules = Rules.of("WC-PREP-01", "WC-PREP-02");
            referee.record(new SequenceEvents.CommandMustered(side, battle.tokens(side), rules));
        }
        battle.clock().setStage(Stage.INITIATIVE);
    }

    /** All units of the list count, deployed or not. */
    static int command(Battle battle, Side side) {
        return battle.units(side).stream().map(Unit::card).mapToInt(one -> one.command()).sum();
    }
}
