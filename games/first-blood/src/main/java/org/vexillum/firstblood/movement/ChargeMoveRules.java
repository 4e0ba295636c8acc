package org.vexillum.firstblood.movement;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.edition.Edition.FlyingCharges;
import org.vexillum.firstblood.ranges.Engagement;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Options.FlyingCharge;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.traits.RegimentTraits;
import org.vexillum.firstblood.traits.Traits;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.geometry.Disc;
import org.vexillum.kernel.geometry.Lengths;
import org.vexillum.kernel.geometry.ShapeDistance;

/** The move of a successful charge (FB-CHARGE-13). */
final class ChargeMoveRules extends MoveRules {
    /** A model that cannot strike need not find the very nearest place to a hair. */
    private static final int ABOUT = Lengths.INCH / 2;

    private final int distance;
    private final List<Regiment> targets;
    private final EnemyBodies foes;
    private final AttackMoveSearch onslaught;
    private final int[] reaches;
    private final ContactPathSearch homing;
    private @Nullable ModelMoves proposal;

    /** What the engine proposes is by definition as near as models can get. */
    private @Nullable ModelMoves proposing;

    ChargeMoveRules(Battle battle, Regiment regiment, List<String> targets, int distance) {
        super(battle, regiment, gait(battle, regiment), distance, false);
        this.distance = distance;
        this.targets = targets.stream().map(battle::regiment).toList();
        foes = EnemyBodies.of(battle, this.targets);
        reaches = new int[regiment.size()];
        for (int model : regiment.models())
            reaches[model] = Engagement.reach(battle, regiment, model);
        homing = new ContactPathSearch(this, distance);
        onslaught = new AttackMoveSearch(this, foes, reaches, true);
    }

    private static MoveKind gait(Battle battle, Regiment regiment) {
        boolean wings =
                battle.edition().flyingCharges() == FlyingCharges.ON_THE_WING
                        && battle.options().flyingCharge() == FlyingCharge.ALLOWED
                        && Traits.all(battle, regiment, RegimentTraits.Fly.class);
        return wings ? MoveKind.FLYING_CHARGE : MoveKind.CHARGE;
    }

    @Override
    int most(int model) {
        return distance;
    }

    @Override
    String lengthRule() {
        return "FB-CHARGE-13";
    }

    @Override
    boolean suits(int model, Disc base, int floor) {
        return true;
    }

    /** The engine's own move, or {@link ModelMoves#STAY} if the charge cannot succeed. */
    ModelMoves proposal() {
        if (proposal == null) {
            proposing = onslaught.propose();
            if (!succeeds(proposing)) proposing = onslaught.insist();
            proposal = succeeds(proposing) ? proposing : ModelMoves.STAY;
        }
        return proposal;
    }

    private boolean succeeds(ModelMoves moves) {
        return !moves.stays() && super.refusal(moves) == null;
    }

    /** Where the others go if some go where they are told; not yet checked. */
    ModelMoves complete(ModelMoves given) {
        return names(given) ? onslaught.propose(given) : given;
    }

    /** Nobody moves only if nobody can engage (FB-CHARGE-17). */
    @Override
    @Nullable Refusal refusal(ModelMoves moves) {
        if (!moves.stays()) return super.refusal(moves);
        if (proposal().stays()) return null;
        return Refusal.because("FB-CHARGE-13", "must-charge", regiment.id());
    }

    /** What goes farther than into contact is no way of a charge (FB-CHARGE-15). */
    @Override
    @Nullable ModelRoute route(ModelMove go) {
        var route = super.route(go);
        return route == null || runsRound(go, route) ? null : route;
    }

    private boolean runsRound(ModelMove go, ModelRoute route) {
        return battle.rules().chargesStraight() && route.cost() > farthest(go, route.cost());
    }

    /**
     * How long the way may be: to base contact with an enemy that it engages, or with any if it
     * engages none.
     *
     * @param wanted longer ones need not be told apart
     */
    private int farthest(ModelMove go, int wanted) {
        var start = regiment.base(go.model());
        var end = new Disc(go.end(), start.radius());
        boolean engages = foes.inReach(end, go.floor(), reaches[go.model()]);
        int farthest = 0;
        for (var foe : foes.all()) {
            if (engages && !foe.inReach(end, go.floor(), reaches[go.model()])) continue;
            if (ShapeDistance.between(foe.body(), start) >= wanted) return wanted;
            farthest = Math.max(farthest, homing.to(go.model(), foe).cost());
            if (farthest >= wanted) return farthest;
        }
        return farthest;
    }

    /** No longer than the shortest way, and no farther than into contact (FB-CHARGE-15). */
    @Override
    @Nullable Refusal way(ModelMove go) {
        var found = super.route(go);
        if (found != null && runsRound(go, found))
            return Refusal.because(
                    "FB-CHARGE-15",
                    "runs-round",
                    regiment.id(),
                    go.model(),
                    Lengths.show(found.cost()),
                    Lengths.show(farthest(go, found.cost())));
        var refusal = super.way(go);
        if (refusal != null || go.way().size() == 1) return refusal;
        var route = route(go);
        var shortest = route(ModelMove.to(go.model(), go.end(), go.floor()));
        if (route == null || shortest == null || route.cost() <= shortest.cost()) return null;
        return Refusal.because(
                "FB-CHARGE-15",
                "not-the-shortest-way",
                regiment.id(),
                go.model(),
                Lengths.show(route.cost()),
                Lengths.show(shortest.cost()));
    }

    @Override
    @Nullable Refusal end(ModelPlaces after, ModelMoves moves) {
        var imagined = TableAfterMove.after(battle, after);
        var self = imagined.regiment(regiment.id());
        boolean any = false;
        for (int model : self.models()) {
            if (engages(imagined, self, model)) {
                any = true;
                continue;
            }
            if (moves.equals(proposing)) continue;
            var refusal = holdsBack(after, model);
            if (refusal != null) return moves.equals(proposal()) ? null : refusal;
        }
        if (!any) return Refusal.because("FB-CHARGE-17", "nobody-engages", regiment.id());
        return targets.size() > 1 ? reachedTooFew(imagined, moves) : null;
    }

    private boolean engages(Battle imagined, Regiment self, int model) {
        for (var target : targets)
            if (Engagement.engages(imagined, self, model, imagined.regiment(target.id())))
                return true;
        return false;
    }

    /** FB-CHARGE-13, FB-CHARGE-17. */
    private @Nullable Refusal holdsBack(ModelPlaces after, int model) {
        if (!onslaught.strikes(after, model) && onslaught.could(after, model))
            return Refusal.because("FB-CHARGE-13", "could-engage", regiment.id(), model);
        var base = after.base(model);
        if (base == null) return null;
        int gap = foes.gap(base);
        after.lift(model);
        var nearer = onslaught.approach(after, model);
        after.put(model, base.centre(), after.floor(model));
        if (nearer == null) return null;
        int best = foes.gap(new Disc(nearer.end(), base.radius()));
        if (gap <= best + ABOUT) return null;
        return Refusal.because(
                "FB-CHARGE-17",
                "could-come-nearer",
                regiment.id(),
                model,
                Lengths.show(gap),
                Lengths.show(best));
    }

    /** As many of the targets as possible must be engaged (FB-CHARGE-18, FB-CHARGE-19). */
    private @Nullable Refusal reachedTooFew(Battle imagined, ModelMoves moves) {
        int reached = reached(imagined);
        if (reached == targets.size() || moves.equals(proposing)) return null;
        var best = proposal();
        if (reached >= reached(TableAfterMove.after(battle, ModelPlaces.after(regiment, best))))
            return null;
        return Refusal.because("FB-CHARGE-19", "more-targets-in-reach", regiment.id(), reached);
    }

    private int reached(Battle imagined) {
        return engaged(imagined).size();
    }

    /** The targets that the regiment engages. */
    private List<String> engaged(Battle imagined) {
        var self = imagined.regiment(regiment.id());
        var engaged = new ArrayList<String>();
        for (var target : targets)
            if (Engagement.engages(imagined, self, imagined.regiment(target.id())))
                engaged.add(target.id());
        return engaged;
    }
}
