package org.vexillum.firstblood.scenario;

import java.util.ArrayList;
import java.util.function.Function;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.referee.AskedQuestion;
import org.vexillum.kernel.referee.Referee;

/** What both sides choose at once; a side without a choice is not asked and chose nothing. */
record BothSidesChoice(Chosen a, Chosen b) {
    static BothSidesChoice ask(
            Battle battle, Function<Side, ReserveQuestion> about, Referee<Battle> referee) {
        var asked = new ArrayList<AskedQuestion<Battle, ?>>();
        for (var side : Side.values()) {
            var question = about.apply(side);
            if (!question.able(battle).isEmpty()) asked.add(new AskedQuestion<>(side, question));
        }
        var chosen = new Chosen[] {Chosen.NONE, Chosen.NONE};
        if (asked.isEmpty()) return new BothSidesChoice(chosen[0], chosen[1]);
        var answers = referee.askTogether(asked);
        for (int i = 0; i < asked.size(); i++)
            chosen[asked.get(i).side().ordinal()] = (Chosen) answers.get(i);
        return new BothSidesChoice(chosen[0], chosen[1]);
    }

    boolean none() {
        return a.regiments().isEmpty() && b.regiments().isEmpty();
    }

    /** All of them, side A first. */
    Iterable<String> all() {
        var all = new ArrayList<>(a.regiments());
        all.addAll(b.regiments());
        return all;
    }
}
