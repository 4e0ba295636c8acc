package org.vexillum.firstblood.movement;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.ranges.Engagement;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.geometry.Capsule;
import org.vexillum.kernel.geometry.Disc;
import org.vexillum.kernel.geometry.Lengths;
import org.vexillum.kernel.geometry.Point;
import org.vexillum.kernel.geometry.ShapeDistance;
import org.vexillum.kernel.geometry.path.Path;

/**
 * Two inches towards the enemy: before a Clash, or after impact attacks.
 *
 * <p>Before a Clash any enemy will do (FB-MANEUVER-01); after impact attacks it is the nearest of
 * the charged regiments, and only for models that engage nobody any more (FB-IMPACT-15).
 */
final class StepRules extends MoveRules {
    static final int FAR = Lengths.inches(2);

    /** No way to an enemy is looked for that is longer than this. */
    private static final int SEEN = Lengths.inches(12);

    /** So far beside the shortest way a step is still taken to be on it. */
    private static final int BESIDE = Lengths.inches("0.05");

    private static final int STEPS = 20;

    private final List<Integer> movers;
    private final EnemyBodies foes;
    private final int[] reaches;
    private final String rule;
    private final ContactPathSearch homing;

    private StepRules(
            Battle battle, Regiment regiment, List<Integer> movers, EnemyBodies foes, String rule) {
        super(battle, regiment, MoveKind.COMBAT, FAR, true);
        this.movers = movers;
        this.foes = foes.all().isEmpty() ? EnemyBodies.near(around) : foes;
        this.rule = rule;
        homing = new ContactPathSearch(this, SEEN);
        reaches = new int[regiment.size()];
        for (int model : regiment.models())
            reaches[model] = Engagement.reach(battle, regiment, model);
    }

    static StepRules beforeClash(Battle battle, Regiment regiment) {
        var all = new ArrayList<Integer>();
        for (int model : regiment.models()) all.add(model);
        return new StepRules(battle, regiment, all, new EnemyBodies(), "FB-MANEUVER-01");
    }

    static StepRules afterImpact(
            Battle battle, Regiment regiment, List<Integer> models, EnemyBodies charged) {
        return new StepRules(battle, regiment, models, charged, "FB-IMPACT-15");
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

    private boolean straight() {
        return rule.equals("FB-IMPACT-15") && battle.rules().stepsStraight();
    }

    /** After impact attacks a model keeps to the shortest way (FB-IMPACT-15). */
    @Override
    @Nullable Refusal way(ModelMove go) {
        var refusal = super.way(go);
        if (refusal != null || !straight()) return refusal;
        for (var path : ways(go.model())) if (on(path, go.end())) return null;
        return Refusal.because("FB-IMPACT-15", "not-straight", regiment.id(), go.model());
    }

    /** The shortest ways to the nearest of the charged models; several if they are equally near. */
    private List<Path> ways(int model) {
        var start = regiment.base(model);
        int least = foes.gap(start);
        var ways = new ArrayList<Path>();
        for (var foe : foes.all()) {
            if (Math.ceil(ShapeDistance.between(foe.body(), start)) > least) continue;
            var path = homing.to(model, foe).path();
            if (path != null) ways.add(path);
        }
        return ways;
    }

    private static boolean on(Path path, Point end) {
        List<Point> points = path.points();
        var spot = new Disc(end, 1);
        for (int i = 1; i < points.size(); i++)
            if (Capsule.within(points.get(i - 1), points.get(i), spot, BESIDE)) return true;
        return false;
    }

    /** As far along its way as brings it into reach, if it gets that far. */
    private @Nullable ModelMove ahead(ModelPlaces after, int model) {
        for (var path : ways(model))
            for (int step = STEPS; step > 0; step--) {
                int far = Math.min(FAR, path.length()) * step / STEPS;
                var end = along(path, far);
                var base = new Disc(end, regiment.card(model).radius());
                boolean strikes = foes.inReach(base, 0, reaches[model]);
                if (strikes && reaches(after, model, end, 0)) return ModelMove.to(model, end);
            }
        return null;
    }

    /** The point so far from the beginning of a way. */
    private static Point along(Path path, int far) {
        double left = far;
        List<Point> points = path.points();
        for (int i = 1; i < points.size(); i++) {
            double dx = points.get(i).x() - points.get(i - 1).x();
            double dy = points.get(i).y() - points.get(i - 1).y();
            double leg = Math.sqrt(dx * dx + dy * dy);
            var step = MoveOffset.towards(dx, dy, left);
            if (left <= leg) return points.get(i - 1).plus(step.x(), step.y());
            left -= leg;
        }
        return path.to();
    }

    private ModelMoves straightAhead() {
        var gone = new ArrayList<ModelMove>();
        var after = ModelPlaces.now(regiment);
        for (int model : movers) {
            after.lift(model);
            var go = ahead(after, model);
            if (go != null && legal(new ModelMoves(with(gone, go)))) gone.add(go);
            else go = null;
            if (go != null) after.put(go);
            else after.put(model, regiment.base(model).centre(), regiment.floor(model));
        }
        return gone.isEmpty() ? ModelMoves.STAY : new ModelMoves(gone);
    }

    private static List<ModelMove> with(List<ModelMove> gone, ModelMove more) {
        var all = new ArrayList<>(gone);
        all.add(more);
        return all;
    }

    /** Who moves must engage somebody or come nearer (FB-MANEUVER-02, FB-IMPACT-15). */
    @Override
    @Nullable Refusal end(ModelPlaces after, ModelMoves moves) {
        if (moves.stays()) return null;
        var nearer = rule.equals("FB-IMPACT-15") ? rule : "FB-MANEUVER-02";
        var imagined = TableAfterMove.after(battle, after);
        var self = imagined.regiment(regiment.id());
        for (var go : moves.models()) {
            int model = go.model();
            if (Engagement.engaging(imagined, self, model)) continue;
            var base = new Disc(go.end(), regiment.card(model).radius());
            if (foes.gap(base) >= foes.gap(regiment.base(model)))
                return Refusal.because(nearer, "not-nearer", regiment.id(), model);
        }
        return null;
    }

    /** As many as can strike do; the others stay. */
    ModelMoves proposal() {
        if (foes.all().isEmpty()) return ModelMoves.STAY;
        if (straight()) return straightAhead();
        var moves = new AttackMoveSearch(this, foes, reaches, false).propose();
        return legal(moves) ? moves : ModelMoves.STAY;
    }
}
