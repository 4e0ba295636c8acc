package org.vexillum.firstblood.combat;

import java.util.List;
import org.vexillum.firstblood.army.Role;
import org.vexillum.firstblood.morale.Aftermath;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Course;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.kernel.referee.Referee;

/**
 * Attacks on a target that takes all hits in one batch, each pool defended against at once.
 *
 * <p>The rules have all attack dice rolled before the first defence die. Where wounds are dealt
 * only after the last of them this order changes no chance, but odds have far fewer ways to follow.
 */
public final class PoolByPool implements Course<PoolByPool> {
    private final Rolling rolling;
    private final Landing landing;
    private final Guard guard;
    private final Stand stand;
    private final boolean answered;
    private boolean settled;

    private PoolByPool(
            Rolling rolling, Landing landing, Guard guard, Stand stand, boolean answered) {
        this.rolling = rolling;
        this.landing = landing;
        this.guard = guard;
        this.stand = stand;
        this.answered = answered;
    }

    /** Whether hits of all the attacks go to one batch. */
    public static boolean fits(Battle battle, Assault assault) {
        var strikes = assault.strikes();
        if (strikes.isEmpty()) return false;
        var first = strikes.getFirst();
        for (var strike : strikes)
            if (!strike.target().equals(first.target()) || strike.at() != first.at()) return false;
        var target = battle.regiment(first.target());
        return !Suffering.batched(battle, target, first.at(), assault.manner())
                && Suffering.canTake(target, first.at())
                && !officerBetween(battle.regiment(assault.attacker()), strikes);
    }

    /** What is thrown back at the rank and file would be told apart by who struck before him. */
    private static boolean officerBetween(Regiment attacker, List<Strike> strikes) {
        for (int i = 1; i < strikes.size() - 1; i++)
            if (attacker.role(strikes.get(i).model()) == Role.OFFICER) return true;
        return false;
    }

    /**
     * @param answered whether anybody asks what is thrown back, and so whose hits they were
     */
    static PoolByPool of(Battle battle, Assault assault, Rolling rolling, boolean answered) {
        var strike = assault.strikes().getFirst();
        var target = battle.regiment(strike.target());
        var hits =
                new HitsSuffered(
                        strike.target(),
                        strike.at(),
                        assault.manner(),
                        List.of(),
                        assault.front(strike.target()).engaged(),
                        false);
        var after = new Aftermath();
        after.engaged(hits.target(), hits.engaged());
        var landing = new Landing(battle, assault, List.of(), after, new Guards());
        var stand = new Stand(hits, Suffering.together(target, strike.at()), false, List.of());
        return new PoolByPool(rolling, landing, new Guard(), stand, answered);
    }

    @Override
    public PoolByPool copy() {
        var copy =
                new PoolByPool(
                        rolling.copy(), landing.copy(), guard.copy(), stand.copy(), answered);
        copy.settled = settled;
        return copy;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof PoolByPool it
                && settled == it.settled
                && stand.equals(it.stand)
                && rolling.equals(it.rolling)
                && landing.equals(it.landing)
                && guard.equals(it.guard);
    }

    @Override
    public int hashCode() {
        return 31 * (31 * stand.hashCode() + rolling.hashCode()) + landing.hashCode();
    }

    /** A pool counts for more than all hits that it can lead to. */
    @Override
    public int left() {
        return settled ? 0 : rolling.left() * 1000 + stand.left() + 1;
    }

    @Override
    public void next(Battle battle, Referee<Battle> referee) {
        if (!stand.rolled()) defend(battle, referee);
        else if (!rolling.over()) attack(battle, referee);
        else settle(battle, referee);
    }

    private void attack(Battle battle, Referee<Battle> referee) {
        for (var group : rolling.rollNext(battle, referee))
            stand.add(answered ? group : group.ofNobody());
    }

    private void defend(Battle battle, Referee<Battle> referee) {
        guard.ask(battle, battle.regiment(stand.target()), referee);
        stand.roll(battle, guard, referee);
    }

    private void settle(Battle battle, Referee<Battle> referee) {
        landing.ended(stand.target(), stand.settle(battle, guard, referee));
        settled = true;
    }

    /** When all of it is over. */
    public Landing landing() {
        return landing;
    }
}
