package org.vexillum.firstblood.movement;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.ranges.Engagement;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.traits.RegimentTraits;
import org.vexillum.firstblood.traits.Traits;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.geometry.Disc;
import org.vexillum.kernel.geometry.Point;

/**
 * What the rules ask of a regiment that moves: one piece of code checks answers and proposals.
 *
 * <p>Ways are checked one by one. Where models end is judged for all of them together.
 */
abstract class MoveRules {
    private static final Refusal NO_WAY = Refusal.because("FB-MARCH-02", "no-way");

    private boolean quiet;
    final Battle battle;
    final Regiment regiment;
    final ModelPlaces before;
    final Surroundings around;
    final RouteSearch routes;
    final CommandRangeCheck cohesion;
    private final @Nullable Found[] found;

    /** Of one model, the way found last: a proposal is looked for, checked and then walked. */
    private record Found(ModelMove go, ModelRoute route) {}

    MoveRules(Battle battle, Regiment regiment, MoveKind gait, int farthest, boolean leashed) {
        this(
                battle,
                regiment,
                gait,
                BoundingBox.round(ModelPlaces.now(regiment), farthest + Engagement.SUPPORT + 1),
                leashed);
    }

    MoveRules(Battle battle, Regiment regiment, MoveKind gait, BoundingBox box, boolean leashed) {
        this.battle = battle;
        this.regiment = regiment;
        before = ModelPlaces.now(regiment);
        around = new Surroundings(battle, regiment, gait, box);
        var leashes = leashed ? HoldingEnemies.of(battle, regiment, around) : HoldingEnemies.NONE;
        routes = new RouteSearch(battle, regiment, around, leashes);
        cohesion = new CommandRangeCheck(battle, regiment);
        found = new Found[regiment.size()];
    }

    /** How far this model may go. */
    abstract int most(int model);

    /** The rule that says so. */
    abstract String lengthRule();

    /** With what made the length what it is. */
    Rules lengthRules() {
        return Rules.of(lengthRule());
    }

    /** What is asked of the end beyond bases and command range, or null. */
    abstract @Nullable Refusal end(ModelPlaces after, ModelMoves moves);

    /** Whether a proposal should put a model there; never true of what {@link #end} refuses. */
    abstract boolean suits(int model, Disc base, int floor);

    /** Whether a move would not be refused; the reason, which may cost a search, is left out. */
    final boolean legal(ModelMoves moves) {
        boolean silent = quiet;
        quiet = true;
        boolean legal = refusal(moves) == null;
        quiet = silent;
        return legal;
    }

    @Nullable Refusal refusal(ModelMoves moves) {
        var refusal = named(moves);
        if (refusal != null) return refusal;
        for (var go : moves.models()) {
            refusal = way(go);
            if (refusal != null) return refusal;
        }
        var after = ModelPlaces.after(regiment, moves);
        refusal = overlap(after);
        if (refusal == null) refusal = command(after, moves);
        return refusal != null ? refusal : end(after, moves);
    }

    /** Whether every model named may move, once, and somewhere. */
    final boolean names(ModelMoves moves) {
        return named(moves) == null;
    }

    /** Each living model at most once, and with an end. */
    private @Nullable Refusal named(ModelMoves moves) {
        for (var go : moves.models()) {
            int model = go.model();
            if (model < 0 || model >= regiment.size() || !mayMove(model))
                return Refusal.because("FB-REG-03", "no-such-model", regiment.id(), model);
            if (go.way().isEmpty() || go.floor() < 0 || moves.of(model) != go)
                return Refusal.because("FB-REG-03", "unclear-move", regiment.id(), model);
        }
        return null;
    }

    boolean mayMove(int model) {
        return before.base(model) != null;
    }

    /** The way of a model as the rules have it, or null if there is none. */
    @Nullable ModelRoute route(ModelMove go) {
        var last = found[go.model()];
        if (last != null && last.go.equals(go)) return last.route;
        var route = routes.find(go, most(go.model()));
        if (route != null) found[go.model()] = new Found(go, route);
        return route;
    }

    @Nullable Refusal way(ModelMove go) {
        if (route(go) != null) return null;
        return quiet ? NO_WAY : hindrance().of(go, most(go.model()));
    }

    NoWayReason hindrance() {
        return new NoWayReason(battle, regiment, around, routes, lengthRules());
    }

    /** FB-MARCH-07. */
    private @Nullable Refusal overlap(ModelPlaces after) {
        for (int model = 0; model < after.size(); model++) {
            var base = after.base(model);
            if (base == null) continue;
            int other =
                    after.overlapped(model, base.radius(), base.x(), base.y(), after.floor(model));
            if (other != Regiment.NOBODY)
                return Refusal.because(
                        "FB-MARCH-07", "bases-overlap", regiment.id(), model, regiment.id(), other);
        }
        return null;
    }

    /** FB-CMD-01, FB-CMD-08; a model stranded already must come back or nearer (FB-STRAND-01). */
    private @Nullable Refusal command(ModelPlaces after, ModelMoves moves) {
        if (moves.stays()) return null;
        for (int model = 0; model < after.size(); model++) {
            var base = after.base(model);
            if (base == null || cohesion.holds(after, model, base, after.floor(model))) continue;
            var refusal = stranded(after, model, base);
            if (refusal != null) return refusal;
        }
        return null;
    }

    private @Nullable Refusal stranded(ModelPlaces after, int model, Disc base) {
        var start = before.base(model);
        if (start == null || cohesion.holds(before, model, start, before.floor(model)))
            return outOfCommand(model);
        var back = new StrandedModels(this).wayBack(after, model);
        if (back != null && cohesion.holds(after, model, back, 0))
            return Refusal.because("FB-STRAND-01", "must-rejoin", regiment.id(), model);
        boolean nearer =
                cohesion.toLeader(after, model, base) < cohesion.toLeader(after, model, start);
        if (nearer || back == null) return null;
        return Refusal.because("FB-STRAND-01", "must-come-nearer", regiment.id(), model);
    }

    Refusal outOfCommand(int model) {
        return cohesion.refusal(model);
    }

    /**
     * Whether a model may go straight or round there and stand, the others being where they are.
     */
    boolean reaches(ModelPlaces after, int model, Point end, int floor) {
        int radius = regiment.card(model).radius();
        return after.overlapped(model, radius, end.x(), end.y(), floor) == Regiment.NOBODY
                && route(ModelMove.to(model, end, floor)) != null;
    }

    /** The ways taken; only for moves that are legal. */
    List<ModelRoute> routes(ModelMoves moves) {
        var all = new ArrayList<ModelRoute>();
        for (var go : moves.models()) {
            var route = route(go);
            if (route == null) throw new IllegalStateException("no way for " + go);
            all.add(route);
        }
        return all;
    }

    /** How much of its movement the model that goes farthest has left; of a legal move. */
    final int left(ModelMoves moves) {
        int left = most(regiment.models()[0]);
        for (var route : routes(moves)) left = Math.min(left, most(route.model()) - route.cost());
        return left;
    }

    /** The rule by which it flies, if it does. */
    final Rules flight() {
        if (!around.gait().flies()) return Rules.NONE;
        var traits = Traits.of(battle, regiment, regiment.models()[0]);
        var fly = Traits.find(traits, RegimentTraits.Fly.class);
        return fly == null ? Rules.NONE : Rules.of(fly.rule());
    }
}
