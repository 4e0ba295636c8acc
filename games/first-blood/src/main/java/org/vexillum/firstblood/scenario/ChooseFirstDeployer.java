package org.vexillum.firstblood.scenario;

import java.util.List;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.kernel.referee.ListedChoices;
import org.vexillum.kernel.referee.Question;
import org.vexillum.kernel.stored.Stored;

/** Who deploys the first regiment: the winner of the roll-off chooses (FB-DEPLOY-01). */
@Stored(as = "ChooseFirstDeployer")
public record ChooseFirstDeployer() implements Question<Battle, Side> {
    @Override
    public Choices<Side> choices(Battle battle) {
        return new ListedChoices<>(
                List.of(Side.values()),
                side -> Refusal.because("FB-DEPLOY-01", "no-such-side", side));
    }

    @Override
    public Class<Side> answerType() {
        return Side.class;
    }

    @Override
    public Rules rules() {
        return Rules.of("FB-DEPLOY-01");
    }
}
