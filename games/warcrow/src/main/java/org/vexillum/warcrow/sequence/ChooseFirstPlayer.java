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

/** Which company plays first in the round; asked of the one with initiative (WC-TURN-02). */
@Stored(as = "ChooseFirstPlayer", with = "round")
public record ChooseFirstPlayer(int round) implements Question<Battle, Side> {
    @Override
    public Choices<Side> choices(Battle battle) {
        return new ListedChoices<>(
                List.of(Side.values()), no -> Refusal.because("WC-TURN-02", "no-company", no));
    }

    @Override
    public Class<Side> answerType() {
        return Side.class;
    }

    /** The choice after deployment is a rule of its own; later ones follow the round. */
    @Override
    public Rules rules() {
        return round == 1 ? Rules.of("WC-TURN-02", "WC-PREP-08") : Rules.of("WC-TURN-02");
    }
}
