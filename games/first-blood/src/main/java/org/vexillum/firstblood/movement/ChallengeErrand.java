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
final class ChallengeErrand extends Errand {
    /** A regiment that cannot engage need not find the very nearest place to a hair. */
    private static final int ABOUT = Lengths.INCH / 2;

    private final int distance;
    private final Regiment challenged;
    private final Foes foes;
    private @Nullable Moves proposal;

    ChallengeErrand(Battle battle, Regiment regiment, Regiment challenged) {
        super(battle, regiment, Gait.COMBAT, Pace.lowest(regiment).value(), true);
        distance = Pace.lowest(regiment).value();
        this.challenged = challenged;
        foes = Foes.of(battle, List.of(challenged));
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

    Moves proposal() {
        if (proposal == null) {
            var moves = onslaught().propose();
            proposal = super.refusal(moves) == null ? moves : Moves.STAY;
            if (!engages(Places.after(regiment, proposal))) {
                var farther = onslaught().insist();
                if (super.refusal(farther) == null && engages(Places.after(regiment, farther)))
                    proposal = farther;
            }
        }
        return proposal;
    }

    private Onslaught onslaught() {
        int[] reaches = new int[regiment.size()];
        for (int model : regiment.models())
            reaches[model] = Engagement.reach(battle, regiment, model);
        return new Onslaught(this, foes, reaches, true);
    }

    /** Where the others go if some go where they are told; not yet checked. */
    Moves complete(Moves given) {
        return names(given) ? onslaught().propose(given) : given;
    }

    /** Compulsory: it engages if it can, else it comes about as near as it can. */
    @Override
    @Nullable Refusal refusal(Moves moves) {
        var refusal = super.refusal(moves);
        if (refusal != null || moves.equals(proposal())) return refusal;
        var after = Places.after(regiment, moves);
        var best = Places.after(regiment, proposal());
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

    private boolean engages(Places places) {
        var imagined = Imagined.after(battle, places);
        return Engagement.engages(
                imagined, imagined.regiment(regiment.id()), imagined.regiment(challenged.id()));
    }

    private int gap(Places places) {
        int least = Integer.MAX_VALUE;
        for (int model = 0; model < places.size(); model++) {
            var base = places.base(model);
            if (base != null) least = Math.min(least, foes.gap(base));
        }
        return least;
    }

    @Override
    @Nullable Refusal end(Places after, Moves moves) {
        return null;
    }
}
