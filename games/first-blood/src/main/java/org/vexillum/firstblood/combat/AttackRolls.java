package org.vexillum.firstblood.combat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.PausableSequence;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.referee.Referee;

/** Attack dice being rolled, one pool after another. */
public final class AttackRolls implements PausableSequence<AttackRolls> {
    /** A regiment, or the model singled out in it. */
    public record Aim(String target, int at) {}

    private final Side side;
    private final List<AttackPool> pools;
    private final SequencedMap<Aim, List<HitGroup>> scored = new LinkedHashMap<>();
    private int rolled;

    public AttackRolls(Side side, List<AttackPool> pools) {
        this.side = side;
        this.pools = List.copyOf(pools);
    }

    @Override
    public AttackRolls copy() {
        var copy = new AttackRolls(side, pools);
        scored.forEach((aim, groups) -> copy.scored.put(aim, new ArrayList<>(groups)));
        copy.rolled = rolled;
        return copy;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof AttackRolls rolling
                && rolled == rolling.rolled
                && side == rolling.side
                && List.copyOf(scored.entrySet()).equals(List.copyOf(rolling.scored.entrySet()))
                && pools.equals(rolling.pools);
    }

    @Override
    public int hashCode() {
        return 31 * rolled + scored.hashCode();
    }

    @Override
    public int left() {
        return pools.size() - rolled;
    }

    @Override
    public void next(Battle battle, Referee<Battle> referee) {
        join(part().play(battle, referee));
    }

    @Override
    public PoolRoll part() {
        return new PoolRoll(pools.get(rolled), side);
    }

    @Override
    public void join(Object result) {
        var pool = pools.get(rolled++);
        var aim = new Aim(pool.target(), pool.at());
        var groups = scored.computeIfAbsent(aim, _ -> new ArrayList<>());
        for (var group : ((PoolRoll.Hits) result).groups()) HitGroup.add(groups, group);
    }

    /** The hits so far, in the order in which they were aimed. */
    SequencedMap<Aim, List<HitGroup>> scored() {
        return scored;
    }

    /** The hits so far on one. */
    public List<HitGroup> at(String target, int at) {
        return scored.getOrDefault(new Aim(target, at), List.of());
    }
}
