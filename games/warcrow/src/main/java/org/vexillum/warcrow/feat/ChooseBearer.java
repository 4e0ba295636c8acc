package org.vexillum.warcrow.feat;

import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.kernel.referee.ListedChoices;
import org.vexillum.kernel.referee.Question;
import org.vexillum.kernel.stored.Stored;
import org.vexillum.warcrow.table.Battle;

/** Which deployed unit bears the company's banner (WC-FEAT-BANNER-03). */
@Stored(as = "ChooseBearer", with = "side")
public record ChooseBearer(Side side) implements Question<Battle, String> {
    @Override
    public Choices<String> choices(Battle battle) {
        return new ListedChoices<>(Banner.bearers(battle, side), other -> refusal(other, battle));
    }

    private Refusal refusal(String other, Battle battle) {
        if (battle.has(other) && battle.characterIn(battle.unit(other)) != null)
            return Refusal.because("WC-FEAT-BANNER-05", "bearer-without-character", other);
        return Refusal.because("WC-FEAT-BANNER-03", "no-bearer", other);
    }

    @Override
    public Class<String> answerType() {
        return String.class;
    }

    @Override
    public Rules rules() {
        return Rules.of("WC-FEAT-BANNER-03");
    }
}
