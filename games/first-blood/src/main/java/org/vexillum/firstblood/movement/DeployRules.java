package org.vexillum.firstblood.movement;

import org.vexillum.firstblood.army.ModelType;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.geometry.Bounds;
import org.vexillum.kernel.geometry.Disc;
import org.vexillum.kernel.geometry.Point;

/** Setting a regiment down in its deployment zone (FB-DEPLOY-02). */
final class DeployRules extends MoveRules {
    private final Bounds zone;

    DeployRules(Battle battle, Regiment regiment) {
        super(
                battle,
                regiment,
                MoveKind.FREE_MARCH,
                BoundingBox.table(battle.setting().width(), battle.setting().depth()),
                false);
        zone = DeploymentZones.deployment(battle.setting(), regiment.side());
    }

    Bounds zone() {
        return zone;
    }

    @Override
    int most(int model) {
        return 0;
    }

    @Override
    String lengthRule() {
        return "FB-DEPLOY-02";
    }

    @Override
    boolean mayMove(int model) {
        return regiment.alive(model);
    }

    /** No way leads there: it is set down. */
    @Override
    @Nullable Refusal way(ModelMove go) {
        int model = go.model();
        var base = new Disc(go.end(), regiment.card(model).radius());
        if (!zone.contains(base))
            return Refusal.because("FB-DEPLOY-02", "outside-zone", regiment.id(), model);
        if (go.floor() > 0 && regiment.card(model).type() != ModelType.INFANTRY)
            return Refusal.because("FB-RUIN-09", "only-infantry-climbs", regiment.id(), model);
        var misfit = routes.floors().misfit(model, base, go.floor());
        return misfit != null ? misfit : hindrance().standing(model, base, go.floor());
    }

    @Override
    @Nullable Refusal end(ModelPlaces after, ModelMoves moves) {
        for (int model = 0; model < regiment.size(); model++)
            if (regiment.alive(model) && after.base(model) == null)
                return Refusal.because("FB-DEPLOY-02", "model-left-out", regiment.id(), model);
        return null;
    }

    @Override
    boolean suits(int model, Disc base, int floor) {
        return zone.contains(base) && around.stand(base.radius(), floor).free(base.x(), base.y());
    }

    /** The whole regiment round a place for its leader, or null if it has no room there. */
    @Nullable ModelMoves round(Point leader) {
        var moves =
                RankPlacement.round(
                        ModelPlaces.nowhere(regiment),
                        RankPlacement.leadersFirst(regiment),
                        leader,
                        (after, model, base) ->
                                suits(model, base, 0) && cohesion.holds(after, model, base, 0));
        return moves.models().size() == regiment.living() ? moves : null;
    }
}
