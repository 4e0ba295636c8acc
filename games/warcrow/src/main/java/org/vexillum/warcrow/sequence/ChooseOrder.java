package org.vexillum.warcrow.sequence;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.kernel.referee.ListedChoices;
import org.vexillum.kernel.referee.Question;
import org.vexillum.kernel.referee.Referee;
import org.vexillum.kernel.stored.Stored;
import org.vexillum.warcrow.table.Battle;

/** Which of several effects of the same moment comes next (WC-TURN-10). */
@Stored(as = "ChooseOrder", with = "waiting")
public record ChooseOrder(List<String> waiting) implements Question<Battle, String> {
    public ChooseOrder {
        waiting = List.copyOf(waiting);
    }

    /** The effects in the order that the company with initiative wishes. */
    public static List<String> of(List<String> due, Battle battle, Referee<Battle> referee) {
        var waiting = new ArrayList<>(due);
        var ordered = new ArrayList<String>();
        while (waiting.size() > 1) {
            var next = referee.ask(battle.clock().initiative(), new ChooseOrder(waiting));
            waiting.remove(next);
            ordered.add(next);
        }
        ordered.addAll(waiting);
        return ordered;
    }

    @Override
    public Choices<String> choices(Battle battle) {
        return new ListedChoices<>(
                waiting, other -> Refusal.because("WC-TURN-10", "not-waiting", other));
    }

    @Override
    public Class<String> answerType() {
        return String.class;
    }

    @Override
    public Rules rules() {
        return Rules.of("WC-TURN-10");
    }
}
