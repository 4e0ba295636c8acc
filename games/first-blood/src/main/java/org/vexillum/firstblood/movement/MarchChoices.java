package org.vexillum.firstblood.movement;

import java.util.List;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.dice.Lot;

/** The places to which a regiment may march. */
final class MarchChoices extends AnyLegal<MarchErrand> implements Measured {
    private static final int TRIES = 6;

    private final Battle battle;
    private final Regiment regiment;
    private final Follow follow;

    MarchChoices(Battle battle, Regiment regiment, int nth) {
        super(MarchErrand.of(battle, regiment, nth));
        this.battle = battle;
        this.regiment = regiment;
        follow = new Follow(errand);
    }

    MarchErrand errand() {
        return errand;
    }

    @Override
    public List<Moves> list() {
        return new MarchIdeas(battle, regiment, errand).list();
    }

    /** Whether there is any way to march; standing where enemies are in reach is none. */
    boolean possible() {
        return first() != null;
    }

    private @Nullable Moves first() {
        if (errand.legal(Moves.STAY)) return Moves.STAY;
        return new MarchIdeas(battle, regiment, errand).first();
    }

    @Override
    public Moves any(Lot lot) {
        var held = lot.below(8) == 0 ? garrison() : null;
        if (held != null) return held;
        boolean together = errand.cohesion.whole(errand.before);
        int tries = together ? TRIES : 1;
        int most = errand.length().value();
        for (int i = 0; i < tries && most > 0; i++) {
            var step = Heading.random(battle, regiment, lot, lot.coin() ? most : lot.below(most));
            var moves = together ? follow.shift(step.x(), step.y()) : led(step);
            if (moves != null) return moves;
        }
        var first = first();
        if (first == null) throw new IllegalStateException("nowhere to march: " + regiment.id());
        return first;
    }

    private @Nullable Moves garrison() {
        for (var piece : battle.terrain()) {
            var moves = piece.garrison() == null ? null : errand.into(piece);
            if (moves != null) return moves;
        }
        return null;
    }

    private @Nullable Moves led(Step step) {
        int[] leaders = errand.cohesion.leaders();
        if (leaders.length == 0) return null;
        var from = regiment.base(leaders[0]).centre();
        return follow.complete(Moves.of(Go.to(leaders[0], from.plus(step.x(), step.y()))));
    }

    @Override
    public int left(Moves moves) {
        return errand.left(moves);
    }
}
