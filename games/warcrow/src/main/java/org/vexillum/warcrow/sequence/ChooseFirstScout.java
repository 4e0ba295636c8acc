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

/** Which company deploys the first Scout; asked of the one with initiative (WC-BG-SCOUT-01). */
@Stored(as = "ChooseFirstScout")
public record ChooseFirstScout() implements Question<Battle, Side> {
    @Override
    public Choices<Side> choices(Battle battle) {
        return new ListedChoices<>(
                List.of(Side.values()), no -> Refusal.because("WC-BG-SCOUT-01", "no-company", no));
    }

    @Override
    public Class<Side> answerType() {
        return Side.class;
    }

    @Override
    public Rules rules() {
        return Rules.of("WC-BG-SCOUT-01");
    }
}
