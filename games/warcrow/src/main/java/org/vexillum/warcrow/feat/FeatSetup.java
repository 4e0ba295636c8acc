package org.vexillum.warcrow.feat;

import java.util.List;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.referee.Referee;
import org.vexillum.warcrow.table.Battle;
import org.vexillum.warcrow.table.Stage;

/** What a feat wants after all units, Scouts included, have been deployed (WC-PREP-13). */
public record FeatSetup() {
    public void play(Battle battle, Referee<Battle> referee) {
        var feat = battle.setting().feat();
        if (feat != null)
            switch (feat) {
                case TRACK -> TrackFeat.setUp(battle, referee);
                case DECAPITATION -> Decapitation.setUp(battle, referee);
                case RIFT -> Rift.setUp(battle, referee);
                case BANNER -> Banner.setUp(battle, referee);
                case RESOURCES -> ObtainResources.setUp(battle, referee);
            }
        battle.clock().setStage(Stage.ROUND_START);
    }

    /** The company that deployed first acts first (WC-PREP-11). */
    static List<Side> order(Battle battle) {
        var first = battle.clock().deploysFirst();
        return List.of(first, first.other());
    }

    /** Event tokens are shared out, odd numbers to the company with initiative (WC-PREP-13). */
    static void tokens(Battle battle, int count, Rules rules, Referee<Battle> referee) {
        var holder = battle.clock().initiative();
        var odd = count == 4 ? List.of(1, 3) : List.of(1);
        var even = count == 4 ? List.of(2, 4) : List.of(2);
        var why = rules.and("WC-PREP-13");
        referee.record(new FeatEvents.TokensTaken(holder, odd, why));
        referee.record(new FeatEvents.TokensTaken(holder.other(), even, why));
    }
}
