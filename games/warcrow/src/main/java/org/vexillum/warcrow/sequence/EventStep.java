package org.vexillum.warcrow.sequence;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.Referee;
import org.vexillum.warcrow.feat.Rift;
import org.vexillum.warcrow.morale.Rally;
import org.vexillum.warcrow.table.Battle;
import org.vexillum.warcrow.table.Clock;
import org.vexillum.warcrow.table.EventToken;
import org.vexillum.warcrow.table.Stage;

/** Tokens due are resolved and the turn ends (WC-TURN-06, WC-TURN-09). */
public record EventStep() {
    public void play(Battle battle, Referee<Battle> referee) {
        resolve(battle, referee);
        var clock = battle.clock();
        var rules = Rules.of("WC-TURN-06", "WC-TURN-09", "WC-GAME-02");
        referee.record(new SequenceEvents.TurnEnded(clock.round(), clock.turn(), rules));
        if (clock.timeUp()) {
            TimeUp.of(battle).play(battle, referee);
            return;
        }
        if (clock.turn() == Clock.TURNS) {
            clock.setStage(Stage.ROUND_END); // after the events: WC-TURN-06
            return;
        }
        clock.set(clock.round(), clock.turn() + 1);
        clock.setToAct(clock.first());
        clock.setSecond(false);
        clock.setStage(Stage.ACTIVATION);
    }

    /** Several at once: the company with initiative chooses their order (WC-TURN-10). */
    public void resolve(Battle battle, Referee<Battle> referee) {
        var due = due(battle);
        var order = ChooseOrder.of(due.stream().map(EventToken::about).toList(), battle, referee);
        for (var about : order)
            for (var token : due)
                if (token.about().equals(about) && battle.events().remove(token))
                    resolve(token, battle, referee);
    }

    private static List<EventToken> due(Battle battle) {
        var due = new ArrayList<EventToken>();
        for (var token : battle.events()) if (token.turn() == battle.clock().now()) due.add(token);
        return due;
    }

    private static void resolve(EventToken token, Battle battle, Referee<Battle> referee) {
        switch (token.kind()) {
            case SEAL -> Rift.resolved(battle, token.about(), referee);
            case RALLY -> new Rally(token.about()).play(battle, referee);
        }
    }
}
