package org.vexillum.warcrow.sequence;

import java.util.List;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.kernel.referee.Listed;
import org.vexillum.kernel.referee.Question;
import org.vexillum.kernel.stored.Stored;
import org.vexillum.warcrow.table.Battle;
import org.vexillum.warcrow.table.Zone;

/** Which zone the company without initiative picks (WC-PREP-09). */
@Stored(as = "ChooseZone")
public record ChooseZone() implements Question<Battle, Zone> {
    @Override
    public Choices<Zone> choices(Battle battle) {
        return new Listed<>(
                List.of(Zone.values()), no -> Refusal.because("WC-PREP-09", "no-zone", no));
    }

    @Override
    public Class<Zone> answerType() {
        return Zone.class;
    }

    @Override
    public Rules rules() {
        return Rules.of("WC-PREP-09");
    }
}
