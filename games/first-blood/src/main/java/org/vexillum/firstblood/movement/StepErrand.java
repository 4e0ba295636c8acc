package org.vexillum.firstblood.movement;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.ranges.Engagement;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.geometry.Disc;
import org.vexillum.kernel.geometry.Lengths;

/**
 * Two inches towards the enemy: before a Clash, or after impact attacks.
 *
 * <p>Before a Clash any enemy will do (FB-MANEUVER-01); after impact attacks it is the nearest of
 * the charged regiments, and only for models that engage nobody any more (FB-IMPACT-15).
 */
final class StepErrand extends Errand {
    static final int FAR = Lengths.inches(2);

    private final List<Integer> movers;
    private final Foes foes;
    private final int[] reaches;
    private final String rule;

    private StepErrand(
            Battle battle, Regiment regiment, List<Integer> movers, Foes foes, String rule) {
        super(battle, regiment, Gait.COMBAT, FAR, true);
        this.movers = movers;
        this.foes = foes.all().isEmpty() ? Foes.near(around) : foes;
        this.rule = rule;
        reaches = new int[regiment.size()];
        for (int model : regiment.models())
            reaches[model] = Engagement.reach(battle, regiment, model);
    }

    static StepErrand beforeClash(Battle battle, Regiment regiment) {
        var all = new ArrayList<Integer>();
        for (int model : regiment.models()) all.add(model);
        return new StepErrand(battle, regiment, all, new Foes(), "FB-MANEUVER-01");
    }

    static StepErrand afterImpact(
            Battle battle, Regiment regiment, List<Integer> models, Foes charged) {
        return new StepErrand(battle, regiment, models, charged, "FB-IMPACT-15");
    }

    @Override
    boolean mayMove(int model) {
        return movers.contains(model) && super.mayMove(model);
    }

    @Override
    int most(int model) {
        return movers.contains(model) ? FAR : 0;
    }

    @Override
    String lengthRule() {
        return rule;
    }

    @Override
    boolean suits(int model, Disc base, int floor) {
        return true;
    }

    /** Who moves must engage somebody or come nearer (FB-MANEUVER-02). */
    @Override
    @Nullable Refusal end(Places after, Moves moves) {
        if (moves.stays()) return null;
        var imagined = Imagined.after(battle, after);
        var self = imagined.regiment(regiment.id());
        for (var go : moves.models()) {
            int model = go.model();
            if (Engagement.engaging(imagined, self, model)) continue;
            var base = new Disc(go.end(), regiment.card(model).radius());
            if (foes.gap(base) >= foes.gap(regiment.base(model)))
                return Refusal.because("FB-MANEUVER-02", "not-nearer", regiment.id(), model);
        }
        return null;
    }

    /** As many as can strike do; the others stay. */
    Moves proposal() {
        if (foes.all().isEmpty()) return Moves.STAY;
        var moves = new Onslaught(this, foes, reaches, false).propose();
        return legal(moves) ? moves : Moves.STAY;
    }
}
