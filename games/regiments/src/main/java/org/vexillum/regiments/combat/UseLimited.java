package org.vexillum.regiments.combat;

import java.util.List;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.kernel.referee.ListedChoices;
import org.vexillum.kernel.referee.Question;
import org.vexillum.kernel.stored.Stored;
import org.vexillum.regiments.table.Battle;

/** Whether a Limited melee weapon is used now or held back (AOFR-MELEE-03, AOFR-SR-LIMITED-1). */
@Stored(
        as = "UseLimited",
        with = {"unit", "weapon", "target"})
public record UseLimited(String unit, String weapon, String target)
        implements Question<Battle, Boolean> {
    @Override
    public Choices<Boolean> choices(Battle battle) {
        return new ListedChoices<>(
                List.of(true, false), _ -> Refusal.because("AOFR-SR-LIMITED-1", "yes-or-no"));
    }

    @Override
    public Class<Boolean> answerType() {
        return Boolean.class;
    }

    @Override
    public Boolean pass() {
        return false;
    }

    @Override
    public List<Boolean> standing() {
        return List.of(true, false);
    }

    @Override
    public Rules rules() {
        return Rules.of("AOFR-SR-LIMITED-1");
    }
}
