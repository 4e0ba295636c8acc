package org.vexillum.firstblood.combat;

import java.util.List;
import java.util.Objects;
import org.vexillum.firstblood.edition.Edition.CharacterCombat;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.PausableSequence;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.table.Status;
import org.vexillum.firstblood.traits.Manner;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.odds.Part;
import org.vexillum.kernel.referee.Referee;

/**
 * Hits being taken, batch after batch: defence, wounds and casualties.
 *
 * <p>How many there were at first is forgotten, only those left count.
 */
public final class HitsInProgress implements PausableSequence<HitsInProgress> {
    private final HitsSuffered hits;
    private final DefenceUse guard;
    private RemainingHits pile;
    private boolean begun;
    private boolean batched;
    private boolean over;
    private List<Integer> takers = List.of();
    private @Nullable BatchDefence stand;
    private HitOutcome struck;

    HitsInProgress(HitsSuffered hits, DefenceUse guard) {
        this(
                hits.with(List.of()),
                guard,
                new RemainingHits(hits.groups()),
                HitOutcome.nothing(hits));
    }

    private HitsInProgress(
            HitsSuffered hits, DefenceUse guard, RemainingHits pile, HitOutcome struck) {
        this.hits = hits;
        this.guard = guard;
        this.pile = pile;
        this.struck = struck;
    }

    @Override
    public HitsInProgress copy() {
        return copy(guard.copy());
    }

    /** With a guard that others share. */
    HitsInProgress copy(DefenceUse copied) {
        var copy = new HitsInProgress(hits, copied, new RemainingHits(pile.groups()), struck);
        copy.begun = begun;
        copy.batched = batched;
        copy.over = over;
        copy.takers = takers;
        if (stand != null) copy.stand = stand.copy();
        return copy;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof HitsInProgress it
                && begun == it.begun
                && batched == it.batched
                && over == it.over
                && pile.equals(it.pile)
                && takers.equals(it.takers)
                && Objects.equals(stand, it.stand)
                && struck.equals(it.struck)
                && guard.equals(it.guard)
                && hits.equals(it.hits);
    }

    @Override
    public int hashCode() {
        int batch = stand == null ? 0 : stand.hashCode();
        return 31 * (31 * pile.hashCode() + struck.hashCode()) + batch;
    }

    String target() {
        return hits.target();
    }

    /** Hits to be rolled against, and what follows: settling comes before the next batch. */
    @Override
    public int left() {
        if (over) return 0;
        return stand == null ? 2 * pile.hits() + 1 : 2 * (pile.hits() + stand.left()) + 2;
    }

    /** What became of the hits so far. */
    public HitOutcome struck() {
        return struck;
    }

    /** Finds who takes hits, rolls against one group of a batch, or settles what it did. */
    @Override
    public void next(Battle battle, Referee<Battle> referee) {
        var part = part();
        if (part == null) {
            begin(battle, battle.regiment(hits.target()), referee);
            return;
        }
        join(part.play(battle, referee));
        if (over && !pile.isEmpty())
            referee.record(
                    new CombatEvents.HitsLost(hits.target(), pile.hits(), Rules.of("FB-WOUND-14")));
    }

    @Override
    public @Nullable Part<Battle> part() {
        if (!begun) return null;
        return stand == null ? new NextTakers(hits, batched, takers) : stand.part(guard);
    }

    @Override
    public void join(Object result) {
        var now = stand;
        if (result instanceof NextTakers.Takers next) draw(next);
        else if (now != null && result instanceof DefenceRoll.Rolled rolled) now.rolled(rolled);
        else if (now != null && result instanceof Settling.Settled settled) {
            struck = struck.and(now.settled(settled, guard));
            stand = null;
            over = pile.isEmpty() || !settled.goesOn();
        } else throw new IllegalArgumentException("nothing was open for " + result);
    }

    private void draw(NextTakers.Takers next) {
        over = next.models().isEmpty();
        if (over) return;
        takers = next.models();
        int most = batched ? next.wounds() : pile.hits(); // FB-COUT-03
        stand = new BatchDefence(hits, takers, batched, pile.draw(most));
    }

    /** Defends against hits that are taken together, before any of them does harm. */
    void defend(Battle battle, Referee<Battle> referee) {
        begin(battle, battle.regiment(hits.target()), referee);
        if (over || batched) return;
        next(battle, referee);
        while (stand != null && !stand.rolled()) next(battle, referee);
        if (stand != null) stand.avert(battle, guard, referee);
    }

    private void begin(Battle battle, Regiment regiment, Referee<Battle> referee) {
        begun = true;
        over = pile.isEmpty() || regiment.destroyed();
        if (over) return;
        batched = batched(battle, regiment, hits.at(), hits.manner());
        guard.ask(battle, regiment, referee);
        if (batched) pile = new RemainingHits(OrderHits.ordered(regiment, pile.groups(), referee));
    }

    /** Whether anybody is left to take hits aimed so. */
    static boolean canTake(Regiment regiment, int at) {
        return at >= 0 ? regiment.alive(at) : regiment.living() > 0;
    }

    /** Whether hits are handed out in batches (FB-COUT-02, FB-CCOM-08-E2, FB-OFFICER-07). */
    static boolean batched(Battle battle, Regiment regiment, int at, Manner manner) {
        if (at >= 0 || !RankAndFile.mixed(regiment)) return false;
        if (!manner.combat() || regiment.card().character()) return true;
        return battle.edition().characterCombat() == CharacterCombat.RETINUE_FIRST
                || regiment.status() == Status.IN_GARRISON; // FB-GARRISON-19
    }

    /** Who takes hits that are not handed out in batches. */
    static List<Integer> together(Regiment regiment, int at) {
        if (at >= 0) return List.of(at);
        var others = RankAndFile.besidesOfficer(regiment);
        return others.isEmpty() ? RankAndFile.living(regiment) : others;
    }
}
