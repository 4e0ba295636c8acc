package org.vexillum.regiments.sequence;

import java.util.ArrayList;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.kernel.referee.ListedChoices;
import org.vexillum.kernel.referee.Question;
import org.vexillum.kernel.stored.Stored;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Status;

/** Which unit a side activates; nobody may pass (AOFR-ACTION-01, AOFR-ROUND-04). */
@Stored(
        as = "ChooseUnit",
        with = {"side", "round"})
public record ChooseUnit(Side side, int round) implements Question<Battle, String> {
    @Override
    public Choices<String> choices(Battle battle) {
        var ids = new ArrayList<String>();
        for (var unit : battle.onTable(side)) if (!unit.activated()) ids.add(unit.id());
        return new ListedChoices<>(ids, id -> refusal(battle, id));
    }

    /** Why this unit cannot be activated now. */
    public Refusal refusal(Battle battle, String id) {
        for (var unit : battle.units()) {
            if (!unit.id().equals(id)) continue;
            if (unit.side() != side) return Refusal.because("AOFR-ACTION-01", "not-your-unit", id);
            if (unit.status() != Status.ON_TABLE)
                return Refusal.because("AOFR-ROUND-04", "not-on-table", id);
            return Refusal.because("AOFR-ROUND-04", "already-activated", id);
        }
        return Refusal.because("AOFR-ACTION-01", "no-such-unit", id);
    }

    @Override
    public Class<String> answerType() {
        return String.class;
    }

    @Override
    public Rules rules() {
        return Rules.of("AOFR-ACTION-01", "AOFR-ROUND-04");
    }
}
