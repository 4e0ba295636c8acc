package org.vexillum.warcrow.sequence;

import java.util.List;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.kernel.referee.ListedChoices;
import org.vexillum.kernel.referee.Question;
import org.vexillum.kernel.stored.Stored;
import org.vexillum.warcrow.table.Battle;
import org.vexillum.warcrow.table.DeploymentZone;

/** Which zone the company without initiative picks (WC-PREP-09). */
@Stored(as = "ChooseZone")
public record ChooseZone() implements Question<Battle, DeploymentZone> {
    @Override
    public Choices<DeploymentZone> choices(Battle battle) {
        return new ListedChoices<>(
                List.of(DeploymentZone.values()),
                no -> Refusal.because("WC-PREP-09", "no-zone", no));
    }

    @Override
    public Class<DeploymentZone> answerType() {
        return DeploymentZone.class;
    }

    @Override
    public Rules rules() {
        return Rules.of("WC-PREP-09");
    }
}
