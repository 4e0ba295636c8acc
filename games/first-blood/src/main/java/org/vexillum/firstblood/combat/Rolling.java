package org.vexillum.firstblood.combat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Course;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.referee.Referee;

/** Attack dice being rolled, one pool after another. */
public final class Rolling implements Course<Rolling> {
    /** A regiment, or the model singled out in it. */
    public record Aim(String target, int at) {}

    private final Side side;
    private final List<Pool> pools;
    private final SequencedMap<Aim, List<HitGroup>> scored = new LinkedHashMap<>();
    private int rolled;

    public Rolling(Side side, List<Pool> pools) {
        this.side = side;
        this.pools = List.copyOf(pools);
    }

    @Override
    public Rolling copy() {
        var copy = new Rolling(side, pools);
        scored.forEach((aim, groups) -> copy.scored.put(aim, new ArrayList<>(groups)));
        copy.rolled = rolled;
        return copy;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Rolling rolling
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
