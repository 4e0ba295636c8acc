package org.vexillum.firstblood.scenario;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Status;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.kernel.referee.ListedChoices;
import org.vexillum.kernel.referee.Question;
import org.vexillum.kernel.stored.Stored;

/** Which regiment a side deploys next (FB-DEPLOY-02). */
@Stored(as = "ChooseDeployed", with = "side")
public record ChooseDeployed(Side side) implements Question<Battle, String> {
    @Override
    public Choices<String> choices(Battle battle) {
        return new ListedChoices<>(waiting(battle, side), id -> refusal(battle, id));
    }

    static List<String> waiting(Battle battle, Side side) {
        var waiting = new ArrayList<String>();
        for (var regiment : battle.regiments(side))
            if (regiment.status() == Status.UNDEPLOYED) waiting.add(regiment.id());
        return waiting;
    }

    private Refusal refusal(Battle battle, String id) {
        for (var regiment : battle.regiments(side)) {
            if (!regiment.id().equals(id)) continue;
            return regiment.status() == Status.RESERVE
                    ? Refusal.because("FB-RESERVE-01", "held-back", id)
                    : Refusal.because("FB-DEPLOY-02", "already-deployed", id);
        }
        return Refusal.because("FB-DEPLOY-02", "not-your-regiment", id);
    }

    @Override
    public Class<String> answerType() {
        return String.class;
    }

    @Override
    public Rules rules() {
        return Rules.of("FB-DEPLOY-02");
    }
}
