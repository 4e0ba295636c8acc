package org.vexillum.warcrow.sequence;

import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.Referee;
import org.vexillum.warcrow.table.Battle;
import org.vexillum.warcrow.table.Clock;
import org.vexillum.warcrow.table.Options;

/**
 * Time is up and the turn is played: nothing more is begun (WC-FORMAT-08).
 *
 * @param roundCounts whether the round in progress is scored
 */
public record TimeUp(boolean roundCounts) {
    /** A round whose last turn is played counts in any case. */
    public static TimeUp of(Battle battle) {
        return new TimeUp(
                battle.options().timeUp() == Options.TimeUp.FINISH_TURN
                        || battle.clock().turn() == Clock.TURNS);
    }

    public void play(Battle battle, Referee<Battle> referee) {
        var rules = Rules.of("WC-FORMAT-08");
        referee.record(new SequenceEvents.TimeRanOut(battle.clock().round(), roundCounts, rules));
        if (roundCounts) new RoundEnd().score(battle, referee);
        new FinalCount().play(battle, referee);
    }
}
