package org.vexillum.warcrow.feat;

import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.Referee;
import org.vexillum.warcrow.table.Battle;

/** Track: tokens, meters and vestiges. */
public final class TrackFeat {
    private TrackFeat() {}

    public static void setUp(Battle battle, Referee<Battle> referee) {
        FeatSetup.tokens(battle, 4, Rules.of("WC-FEAT-TRACK-01", "WC-FEAT-TRACK-02"), referee);
        Meters.set(battle, Feat.TRACK, Rules.of("WC-FEAT-TRACK-03"), referee);
        for (var side : FeatSetup.order(battle)) {
            var at = referee.ask(side, new PlaceVestige(side));
            battle.feat().setVestige(side, at);
            var rules = Rules.of("WC-FEAT-TRACK-04", "WC-PREP-11", "WC-FEAT-TRACK-05");
            referee.record(new FeatEvents.VestigePlaced(side, side, at, rules));
        }
    }
}
