package org.vexillum.firstblood.movement;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.kernel.Nullable;

/**
 * A whole regiment gets at its enemies: as many models as can strike, the rest close behind.
 *
 * <p>Leaders go first, since the others must end in their command range (FB-CHARGE-14,
 * FB-CHARGE-16), then whoever is nearest.
 */
final class AttackMoveSearch {
    private static final int CORRECTIONS = 2;

    private final MoveRules errand;
    private final EnemyBodies foes;
    private final List<EnemyBodies> groups;
    private final int[] reaches;
    private final Regiment regiment;
    private SearchBudget patience = new SearchBudget(0);
    private boolean insisting;

    /** With no duty to approach, models that cannot strike stay where they are if they may. */
    private final boolean closing;

    AttackMoveSearch(MoveRules errand, EnemyBodies foes, int[] reaches, boolean closing) {
        this.errand = errand;
        this.foes = foes;
        groups = foes.byRegiment();
        this.reaches = reaches;
        this.closing = closing;
        regiment = errand.regiment;
    }

    /** What each model does; not yet checked as a whole. */
    ModelMoves propose() {
        return propose(ModelMoves.STAY);
    }

    /** The same with places farther off and longer ways; for who found nothing at first sight. */
    ModelMoves insist() {
        insisting = true;
        var moves = propose();
        insisting = false;
        return moves;
    }

    /** What the others do, those given going where they are told. */
    ModelMoves propose(ModelMoves given) {
        patience = new SearchBudget(SearchBudget.OF_A_REGIMENT);
        var after = ModelPlaces.nowhere(regiment);
        var gone = new ModelMove[regiment.size()];
        for (var go : given.models()) {
            gone[go.model()] = go;
            after.put(go);
        }
        var others = order();
        others.removeIf(model -> gone[model] != null);
        for (int model : others) {
            gone[model] = best(after, model);
            put(after, model, gone[model]);
        }
        for (int i = 0; i < CORRECTIONS && correct(after, gone, others); i++) {}
        var all = new ArrayList<ModelMove>();
        for (var go : gone) if (go != null) all.add(go);
        return new ModelMoves(all);
    }

    private StrikePlaceSearch lunge(EnemyBodies at, ModelPlaces after, int model) {
        var searches = insisting ? SearchBudget.lastResort() : patience;
        return new StrikePlaceSearch(errand, at, after, model, reaches[model], searches);
    }

    private void put(ModelPlaces after, int model, @Nullable ModelMove go) {
        if (go != null) after.put(go);
        else after.put(model, regiment.base(model).centre(), regiment.floor(model));
    }

    /** Room that opened only when others had moved is used after all. */
    private boolean correct(ModelPlaces after, @Nullable ModelMove[] gone, List<Integer> models) {
        boolean better = false;
        for (int model : models) {
            if (strikes(after, model)) continue;
            after.lift(model);
            var go = lunge(foes, after, model).strike();
            if (go != null) {
                gone[model] = go;
                better = true;
            }
            put(after, model, gone[model]);
        }
        return better;
    }

    boolean strikes(ModelPlaces after, int model) {
        var base = after.base(model);
        return base != null && foes.inReach(base, after.floor(model), reaches[model]);
    }

    /** Whether a model that does not strike could, the others standing as they do. */
    boolean could(ModelPlaces after, int model) {
        var base = after.base(model);
        int floor = after.floor(model);
        after.lift(model);
        patience = new SearchBudget(SearchBudget.OF_A_MODEL);
        boolean could = lunge(foes, after, model).strike() != null;
        if (base != null) after.put(model, base.centre(), floor);
        return could;
    }

    /** As near to an enemy as it gets, or null if not nearer than it started. */
    @Nullable ModelMove approach(ModelPlaces after, int model) {
        patience = new SearchBudget(SearchBudget.OF_A_MODEL);
        return lunge(foes, after, model).approach();
    }

    private @Nullable ModelMove best(ModelPlaces after, int model) {
        var lunge = lunge(foes, after, model);
        var start = regiment.base(model);
        int floor = regiment.floor(model);
        boolean may = fitsAtStart(after, model);
        if (may && foes.inReach(start, floor, reaches[model])) return null;
        var go = atOthers(after, model);
        if (go == null) go = lunge.strike();
        if (go == null && closing) go = lunge.approach();
        if (go != null || may) return go;
        var room = new FreePlaceSearch(errand, after, model).near(start.x(), start.y());
        return room == null ? null : ModelMove.to(model, room);
    }

    /** At a regiment that nobody strikes yet (FB-CHARGE-18). */
    private @Nullable ModelMove atOthers(ModelPlaces after, int model) {
        if (groups.size() < 2) return null;
        for (var group : groups) {
            if (struck(after, group)) continue;
            var go = lunge(group, after, model).strike();
            if (go != null) return go;
        }
        return null;
    }

    private boolean struck(ModelPlaces after, EnemyBodies group) {
        for (int model = 0; model < after.size(); model++) {
            var base = after.base(model);
            if (base != null && group.inReach(base, after.floor(model), reaches[model]))
                return true;
        }
        return false;
    }

    private boolean fitsAtStart(ModelPlaces after, int model) {
        var start = regiment.base(model);
        int floor = regiment.floor(model);
        return after.overlapped(model, start.radius(), start.x(), start.y(), floor)
                        == Regiment.NOBODY
                && errand.cohesion.holds(after, model, start, floor);
    }

    private List<Integer> order() {
        var order = new ArrayList<Integer>();
        for (int leader : errand.cohesion.leaders())
            if (errand.before.base(leader) != null) order.add(leader);
        var rest = new ArrayList<Integer>();
        int[] gaps = new int[regiment.size()];
        for (int model = 0; model < gaps.length; model++) {
            var base = errand.before.base(model);
            if (base == null || order.contains(model)) continue;
            gaps[model] = foes.gap(base);
            rest.add(model);
        }
        rest.sort((a, b) -> Integer.compare(gaps[a], gaps[b]));
        order.addAll(rest);
        return order;
    }
}
