package org.vexillum.warcrow.sequence;

import java.util.List;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.dice.Lot;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.kernel.referee.Question;
import org.vexillum.kernel.stored.Stored;
import org.vexillum.warcrow.table.Battle;
import org.vexillum.warcrow.table.Standing;

/** Where a unit stands after a move outside its activation, which only the players see. */
@Stored(
        as = "ReportStanding",
        with = {"unit", "why"})
public record ReportStanding(String unit, Rules why) implements Question<Battle, Standing> {
    @Override
    public Choices<Standing> choices(Battle battle) {
        return new Choices<>() {
            @Override
            public @Nullable Refusal refusal(Standing answer) {
                return Standings.refusal(battle, answer);
            }

            @Override
            public List<Standing> list() {
                return Standings.telling(battle, battle.unit(unit).standing());
            }

            @Override
            public boolean complete() {
                return false;
            }

            @Override
            public Standing any(Lot lot) {
                return Standings.any(battle, lot);
            }
        };
    }

    @Override
    public Class<Standing> answerType() {
        return Standing.class;
    }

    @Override
    public Rules rules() {
        return why.and("WC-GAME-01");
    }
}
