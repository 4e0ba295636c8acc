package org.vexillum.warcrow.sequence;

import java.util.List;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.kernel.referee.ListedChoices;
import org.vexillum.kernel.referee.Question;
import org.vexillum.kernel.stored.Stored;
import org.vexillum.warcrow.table.Battle;

/** Whether the Officer takes the loot of the unit that is being destroyed (WC-SCEN-LOOT-10). */
@Stored(
        as = "SaveLoot",
        with = {"unit", "officer"})
public record SaveLoot(String unit, String officer) implements Question<Battle, Boolean> {
    @Override
    public Choices<Boolean> choices(Battle battle) {
        return new ListedChoices<>(
                List.of(true, false), no -> Refusal.because("WC-SCEN-LOOT-10", "yes-or-no", no));
    }

    @Override
    public Class<Boolean> answerType() {
        return Boolean.class;
    }

    @Override
    public Rules rules() {
        return Rules.of("WC-SCEN-LOOT-10");
    }
}
