package org.vexillum.firstblood.combat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Objects;
import org.vexillum.firstblood.army.Role;
import org.vexillum.firstblood.morale.ActionMorale;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.PausableSequence;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.odds.Part;
import org.vexillum.kernel.referee.Referee;

/**
 * Attacks on targets each of which takes all its hits in one batch, die by die and each defended
 * against at once.
 *
 * <p>The rules have all attack dice rolled before the first defence die. Where the wounds of a
 * target are dealt only after the last of its defence dice this order changes no chance, but odds
 * have far fewer ways to follow.
 */
public final class PoolByPoolAttacks implements PausableSequence<PoolByPoolAttacks> {
    /** The attacks on a regiment or on one model of it; the hits are still to be scored. */
    private record Turn(HitsSuffered hits, List<AttackPool> pools) {}

    private final Side side;
    private final List<Turn> turns;
    private final boolean answered;

    /** Shared with copies: a new one takes its place before anything changes. */
    private HitResolution landing;

    /** Of the target; shared as well. */
    private DefenceUse guard = new DefenceUse();

    private int turn;
    private int pool;
    private int die;
    private @Nullable BatchDefence stand;

    private PoolByPoolAttacks(
            Side side, List<Turn> turns, HitResolution landing, boolean answered) {
        this.side = side;
        this.turns = turns;
        this.landing = landing;
        this.answered = answered;
    }

    /** Whether hits of all the attacks on a target go to one batch. */
    public static boolean fits(Battle battle, DeclaredAttacks assault) {
        for (var strike : assault.strikes()) {
            var target = battle.regiment(strike.target());
            if (HitsInProgress.batched(battle, target, strike.at(), assault.manner())
                    || !HitsInProgress.canTake(target, strike.at())
                    || officerBetween(battle.regiment(assault.attacker()), assault, strike))
                return false;
        }
        return !assault.strikes().isEmpty();
    }

    /** What is thrown back at the rank and file would be told apart by who struck before him. */
    private static boolean officerBetween(
            Regiment attacker, DeclaredAttacks assault, ModelAttack like) {
        var strikes = new ArrayList<ModelAttack>();
        for (var strike : assault.strikes())
            if (strike.target().equals(like.target()) && strike.at() == like.at())
                strikes.add(strike);
        for (int i = 1; i < strikes.size() - 1; i++)
            if (attacker.role(strikes.get(i).model()) == Role.OFFICER) return true;
        return false;
    }

    /**
     * @param answered whether anybody asks what is thrown back, and so whose hits they were
     */
    static PoolByPoolAttacks of(
            Battle battle, DeclaredAttacks assault, List<AttackPool> pools, boolean answered) {
        var byAim = new LinkedHashMap<AttackRolls.Aim, List<AttackPool>>();
        for (var pool : pools)
            byAim.computeIfAbsent(
                            new AttackRolls.Aim(pool.target(), pool.at()), _ -> new ArrayList<>())
                    .add(pool);
        var turns = new ArrayList<Turn>();
        byAim.forEach((aim, aimed) -> turns.add(new Turn(assault.hits(aim, List.of()), aimed)));
        var landing =
                new HitResolution(
                        battle, assault, List.of(), new ActionMorale(), new DefenceUses());
        var side = battle.regiment(assault.attacker()).side();
        return new PoolByPoolAttacks(side, turns, landing, answered);
    }

    @Override
    public PoolByPoolAttacks copy() {
        var copy = new PoolByPoolAttacks(side, turns, landing, answered);
        copy.guard = guard;
        copy.turn = turn;
        copy.pool = pool;
        copy.die = die;
        if (stand != null) copy.stand = stand.copy();
        return copy;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof PoolByPoolAttacks it
                && turn == it.turn
                && pool == it.pool
                && die == it.die
                && Objects.equals(stand, it.stand)
                && guard.equals(it.guard)
                && landing.equals(it.landing)
                && turns.equals(it.turns);
    }

    @Override
    public int hashCode() {
        int taking = stand == null ? 0 : stand.hashCode();
        return 31 * (31 * (31 * turn + pool) + die + taking) + landing.hashCode();
    }

    /** For each turn all its dice, its beginning and its end. */
    @Override
    public int left() {
        int left = 0;
        for (int i = turn; i < turns.size(); i++) {
            left += 2;
            for (var one : turns.get(i).pools) left += one.dice();
        }
        if (stand == null) return left;
        var now = turns.get(turn).pools;
        for (int i = 0; i < pool; i++) left -= now.get(i).dice();
        return left - die - 1;
    }

    @Override
    public void next(Battle battle, Referee<Battle> referee) {
        join(part().play(battle, referee));
    }

    @Override
    public Part<Battle> part() {
        var now = turns.get(turn);
        if (stand == null) return new NextTakers(now.hits, false, List.of());
        if (pool == now.pools.size()) return stand.part(guard);
        return new BlowRoll(now.pools.get(pool), side, now.hits, stand.takers(), answered, guard);
    }

    @Override
    public void join(Object result) {
        if (result instanceof NextTakers.Takers takers) begin(takers.models());
        else if (result instanceof BlowRoll.Defended defended) add(defended);
        else settle((Settling.Settled) result);
    }

    /** If nobody is left to be struck, the dice need not be rolled. */
    private void begin(List<Integer> takers) {
        var hits = turns.get(turn).hits;
        landing = landing.copy();
        landing.after().engaged(hits.target(), hits.engaged());
        guard = landing.guards().of(hits.target());
        if (takers.isEmpty()) end(HitOutcome.nothing(hits));
        else stand = new BatchDefence(hits, takers, false, List.of());
    }

    private void add(BlowRoll.Defended defended) {
        var now = turns.get(turn);
        for (var rolled : defended.rolls()) Objects.requireNonNull(stand).add(rolled);
        guard = defended.guard();
        if (++die < now.pools.get(pool).dice()) return;
        die = 0;
        pool++;
    }

    private void settle(Settling.Settled settled) {
        landing = landing.copy();
        guard = guard.copy();
        landing.guards().set(turns.get(turn).hits.target(), guard);
        end(Objects.requireNonNull(stand).settled(settled, guard));
    }

    /** On a landing of its own. */
    private void end(HitOutcome struck) {
        landing.ended(turns.get(turn).hits.target(), struck);
        stand = null;
        pool = 0;
        turn++;
    }

    /** When all of it is over. */
    public HitResolution landing() {
        return landing;
    }
}
