package org.vexillum.lanterns;

import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.kernel.referee.ListedChoices;
import org.vexillum.kernel.referee.Question;
import org.vexillum.kernel.stored.Stored;

/** Which of the enemies a fighter is engaged with it strikes (LD-MELEE-02). */
@Stored("ChooseFoe(unit)")
public record ChooseFoe(String unit) implements Question<Battle, String> {
    @Override
    public Choices<String> choices(Battle battle) {
        var foes = battle.foes(battle.fighter(unit)).stream().map(Fighter::id).toList();
        return new ListedChoices<>(foes, foe -> Refusal.because("LD-MELEE-02", "not-engaged", foe));
    }

    @Override
    public Class<String> answerType() {
        return String.class;
    }

    @Override
    public Rules rules() {
        return Rules.of("LD-MELEE-02");
    }
}
