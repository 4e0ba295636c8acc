package org.vexillum.firstblood.combat;

import java.util.LinkedList;
import java.util.List;
import java.util.Objects;
import org.vexillum.firstblood.morale.ActionMorale;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.PausableSequence;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.odds.Part;
import org.vexillum.kernel.referee.Referee;

/** The hits of an assault on their way to its targets; what these throw back is gathered. */
public final class HitResolution implements PausableSequence<HitResolution> {
    private final DefenceUses guards;
    private final TerrifyingAttackers fear;
    private final HitsBackResolution thrown;
    private final List<HitsSuffered> coming;
    private @Nullable HitsInProgress now;

    /**
     * As it stands when the attacks have been made.
     *
     * @param guards what the targets have used up
     */
    HitResolution(
            Battle battle,
            DeclaredAttacks assault,
            List<HitsSuffered> hits,
            ActionMorale after,
            DefenceUses guards) {
        this(
                guards,
                new TerrifyingAttackers(battle, assault),
                new HitsBackResolution(battle, assault, after),
                new LinkedList<>(hits));
    }

    private HitResolution(
            DefenceUses guards,
            TerrifyingAttackers fear,
            HitsBackResolution thrown,
            List<HitsSuffered> coming) {
        this.guards = guards;
        this.fear = fear;
        this.thrown = thrown;
        this.coming = coming;
    }

    @Override
    public HitResolution copy() {
        var copy = new HitResolution(guards.copy(), fear, thrown.copy(), new LinkedList<>(coming));
        if (now != null) copy.now = now.copy(copy.guards.of(now.target()));
        return copy;
    }

    @Override
    public boolean equals(Object other) {
        if (this == other) return true;
        return other instanceof HitResolution it
                && coming.equals(it.coming)
                && Objects.equals(now, it.now)
                && thrown.equals(it.thrown)
                && fear.equals(it.fear)
                && guards.equals(it.guards);
    }

    @Override
    public int hashCode() {
        int taking = now == null ? 0 : now.hashCode();
        return 31 * (31 * coming.hashCode() + taking) + thrown.hashCode();
    }

    /** What the targets have used up so far. */
    public DefenceUses guards() {
        return guards;
    }

    /** What morale is to be tested for so far. */
    public ActionMorale after() {
        return thrown.after();
    }

    /** What has been thrown back, to be taken when all hits have landed. */
    public HitsBackResolution thrown() {
        return thrown;
    }

    @Override
    public int left() {
        int sum = coming.size();
        for (var hits : coming) sum += 2 * hits.hits() + 1;
        return now == null ? sum : sum + now.left();
    }

    /** Has the next target defend at once, where its hits are taken together. */
    void defend(Battle battle, Referee<Battle> referee) {
        if (!coming.isEmpty()) nextTarget().defend(battle, referee);
    }

    /** One step with a batch of hits. */
    @Override
    public void next(Battle battle, Referee<Battle> referee) {
        var taking = now == null ? nextTarget() : now;
        taking.next(battle, referee);
        endIfOver(taking);
    }

    @Override
    public @Nullable Part<Battle> part() {
        return now == null ? null : now.part();
    }

    @Override
    public void join(Object result) {
        var taking = Objects.requireNonNull(now);
        taking.join(result);
        endIfOver(taking);
    }

    private void endIfOver(HitsInProgress taking) {
        if (!taking.over()) return;
        ended(taking.target(), taking.struck());
        now = null;
    }

    private HitsInProgress nextTarget() {
        var hits = coming.removeFirst();
        after().engaged(hits.target(), hits.engaged());
        now = new HitsInProgress(hits, guards.of(hits.target()));
        return now;
    }

    /** All hits on a target have been taken. */
    void ended(String target, HitOutcome struck) {
        after().add(struck.taken());
        fear.spread(struck.taken(), after());
        thrown.add(target, struck.answers());
    }
}
