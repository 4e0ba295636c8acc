package org.vexillum.firstblood.movement;

import java.util.List;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.dice.RandomSource;

/** The places to which a regiment may march. */
final class MarchChoices extends LegalMoves<MarchRules> implements LimitedMoves {
    private static final int TRIES = 6;

    private final Battle battle;
    private final Regiment regiment;
    private final FormationFollowing follow;

    MarchChoices(Battle battle, Regiment regiment, int nth) {
        super(MarchRules.of(battle, regiment, nth));
        this.battle = battle;
        this.regiment = regiment;
        follow = new FormationFollowing(errand);
    }

    MarchRules errand() {
        return errand;
    }

    @Override
    public List<ModelMoves> list() {
        return new MarchProposals(battle, regiment, errand).list();
    }

    /** Whether there is any way to march; standing where enemies are in reach is none. */
    boolean possible() {
        return first() != null;
    }

    private @Nullable ModelMoves first() {
        if (errand.legal(ModelMoves.STAY)) return ModelMoves.STAY;
        return new MarchProposals(battle, regiment, errand).first();
    }

    @Override
    public ModelMoves any(RandomSource lot) {
        var held = lot.below(8) == 0 ? garrison() : null;
        if (held != null) return held;
        boolean together = errand.cohesion.whole(errand.before);
        int tries = together ? TRIES : 1;
        int most = errand.length().value();
        for (int i = 0; i < tries && most > 0; i++) {
            var step =
                    MarchDirections.random(
                            battle, regiment, lot, lot.coin() ? most : lot.below(most));
            var moves = together ? follow.shift(step.x(), step.y()) : led(step);
            if (moves != null) return moves;
        }
        var first = first();
        if (first == null) throw new IllegalStateException("nowhere to march: " + regiment.id());
        return first;
    }

    private @Nullable ModelMoves garrison() {
        for (var piece : battle.terrain()) {
            var moves = piece.garrison() == null ? null : errand.into(piece);
            if (moves != null) return moves;
        }
        return null;
    }

    private @Nullable ModelMoves led(MoveOffset step) {
        int[] leaders = errand.cohesion.leaders();
        if (leaders.length == 0) return null;
        var from = regiment.base(leaders[0]).centre();
        return follow.complete(
                ModelMoves.of(ModelMove.to(leaders[0], from.plus(step.x(), step.y()))));
    }

    @Override
    public int left(ModelMoves moves) {
        return errand.left(moves);
    }
}
