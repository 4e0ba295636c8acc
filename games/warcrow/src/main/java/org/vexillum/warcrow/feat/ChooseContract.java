package org.vexillum.warcrow.feat;

import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.kernel.referee.ListedChoices;
import org.vexillum.kernel.referee.Question;
import org.vexillum.kernel.stored.Stored;
import org.vexillum.warcrow.table.Battle;

/**
 * Which enemy unit a company names as its contract (WC-FEAT-DECAP-05).
 *
 * @param late whether it is chosen at the end of a round (WC-FEAT-DECAP-10)
 */
@Stored(
        as = "ChooseContract",
        with = {"side", "late"})
public record ChooseContract(Side side, boolean late) implements Question<Battle, String> {
    @Override
    public Choices<String> choices(Battle battle) {
        return new ListedChoices<>(
                Decapitation.contracts(battle, side, late), other -> refusal(other, battle));
    }

    private Refusal refusal(String other, Battle battle) {
        if (other.equals(Decapitation.commander(battle, side.other())))
            return Refusal.because("WC-FEAT-DECAP-06", "not-the-commander", other);
        if (battle.has(other) && battle.unit(other).demoralised())
            return Refusal.because("WC-FEAT-DECAP-11", "contract-demoralised", other);
        return Refusal.because("WC-FEAT-DECAP-05", "no-contract", other);
    }

    @Override
    public Class<String> answerType() {
        return String.class;
    }

    @Override
    public Rules rules() {
        return late
                ? Rules.of("WC-FEAT-DECAP-10", "WC-FEAT-DECAP-11")
                : Rules.of("WC-FEAT-DECAP-05", "WC-FEAT-DECAP-06");
    }
}
