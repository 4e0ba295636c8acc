package org.vexillum.firstblood.magic;

import java.util.Objects;
import java.util.Optional;
import org.vexillum.firstblood.combat.HitsInProgress;
import org.vexillum.firstblood.morale.ActionMorale;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.PausableSequence;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.odds.Part;
import org.vexillum.kernel.referee.Referee;

/** A cast incantation taking effect, its hits batch by batch; or none that was cast. */
public final class CastInProgress implements PausableSequence<CastInProgress> {
    private final Optional<IncantationEffects> effects;
    private final ActionMorale after;
    private int done;
    private @Nullable HitsInProgress now;

    public CastInProgress(Optional<IncantationEffects> effects, ActionMorale after) {
        this.effects = effects;
        this.after = after;
    }

    @Override
    public CastInProgress copy() {
        var copy = new CastInProgress(effects, after.copy());
        copy.done = done;
        if (now != null) copy.now = now.copy();
        return copy;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof CastInProgress it
                && done == it.done
                && effects.equals(it.effects)
                && after.equals(it.after)
                && Objects.equals(now, it.now);
    }

    @Override
    public int hashCode() {
        return 31 * (31 * done + after.hashCode()) + (now == null ? 0 : now.hashCode());
    }

    /** What morale is to be tested for. */
    public ActionMorale after() {
        return after;
    }

    @Override
    public int left() {
        int begun = now == null ? 0 : now.left();
        return begun + effects.map(cast -> cast.count() - done).orElse(0);
    }

    @Override
    public void next(Battle battle, Referee<Battle> referee) {
        if (now == null) now = effects.orElseThrow().begin(done++, battle, referee);
        if (now == null) return;
        now.next(battle, referee);
        endIfOver(now);
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
        after.add(taking.struck().taken());
        now = null;
    }
}
