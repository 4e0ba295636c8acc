package org.vexillum.warcrow.sequence;

import java.util.List;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.dice.RandomSource;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.kernel.referee.Question;
import org.vexillum.kernel.stored.Stored;
import org.vexillum.warcrow.table.Battle;
import org.vexillum.warcrow.table.UnitStanding;

/** Where a unit stands after a move outside its activation, which only the players see. */
@Stored(
        as = "ReportStanding",
        with = {"unit", "why"})
public record ReportStanding(String unit, Rules why) implements Question<Battle, UnitStanding> {
    @Override
    public Choices<UnitStanding> choices(Battle battle) {
        return new Choices<>() {
            @Override
            public @Nullable Refusal refusal(UnitStanding answer) {
                return StandingCheck.refusal(battle, answer);
            }

            @Override
            public List<UnitStanding> list() {
                return StandingCheck.telling(battle, battle.unit(unit).standing());
            }

            @Override
            public boolean complete() {
                return false;
            }

            @Override
            public UnitStanding any(RandomSource lot) {
                return StandingCheck.any(battle, lot);
            }
        };
    }

    @Override
    public Class<UnitStanding> answerType() {
        return UnitStanding.class;
    }

    @Override
    public Rules rules() {
        return why.and("WC-GAME-01");
    }
}
