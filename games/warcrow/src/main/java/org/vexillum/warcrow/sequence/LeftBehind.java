package org.vexillum.warcrow.sequence;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.kernel.referee.ListedChoices;
import org.vexillum.kernel.referee.Question;
import org.vexillum.kernel.stored.Stored;
import org.vexillum.warcrow.table.Battle;
import org.vexillum.warcrow.table.Unit;

/** Which unit that did not act moves at the end of the round; empty for no more (WC-TURN-08). */
@Stored(
        as = "LeftBehind",
        with = {"side", "moved"})
public record LeftBehind(Side side, List<String> moved) implements Question<Battle, String> {
    public LeftBehind {
        moved = List.copyOf(moved);
    }

    /** Units that did not act, are not demoralised and not engaged. */
    static List<String> eligible(Battle battle, Side side) {
        return battle.onTable(side).stream()
                .filter(unit -> unit.activations() == 0)
                .filter(unit -> !unit.demoralised() && !unit.standing().engaged())
                .map(Unit::id)
                .toList();
    }

    @Override
    public Choices<String> choices(Battle battle) {
        var all = new ArrayList<String>();
        all.add("");
        for (var unit : eligible(battle, side)) if (!moved.contains(unit)) all.add(unit);
        return new ListedChoices<>(
                all, other -> Refusal.because("WC-TURN-08", "not-left-behind", other));
    }

    @Override
    public Class<String> answerType() {
        return String.class;
    }

    @Override
    public String pass() {
        return "";
    }

    @Override
    public Rules rules() {
        return Rules.of("WC-TURN-08");
    }
}
