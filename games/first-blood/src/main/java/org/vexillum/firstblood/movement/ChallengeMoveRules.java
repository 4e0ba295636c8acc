package org.vexillum.firstblood.movement;

import java.util.List;
import org.vexillum.firstblood.ranges.Engagement;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.geometry.Disc;
import org.vexillum.kernel.geometry.Lengths;

/** The move of a Challenge: as near to the other regiment as it gets (FB-CHALLENGE-02). */
final class ChallengeMoveRules extends MoveRules {
    /** A regiment that cannot engage need not find the very nearest place to a hair. */
    private static final int ABOUT = Lengths.INCH / 2;

    private final int distance;
    private final Regiment challenged;
    private final EnemyBodies foes;
    private @Nullable ModelMoves proposal;

    ChallengeMoveRules(Battle battle, Regiment regiment, Regiment challenged) {
        super(battle, regiment, MoveKind.COMBAT, MoveLength.lowest(regiment).value(), true);
        distance = MoveLength.lowest(regiment).value();
        this.challenged = challenged;
        foes = EnemyBodies.of(battle, List.of(challenged));
    }

    @Override
    int most(int model) {
        return distance;
    }

    @Override
    String lengthRule() {
        return "FB-CHALLENGE-02";
    }

    @Override
    boolean suits(int model, Disc base, int floor) {
        return true;
    }

    ModelMoves proposal() {
        if (proposal == null) {
            var moves = onslaught().propose();
            proposal = super.refusal(moves) == null ? moves : ModelMoves.STAY;
            if (!engages(ModelPlaces.after(regiment, proposal))) {
                var farther = onslaught().insist();
                if (super.refusal(farther) == null && engages(ModelPlaces.after(regiment, farther)))
                    proposal = farther;
            }
        }
        return proposal;
    }

    private AttackMoveSearch onslaught() {
        int[] reaches = new int[regiment.size()];
        for (int model : regiment.models())
            reaches[model] = Engagement.reach(battle, regiment, model);
        return new AttackMoveSearch(this, foes, reaches, true);
    }

    /** Where the others go if some go where they are told; not yet checked. */
    ModelMoves complete(ModelMoves given) {
        return names(given) ? onslaught().propose(given) : given;
    }

    /** Compulsory: it engages if it can, else it comes about as near as it can. */
    @Override
    @Nullable Refusal refusal(ModelMoves moves) {
        var refusal = super.refusal(moves);
        if (refusal != null || moves.equals(proposal())) return refusal;
        var after = ModelPlaces.after(regiment, moves);
        var best = ModelPlaces.after(regiment, proposal());
        if (engages(best) && !engages(after))
            return Refusal.because("FB-CHALLENGE-02", "challenger-could-engage", regiment.id());
        if (!engages(best) && gap(after) > gap(best) + ABOUT)
            return Refusal.because(
                    "FB-CHALLENGE-02",
                    "challenger-could-come-nearer",
                    regiment.id(),
                    Lengths.show(gap(after)),
                    Lengths.show(gap(best)));
        return null;
    }

    private boolean engages(ModelPlaces places) {
        var imagined = TableAfterMove.after(battle, places);
        return Engagement.engages(
                imagined, imagined.regiment(regiment.id()), imagined.regiment(challenged.id()));
    }

    private int gap(ModelPlaces places) {
        int least = Integer.MAX_VALUE;
        for (int model = 0; model < places.size(); model++) {
            var base = places.base(model);
            if (base != null) least = Math.min(least, foes.gap(base));
        }
        return least;
    }

    @Override
    @Nullable Refusal end(ModelPlaces after, ModelMoves moves) {
        return null;
    }
}
