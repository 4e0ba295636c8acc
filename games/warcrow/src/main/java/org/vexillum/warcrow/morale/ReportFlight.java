package org.vexillum.warcrow.morale;

import java.util.List;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.dice.RandomSource;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.kernel.referee.Question;
import org.vexillum.kernel.stored.Stored;
import org.vexillum.warcrow.sequence.StandingCheck;
import org.vexillum.warcrow.table.Battle;

/** Where the flight of a unit ended, which only the players see. */
@Stored(as = "ReportFlight", with = "unit")
public record ReportFlight(String unit) implements Question<Battle, Flight> {
    @Override
    public Choices<Flight> choices(Battle battle) {
        return new Choices<>() {
            @Override
            public @Nullable Refusal refusal(Flight answer) {
                return StandingCheck.refusal(battle, answer.stands());
            }

            @Override
            public List<Flight> list() {
                return List.of(Flight.STAYS, Flight.OFF);
            }

            @Override
            public boolean complete() {
                return false;
            }

            @Override
            public Flight any(RandomSource lot) {
                if (lot.below(4) == 0) return Flight.OFF;
                return new Flight(false, StandingCheck.any(battle, lot));
            }
        };
    }

    @Override
    public Class<Flight> answerType() {
        return Flight.class;
    }

    @Override
    public Rules rules() {
        return Rules.of("WC-BG-FLEE-01");
    }
}
