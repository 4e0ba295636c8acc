package org.vexillum.warcrow.sequence;

import java.util.List;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.kernel.referee.ListedChoices;
import org.vexillum.kernel.referee.Question;
import org.vexillum.kernel.stored.Stored;
import org.vexillum.warcrow.table.Battle;

/** Which company deploys the first unit; asked of the one with initiative (WC-PREP-07). */
@Stored(as = "ChooseFirstDeployer")
public record ChooseFirstDeployer() implements Question<Battle, Side> {
    @Override
    public Choices<Side> choices(Battle battle) {
        return new ListedChoices<>(
                List.of(Side.values()), no -> Refusal.because("WC-PREP-07", "no-company", no));
    }

    @Override
    public Class<Side> answerType() {
        return Side.class;
    }

    @Override
    public Rules rules() {
        return Rules.of("WC-PREP-07");
    }
}
