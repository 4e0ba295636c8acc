package org.vexillum.firstblood.combat;

import java.util.List;
import org.vexillum.firstblood.edition.Edition.CharacterCombat;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Course;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.table.Status;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.Referee;

/**
 * Hits being taken, batch after batch: defence, wounds and casualties.
 *
 * <p>How many there were at first is forgotten, only those left count.
 */
public final class Suffering implements Course<Suffering> {
    private final HitsSuffered hits;
    private final Guard guard;
    private Pile pile;
    private boolean begun;
    private boolean batched;
    private boolean over;
    private List<Integer> takers = List.of();
    private Struck struck;

    Suffering(HitsSuffered hits, Guard guard) {
        this(hits.with(List.of()), guard, new Pile(hits.groups()), Struck.nothing(hits));
    }

    private Suffering(HitsSuffered hits, Guard guard, Pile pile, Struck struck) {
        this.hits = hits;
        this.guard = guard;
        this.pile = pile;
        this.struck = struck;
    }

    @Override
    public Suffering copy() {
        return copy(guard.copy());
    }

    /** With a guard that others share. */
    Suffering copy(Guard copied) {
        var copy = new Suffering(hits, copied, new Pile(pile.groups()), struck);
        copy.begun = begun;
        copy.batched = batched;
        copy.over = over;
        copy.takers = takers;
        return copy;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Suffering it
                && begun == it.begun
                && batched == it.batched
                && over == it.over
                && pile.equals(it.pile)
                && takers.equals(it.takers)
                && struck.equals(it.struck)
                && guard.equals(it.guard)
                && hits.equals(it.hits);
    }

    @Override
    public int hashCode() {
        return 31 * pile.hashCode() + struck.hashCode();
    }

    String target() {
        return hits.target();
    }

    @Override
    public boolean over() {
        return over;
    }

    /** What became of the hits so far. */
    public Struck struck() {
        return struck;
    }

    @Override
    public void next(Battle battle, Referee<Battle> referee) {
        var regiment = battle.regiment(hits.target());
        if (!begun) begin(battle, regiment, referee);
        if (!over && canTake(regiment)) takeBatch(battle, regiment, referee);
        if (!over && (pile.isEmpty() || !canTake(regiment))) end(referee);
    }

    private void begin(Battle battle, Regiment regiment, Referee<Battle> referee) {
        begun = true;
        over = pile.isEmpty() || regiment.destroyed();
        if (over) return;
        batched = batched(battle, regiment);
        guard.ask(battle, regiment, referee);
        if (batched) pile = new Pile(OrderHits.ordered(regiment, pile.groups(), referee));
    }

    private void takeBatch(Battle battle, Regiment regiment, Referee<Battle> referee) {
        if (Ranks.woundsLeft(regiment, takers) == 0) takers = takers(regiment, referee);
        var stand = new Stand(battle, hits, takers, batched, guard);
        struck = struck.and(stand.take(pile, referee));
    }

    private void end(Referee<Battle> referee) {
        over = true;
        if (!pile.isEmpty())
            referee.record(
                    new CombatEvents.HitsLost(
                            hits.target(), pile.hits(), Rules.of("FB-WOUND-14")));
    }

    private boolean canTake(Regiment regiment) {
        return hits.at() >= 0 ? regiment.alive(hits.at()) : regiment.living() > 0;
    }

    /** Whether hits are handed out in batches (FB-COUT-02, FB-CCOM-08-E2, FB-OFFICER-07). */
    private boolean batched(Battle battle, Regiment regiment) {
        if (hits.at() >= 0 || !Ranks.mixed(regiment)) return false;
        if (!hits.manner().combat() || regiment.card().character()) return true;
        return battle.edition().characterCombat() == CharacterCombat.RETINUE_FIRST
                || regiment.status() == Status.IN_GARRISON; // FB-GARRISON-19
    }

    private List<Integer> takers(Regiment regiment, Referee<Battle> referee) {
        if (hits.at() >= 0) return List.of(hits.at());
        if (batched) {
            var question = new NameTaker(hits.target(), hits.manner(), hits.engaged());
            return referee.ask(regiment.side(), question).models();
        }
        var others = Ranks.besidesOfficer(regiment);
        return others.isEmpty() ? Ranks.living(regiment) : others;
    }
}
