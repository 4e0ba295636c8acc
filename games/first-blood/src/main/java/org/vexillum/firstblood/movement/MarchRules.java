package org.vexillum.firstblood.movement;

import java.util.List;
import org.vexillum.firstblood.ranges.Engagement;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Options.MarchThroughEngagement;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.terrain.Garrisons;
import org.vexillum.firstblood.terrain.Terrain;
import org.vexillum.firstblood.traits.RegimentTraits;
import org.vexillum.firstblood.traits.Traits;
import org.vexillum.kernel.ExplainedNumber;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.geometry.Disc;
import org.vexillum.kernel.geometry.Point;
import org.vexillum.kernel.geometry.Within;

/** A March: any direction, out of every fight (FB-MARCH-02, FB-MARCH-08). */
class MarchRules extends MoveRules {
    private final ExplainedNumber length;
    private final int[] reaches;

    private MarchRules(Battle battle, Regiment regiment, ExplainedNumber length, MoveKind gait) {
        super(battle, regiment, gait, length.value(), false);
        this.length = length;
        reaches = new int[regiment.size()];
    }

    /** For models that come from outside the table. */
    MarchRules(Battle battle, Regiment regiment, ExplainedNumber length, BoundingBox box) {
        super(battle, regiment, gait(battle, regiment), box, false);
        this.length = length;
        reaches = new int[regiment.size()];
    }

    static MarchRules of(Battle battle, Regiment regiment, int nth) {
        return of(battle, regiment, MoveLength.march(battle, regiment, nth));
    }

    static MarchRules of(Battle battle, Regiment regiment, ExplainedNumber length) {
        return new MarchRules(battle, regiment, length, gait(battle, regiment));
    }

    private static MoveKind gait(Battle battle, Regiment regiment) {
        if (Traits.all(battle, regiment, RegimentTraits.Fly.class)) return MoveKind.FLYING_MARCH;
        var crossing = battle.options().marchThroughEngagement();
        return crossing == MarchThroughEngagement.ALLOWED ? MoveKind.FREE_MARCH : MoveKind.MARCH;
    }

    ExplainedNumber length() {
        return length;
    }

    @Override
    final int most(int model) {
        return length.value();
    }

    @Override
    String lengthRule() {
        return "FB-MARCH-02";
    }

    @Override
    final Rules lengthRules() {
        return super.lengthRules().and(length.rules());
    }

    @Override
    @Nullable Refusal refusal(ModelMoves moves) {
        var garrison = moves.into();
        return garrison == null ? super.refusal(moves) : occupying(moves, garrison);
    }

    /** The leader alone marches, into contact (FB-GARRISON-06). */
    private @Nullable Refusal occupying(ModelMoves moves, String garrison) {
        var piece = Garrisons.named(battle, garrison);
        if (piece == null) return Refusal.because("FB-GARRISON-01", "not-a-garrison", garrison);
        var refusal = Garrisons.refusal(battle, regiment, piece);
        if (refusal != null) return refusal;
        if (moves.models().isEmpty() && occupy(piece) == null) return outOfReach(garrison);
        var go = moves.models().size() == 1 ? moves.models().getFirst() : null;
        if (go == null || !leaderOnTable(go)) return mustTouch(garrison);
        refusal = way(go);
        if (refusal != null) return refusal;
        var end = new Disc(go.end(), regiment.card(go.model()).radius());
        return TerrainContact.touches(end, piece) ? null : mustTouch(garrison);
    }

    private boolean leaderOnTable(ModelMove go) {
        int model = go.model();
        return model >= 0
                && model < regiment.size()
                && !go.way().isEmpty()
                && regiment.leads(model)
                && before.base(model) != null;
    }

    private Refusal mustTouch(String garrison) {
        return Refusal.because("FB-GARRISON-06", "leader-must-touch", regiment.id(), garrison);
    }

    private Refusal outOfReach(String garrison) {
        return Refusal.because(
                "FB-GARRISON-06", "garrison-out-of-reach", regiment.id(), garrison, length.value());
    }

    /** Into a garrison, straight if a leader can, or null if none gets there. */
    @Nullable ModelMoves occupy(Terrain piece) {
        for (int leader : cohesion.leaders()) {
            var start = before.base(leader);
            var spot = start == null ? null : TerrainContact.nearest(piece, start);
            if (spot == null) continue;
            var moves = new ModelMoves(List.of(ModelMove.to(leader, spot)), piece.name());
            if (legal(moves)) return moves;
        }
        return into(piece);
    }

    /** Into a garrison by the shortest way of a leader, or null. */
    @Nullable ModelMoves into(Terrain piece) {
        if (Garrisons.refusal(battle, regiment, piece) != null) return null;
        for (int leader : cohesion.leaders()) {
            var start = before.base(leader);
            if (start == null || !Within.within(start, piece.area(), length.value())) continue;
            var spots = TerrainContact.spots(piece, start.radius());
            spots.sort((a, b) -> Long.compare(apart(a, start), apart(b, start)));
            for (var spot : spots) {
                var moves = new ModelMoves(List.of(ModelMove.to(leader, spot)), piece.name());
                if (apart(spot, start) <= square(length.value()) && legal(moves)) return moves;
            }
        }
        return null;
    }

    private static long apart(Point a, Disc b) {
        return square(a.x() - b.x()) + square(a.y() - b.y());
    }

    private static long square(long length) {
        return length * length;
    }

    @Override
    boolean suits(int model, Disc base, int floor) {
        return peaceful(model, base, floor);
    }

    final boolean peaceful(int model, Disc base, int floor) {
        return !around.enemies()
                || around.peace(base.radius(), reach(model), floor).free(base.x(), base.y());
    }

    final int reach(int model) {
        if (reaches[model] == 0) reaches[model] = Engagement.reach(battle, regiment, model);
        return reaches[model];
    }

    /** Models left standing must be out of combat too (FB-MARCH-08). */
    @Override
    @Nullable Refusal end(ModelPlaces after, ModelMoves moves) {
        for (int model = 0; model < after.size(); model++) {
            var base = after.base(model);
            if (base != null && !peaceful(model, base, after.floor(model)))
                return fighting(TableAfterMove.after(battle, after));
        }
        return null;
    }

    /** Inside a range it may still be no legal target (FB-ENGAGE-05). */
    private @Nullable Refusal fighting(Battle after) {
        var self = after.regiment(regiment.id());
        for (int model : self.models())
            for (var enemy : after.regiments())
                if (isEngaged(after, self, model, enemy))
                    return inCombat("ends-in-combat", model, enemy);
                else if (Engagement.engages(after, self, model, enemy))
                    return inCombat("ends-engaging", model, enemy);
        return null;
    }

    private Refusal inCombat(String key, int model, Regiment enemy) {
        return new Refusal(
                key, List.of(regiment.id(), model, enemy.id()), around.gait().end("FB-MARCH-08"));
    }

    private static boolean isEngaged(Battle after, Regiment self, int model, Regiment enemy) {
        for (int other = 0; other < enemy.size(); other++)
            if (Engagement.engages(after, enemy, other, self, model)) return true;
        return false;
    }
}
