package org.vexillum.firstblood.combat;

import java.util.List;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.traits.Manner;
import org.vexillum.kernel.referee.Referee;

/**
 * Hits on a regiment from one enemy regiment or source in one action, to be defended against.
 *
 * @param at the one model they are aimed at, or {@link RankAndFile#WHOLE}
 * @param engaged the models engaged by the attackers when they struck (FB-WOUND-10)
 * @param ruinCover whether the target is wholly within a ruin that shelters it (FB-RUIN-05)
 */
public record HitsSuffered(
        String target,
        int at,
        Manner manner,
        List<HitGroup> groups,
        List<Integer> engaged,
        boolean ruinCover) {
    public HitsSuffered {
        groups = List.copyOf(groups);
        engaged = List.copyOf(engaged);
    }

    /** Hits without special rules that nobody aimed. */
    public static HitsSuffered plain(
            String target, int hits, Manner manner, List<Integer> engaged) {
        var groups = List.of(HitGroup.plain(hits));
        return new HitsSuffered(target, RankAndFile.WHOLE, manner, groups, engaged, false);
    }

    public int hits() {
        int sum = 0;
        for (var group : groups) sum += group.hits();
        return sum;
    }

    /** Whether the attacker names the order in which groups of them are used up. */
    public boolean ordered(Battle battle) {
        return groups.size() > 1
                && HitsInProgress.batched(battle, battle.regiment(target), at, manner);
    }

    /** Rolls defence, allocates wounds and removes casualties. Morale is for the action's end. */
    public HitOutcome play(Battle battle, Referee<Battle> referee) {
        var suffering = suffering();
        suffering.play(battle, referee);
        return suffering.struck();
    }

    /** The same to be played batch by batch. */
    public HitsInProgress suffering() {
        return new HitsInProgress(this, new DefenceUse());
    }

    HitsSuffered with(List<HitGroup> others) {
        return new HitsSuffered(target, at, manner, others, engaged, ruinCover);
    }
}
