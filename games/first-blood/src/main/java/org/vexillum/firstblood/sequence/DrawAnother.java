package org.vexillum.firstblood.sequence;

import java.util.List;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.kernel.referee.ListedChoices;
import org.vexillum.kernel.referee.Question;
import org.vexillum.kernel.stored.Stored;

/** Whether the owner of a regiment that fell to an aura before acting draws the next card. */
@Stored(as = "DrawAnother", with = "fallen")
public record DrawAnother(String fallen) implements Question<Battle, Boolean> {
    @Override
    public Choices<Boolean> choices(Battle battle) {
        return new ListedChoices<>(
                List.of(true, false),
                no -> Refusal.because("FB-SR-AURA-OF-DEATH-4-E2", "yes-or-no", no));
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
        return Rules.of("FB-SR-AURA-OF-DEATH-4-E2");
    }
}
