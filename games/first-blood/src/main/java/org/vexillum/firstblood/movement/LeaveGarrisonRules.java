package org.vexillum.firstblood.movement;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.terrain.Terrain;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.geometry.Disc;
import org.vexillum.kernel.geometry.Point;

/** Setting models up outside the garrison they leave (FB-GARRISON-13). */
final class LeaveGarrisonRules extends MarchRules {
    private final Terrain piece;
    private @Nullable ModelMoves proposal;

    LeaveGarrisonRules(Battle battle, Regiment regiment, Terrain piece) {
        super(
                battle,
                regiment,
                MoveLength.lowest(regiment),
                BoundingBox.table(battle.setting().width(), battle.setting().depth()));
        this.piece = piece;
    }

    @Override
    boolean mayMove(int model) {
        return regiment.alive(model);
    }

    @Override
    @Nullable Refusal way(ModelMove go) {
        int model = go.model();
        var base = new Disc(go.end(), regiment.card(model).radius());
        if (!battle.setting().bounds().contains(base))
            return Refusal.because("FB-MARCH-02", "off-the-table", regiment.id(), model);
        if (go.floor() != 0 || !TerrainContact.toldToTouch(base, piece))
            return Refusal.because(
                    "FB-GARRISON-13", "not-touching", regiment.id(), model, piece.name());
        return hindrance().standing(model, base, 0);
    }

    /** As many models as possible must be set up (FB-GARRISON-14). */
    @Override
    @Nullable Refusal end(ModelPlaces after, ModelMoves moves) {
        var fight = super.end(after, moves);
        if (fight != null) return fight;
        int possible = proposal().models().size();
        if (moves.models().size() >= possible) return null;
        return Refusal.because("FB-GARRISON-14", "room-for-more", regiment.id(), possible);
    }

    /** The most models found to fit, beginning with the leader at each place in turn. */
    ModelMoves proposal() {
        if (proposal == null) proposal = all().getFirst();
        return proposal;
    }

    /** For each place of the leader as many others as fit, the fullest first. */
    List<ModelMoves> all() {
        var found = apart();
        int out = found.getFirst().models().size();
        if (out == regiment.living()) return found;
        var closer = new WallPacking(this, piece).all();
        return closer.getFirst().models().size() > out ? closer : found;
    }

    /** As many of the others as fit with those that are told where to go; not yet checked. */
    ModelMoves complete(ModelMoves given) {
        return names(given) ? new WallPacking(this, piece).with(given) : given;
    }

    /** With air between them, as long as there is room enough. */
    private List<ModelMoves> apart() {
        var found = new ArrayList<ModelMoves>();
        int[] models = RankPlacement.leadersFirst(regiment);
        var spots = TerrainContact.spots(piece, regiment.card(models[0]).radius());
        for (int i = 0; i < spots.size(); i++) found.add(from(models, spots, i));
        found.sort((a, b) -> Integer.compare(b.models().size(), a.models().size()));
        if (found.isEmpty()) found.add(ModelMoves.STAY);
        return found;
    }

    private ModelMoves from(int[] models, List<Point> spots, int first) {
        var after = ModelPlaces.nowhere(regiment);
        var placed = new ArrayList<ModelMove>();
        int next = 0;
        for (int k = 0; k < spots.size() && next < models.length; k++) {
            int side = k % 2 == 0 ? k / 2 : spots.size() - (k + 1) / 2;
            var spot = spots.get((first + side) % spots.size());
            int model = models[next];
            if (!fits(after, model, spot)) {
                if (k == 0) return ModelMoves.STAY;
                continue;
            }
            after.put(model, spot, 0);
            placed.add(ModelMove.to(model, spot));
            next++;
        }
        return new ModelMoves(placed);
    }

    private boolean fits(ModelPlaces after, int model, Point spot) {
        return open(model, spot) && free(after, model, spot);
    }

    /** Whether a model may be set up there but for the others. */
    boolean open(int model, Point spot) {
        int radius = regiment.card(model).radius();
        var base = new Disc(spot, radius);
        return battle.setting().bounds().contains(base)
                && TerrainContact.touches(base, piece)
                && around.stand(radius, 0).free(spot.x(), spot.y())
                && peaceful(model, base, 0);
    }

    /** Whether the others leave it room there and command it. */
    boolean free(ModelPlaces after, int model, Point spot) {
        int radius = regiment.card(model).radius();
        return after.overlapped(model, radius, spot.x(), spot.y(), 0) == Regiment.NOBODY
                && cohesion.holds(after, model, new Disc(spot, radius), 0);
    }
}
