package org.vexillum.firstblood.combat;

import java.util.List;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.kernel.odds.Part;
import org.vexillum.kernel.referee.Referee;

/**
 * Who takes the next hits, and how many.
 *
 * @param before those who took hits up to now: they go on as long as they can
 */
record NextTakers(HitsSuffered hits, boolean batched, List<Integer> before)
        implements Part<Battle> {
    /**
     * @param models nobody if none is left
     * @param wounds they can take
     */
    record Takers(List<Integer> models, int wounds) {}

    @Override
    public int hashCode() {
        return before.hashCode();
    }

    @Override
    public Takers play(Battle battle, Referee<Battle> referee) {
        var regiment = battle.regiment(hits.target());
        if (!HitsInProgress.canTake(regiment, hits.at())) return new Takers(List.of(), 0);
        int left = RankAndFile.woundsLeft(regiment, before);
        if (left > 0) return new Takers(before, left);
        var models = before;
        if (batched) {
            var question = new NameTaker(hits.target(), hits.manner(), hits.engaged());
            models = referee.ask(regiment.side(), question).models();
        } else models = List.copyOf(HitsInProgress.together(regiment, hits.at()));
        return new Takers(models, RankAndFile.woundsLeft(regiment, models));
    }
}
