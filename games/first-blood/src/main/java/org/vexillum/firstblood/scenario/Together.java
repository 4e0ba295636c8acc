package org.vexillum.firstblood.scenario;

import java.util.ArrayList;
import java.util.function.Function;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.referee.Asked;
import org.vexillum.kernel.referee.Referee;

/** What both sides choose at once; a side without a choice is not asked and chose nothing. */
record Together(Chosen a, Chosen b) {
    static Together ask(
            Battle battle, Function<Side, AboutReserves> about, Referee<Battle> referee) {
        var asked = new ArrayList<Asked<Battle, ?>>();
        for (var side : Side.values()) {
            var question = about.apply(side);
            if (!question.able(battle).isEmpty()) asked.add(new Asked<>(side, question));
        }
        var chosen = new Chosen[] {Chosen.NONE, Chosen.NONE};
        if (asked.isEmpty()) return new Together(chosen[0], chosen[1]);
        var answers = referee.askTogether(asked);
        for (int i = 0; i < asked.size(); i++)
            chosen[asked.get(i).side().ordinal()] = (Chosen) answers.get(i);
        return new Together(chosen[0], chosen[1]);
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
