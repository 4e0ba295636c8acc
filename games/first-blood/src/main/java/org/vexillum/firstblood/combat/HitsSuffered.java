package org.vexillum.firstblood.combat;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.edition.Edition.CharacterCombat;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.table.Status;
import org.vexillum.firstblood.traits.Manner;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.Referee;

/**
 * Hits on a regiment from one enemy regiment or source in one action, to be defended against.
 *
 * @param at the one model they are aimed at, or {@link Ranks#WHOLE}
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
        return new HitsSuffered(target, Ranks.WHOLE, manner, groups, engaged, false);
    }

    public int hits() {
        int sum = 0;
        for (var group : groups) sum += group.hits();
        return sum;
    }

    /** Rolls defence, allocates wounds and removes casualties. Morale is for the action's end. */
    public Struck play(Battle battle, Referee<Battle> referee) {
        return play(battle, new Guard(), referee);
    }

    Struck play(Battle battle, Guard guard, Referee<Battle> referee) {
        var regiment = battle.regiment(target);
        var struck = Struck.nothing(this);
        if (hits() == 0 || regiment.destroyed()) return struck;
        boolean batched = batched(battle, regiment);
        boolean blessed = guard.blessed(battle, regiment, referee);
        var pile = new Pile(batched ? OrderHits.ordered(regiment, groups, referee) : groups);
        while (!pile.isEmpty() && canTake(regiment)) {
            var takers = takers(regiment, batched, referee);
            var stand = new Stand(battle, this, takers, batched, guard, blessed);
            struck = struck.and(stand.play(pile, referee));
        }
        if (!pile.isEmpty())
            referee.record(new CombatEvents.HitsLost(target, pile.hits(), Rules.of("FB-WOUND-14")));
        return struck;
    }

    private boolean canTake(Regiment regiment) {
        return at >= 0 ? regiment.alive(at) : regiment.living() > 0;
    }

    /** Whether hits are handed out in batches (FB-COUT-02, FB-CCOM-08-E2, FB-OFFICER-07). */
    private boolean batched(Battle battle, Regiment regiment) {
        if (at >= 0 || !Ranks.mixed(regiment)) return false;
        if (!manner.combat() || regiment.card().character()) return true;
        return battle.edition().characterCombat() == CharacterCombat.RETINUE_FIRST
                || regiment.status() == Status.IN_GARRISON; // FB-GARRISON-19
    }

    private List<Integer> takers(Regiment regiment, boolean batched, Referee<Battle> referee) {
        if (at >= 0) return List.of(at);
        if (batched) {
            var question = new NameTaker(target, manner, engaged);
            return referee.ask(regiment.side(), question).models();
        }
        var others = Ranks.besidesOfficer(regiment);
        return others.isEmpty() ? Ranks.living(regiment) : others;
    }

    /** Hits not yet defended against, used up group by group. */
    static final class Pile {
        private final List<HitGroup> left;

        Pile(List<HitGroup> groups) {
            left = new ArrayList<>(groups);
            left.removeIf(group -> group.hits() == 0);
        }

        boolean isEmpty() {
            return left.isEmpty();
        }

        int hits() {
            int sum = 0;
            for (var group : left) sum += group.hits();
            return sum;
        }

        /** Takes at most so many hits off the pile. */
        List<HitGroup> draw(int most) {
            var drawn = new ArrayList<HitGroup>();
            while (most > 0 && !left.isEmpty()) {
                var group = left.removeFirst();
                int count = Math.min(most, group.hits());
                drawn.add(group.of(count));
                if (count < group.hits()) left.addFirst(group.of(group.hits() - count));
                most -= count;
            }
            return drawn;
        }
    }
}
