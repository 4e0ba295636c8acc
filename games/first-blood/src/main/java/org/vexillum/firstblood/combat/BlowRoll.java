package org.vexillum.firstblood.combat;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.odds.Part;
import org.vexillum.kernel.referee.Referee;

/**
 * One die of a pool of attacks, and the defence against its hits.
 *
 * @param hits those of the pool as a whole, still to be scored
 * @param takers who defend
 * @param answered whether anybody asks whose hits they were
 * @param guard of the regiment that defends; never changed
 */
record BlowRoll(
        AttackPool pool,
        Side side,
        HitsSuffered hits,
        List<Integer> takers,
        boolean answered,
        DefenceUse guard)
        implements Part<Battle> {
    /** What came of it, and what was used up for it. */
    record Defended(List<DefenceRoll.Rolled> rolls, DefenceUse guard) {}

    @Override
    public int hashCode() {
        return pool.models().hashCode();
    }

    @Override
    public Defended play(Battle battle, Referee<Battle> referee) {
        var rolls = new ArrayList<DefenceRoll.Rolled>();
        var used = guard.copy();
        for (var group : pool.single().roll(battle, side, referee)) {
            used.ask(battle, battle.regiment(hits.target()), referee);
            var told = answered ? group : group.ofNobody();
            var defence = new DefenceRoll(hits, takers, false, told, used.blessed());
            rolls.add(defence.play(battle, referee));
        }
        return new Defended(rolls, used);
    }
}
