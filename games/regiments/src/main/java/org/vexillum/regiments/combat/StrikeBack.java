package org.vexillum.regiments.combat;

import java.util.List;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.kernel.referee.ListedChoices;
import org.vexillum.kernel.referee.Question;
import org.vexillum.kernel.stored.Stored;
import org.vexillum.regiments.table.Battle;

/**
 * Whether a charged unit strikes back, all or nothing (AOFR-MELEE-07).
 *
 * @param counter asked before Counter weapons strike; covers the whole melee
 */
@Stored(
        as = "StrikeBack",
        with = {"unit", "charger", "counter"})
public record StrikeBack(String unit, String charger, boolean counter)
        implements Question<Battle, Boolean> {
    @Override
    public Choices<Boolean> choices(Battle battle) {
        return new ListedChoices<>(
                List.of(true, false), _ -> Refusal.because("AOFR-MELEE-07", "yes-or-no"));
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
        return counter ? Rules.of("AOFR-MELEE-07", "AOFR-SR-COUNTER-1") : Rules.of("AOFR-MELEE-07");
    }
}
