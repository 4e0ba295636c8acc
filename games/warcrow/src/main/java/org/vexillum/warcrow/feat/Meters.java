package org.vexillum.warcrow.feat;

import org.vexillum.kernel.Rules;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.referee.Referee;
import org.vexillum.warcrow.table.Battle;
import org.vexillum.warcrow.table.FeatState;

/** Tokens on the numbered positions of the turn counter that only mark a number (WC-GAME-05). */
final class Meters {
    private Meters() {}

    /** Both start on 1. */
    static void set(Battle battle, Feat feat, Rules rules, Referee<Battle> referee) {
        for (var side : Side.values()) {
            battle.feat().setMeter(side, FeatState.LOWEST);
            referee.record(
                    new FeatEvents.MeterSet(side, feat, FeatState.LOWEST, rules.and("WC-GAME-05")));
        }
    }

    static void move(Battle battle, Side side, Feat feat, int by, Rules why, Referee<Battle> ref) {
        int before = battle.feat().meter(side);
        battle.feat().setMeter(side, before + by);
        int now = battle.feat().meter(side);
        ref.record(new FeatEvents.MeterMoved(side, feat, before, now, why.and("WC-GAME-05")));
    }

    /**
     * Forward one by one; from 10 on the rival goes back instead, never below 1.
     *
     * @param beyond the rule for a meter that is on 10
     */
    static void forward(
            Battle battle,
            Side side,
            Feat feat,
            int steps,
            Rules why,
            String beyond,
            Referee<Battle> referee) {
        int room = FeatState.HIGHEST - battle.feat().meter(side);
        int own = Math.min(steps, room);
        if (own > 0) move(battle, side, feat, own, why, referee);
        if (steps > own) move(battle, side.other(), feat, own - steps, why.and(beyond), referee);
    }
}
