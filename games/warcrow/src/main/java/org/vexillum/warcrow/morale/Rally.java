package org.vexillum.warcrow.morale;

import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.Referee;
import org.vexillum.warcrow.sequence.ReportStanding;
import org.vexillum.warcrow.table.Battle;
import org.vexillum.warcrow.table.EventToken;

/** The token of a demoralised unit comes due (WC-BG-DEMORAL-03). */
public record Rally(String unit) {
    /** How many positions the token goes on after a failure. */
    private static final int ON = 2;

    public void play(Battle battle, Referee<Battle> referee) {
        var why = Rules.of("WC-BG-DEMORAL-03");
        if (WillpowerTest.of(battle, unit, 1, why).play(battle, referee) > 0)
            rallied(battle, why, referee);
        else failed(battle, why, referee);
    }

    /** Its stress drops to morale less 1, and it may move. */
    private void rallied(Battle battle, Rules why, Referee<Battle> referee) {
        var rallying = battle.unit(unit);
        rallying.setDemoralised(false);
        rallying.setStress(Math.clamp(rallying.card().morale() - 1, 0, rallying.stress()));
        referee.record(new MoraleEvents.Rallied(unit, rallying.stress(), why));
        var stands = referee.ask(rallying.side(), new ReportStanding(unit, why));
        rallying.setStanding(stands);
    }

    private void failed(Battle battle, Rules why, Referee<Battle> referee) {
        int turn = battle.clock().now() + ON;
        battle.events().add(new EventToken(EventToken.Kind.RALLY, unit, turn));
        referee.record(new MoraleEvents.RallyFailed(unit, turn, why));
        new Demoralisation(unit).flee(battle, referee);
    }
}
