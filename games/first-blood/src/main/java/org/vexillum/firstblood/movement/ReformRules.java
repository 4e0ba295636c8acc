package org.vexillum.firstblood.movement;

import org.vexillum.firstblood.ranges.Engagement;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.geometry.Disc;

/** A Combat Reform: each model by its own March, never out of the range that holds it. */
final class ReformRules extends MoveRules {
    private final int[] most;

    ReformRules(Battle battle, Regiment regiment) {
        super(battle, regiment, MoveKind.COMBAT, farthest(regiment), true);
        most = new int[regiment.size()];
        for (int model : regiment.models()) most[model] = MoveLength.of(regiment, model).value();
    }

    private static int farthest(Regiment regiment) {
        int farthest = 0;
        for (int model : regiment.models())
            farthest = Math.max(farthest, MoveLength.of(regiment, model).value());
        return farthest;
    }

    @Override
    int most(int model) {
        return most[model];
    }

    @Override
    String lengthRule() {
        return "FB-REFORM-01";
    }

    @Override
    boolean suits(int model, Disc base, int floor) {
        return true;
    }

    @Override
    @Nullable Refusal end(ModelPlaces after, ModelMoves moves) {
        return null; // FB-MANEUVER-07: any new engagement is allowed
    }

    /** More models get at the enemy. */
    ModelMoves proposal() {
        var foes = EnemyBodies.near(around);
        if (foes.all().isEmpty()) return ModelMoves.STAY;
        int[] reaches = new int[regiment.size()];
        for (int model : regiment.models())
            reaches[model] = Engagement.reach(battle, regiment, model);
        var moves = new AttackMoveSearch(this, foes, reaches, false).propose();
        return legal(moves) ? moves : ModelMoves.STAY;
    }
}
