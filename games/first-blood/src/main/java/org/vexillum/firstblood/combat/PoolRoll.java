package org.vexillum.firstblood.combat;

import java.util.List;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.odds.Part;
import org.vexillum.kernel.referee.Referee;

/** The attack dice of one pool. */
record PoolRoll(AttackPool pool, Side side) implements Part<Battle> {
    /** What they scored. */
    record Hits(List<HitGroup> groups) {}

    @Override
    public int hashCode() {
        return pool.models().hashCode();
    }

    @Override
    public Hits play(Battle battle, Referee<Battle> referee) {
        return new Hits(pool.roll(battle, side, referee));
    }
}
