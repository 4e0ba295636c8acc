package org.vexillum.firstblood.movement;

import java.util.ArrayList;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.geometry.Disc;
import org.vexillum.kernel.geometry.Point;

/**
 * The rest of a regiment follows: given where some of its models go, the others are proposed.
 *
 * <p>Each keeps its place in the formation if it can. If not it goes as near to it as it finds room
 * in command range. The proposal is checked like any answer.
 */
final class FormationFollowing {
    private final MoveRules errand;
    private final Regiment regiment;

    FormationFollowing(MoveRules errand) {
        this.errand = errand;
        regiment = errand.regiment;
    }

    /** A legal move that contains what is given, or null if none was found. */
    @Nullable ModelMoves complete(ModelMoves given) {
        var lead = lead(given);
        if (lead == null || given.into() != null) return errand.legal(given) ? given : null;
        if (lead.way().isEmpty() || errand.route(lead) == null) return null;
        var start = regiment.base(lead.model());
        int dx = lead.end().x() - start.x();
        int dy = lead.end().y() - start.y();
        var moves = follow(given, dx, dy);
        return errand.legal(moves) ? moves : null;
    }

    /** The leader's own step, or the first model's. */
    private @Nullable ModelMove lead(ModelMoves given) {
        for (int leader : errand.cohesion.leaders()) {
            var go = given.of(leader);
            if (go != null && errand.before.base(leader) != null) return go;
        }
        if (given.models().isEmpty()) return null;
        var first = given.models().getFirst();
        boolean known = first.model() >= 0 && first.model() < regiment.size();
        return known && errand.before.base(first.model()) != null ? first : null;
    }

    private ModelMoves follow(ModelMoves given, int dx, int dy) {
        var after = ModelPlaces.nowhere(regiment);
        for (var go : given.models())
            if (go.model() >= 0 && go.model() < regiment.size() && !go.way().isEmpty())
                after.put(go);
        var all = new ArrayList<>(given.models());
        for (int model : order(dx, dy)) {
            if (after.base(model) != null) continue;
            var end = place(after, model, dx, dy);
            var start = regiment.base(model);
            int floor = end == null ? regiment.floor(model) : 0;
            var centre = end == null ? start.centre() : end;
            after.put(model, centre, floor);
            if (end != null) all.add(ModelMove.to(model, centre, floor));
        }
        return new ModelMoves(all, given.into());
    }

    /** Leaders first (FB-MARCH-04), then those in front. */
    private int[] order(int dx, int dy) {
        int[] leaders = errand.cohesion.leaders();
        var rest = new ArrayList<Integer>();
        for (int model = 0; model < regiment.size(); model++)
            if (errand.before.base(model) != null && !among(leaders, model)) rest.add(model);
        rest.sort((a, b) -> Long.compare(ahead(b, dx, dy), ahead(a, dx, dy)));
        int[] order = new int[leaders.length + rest.size()];
        int count = 0;
        for (int leader : leaders) order[count++] = leader;
        for (int model : rest) order[count++] = model;
        return order;
    }

    private static boolean among(int[] models, int model) {
        for (int one : models) if (one == model) return true;
        return false;
    }

    private long ahead(int model, int dx, int dy) {
        var base = regiment.base(model);
        return (long) base.x() * dx + (long) base.y() * dy;
    }

    /** Where it goes; null if it stays. */
    private @Nullable Point place(ModelPlaces after, int model, int dx, int dy) {
        var start = regiment.base(model);
        boolean lost = !errand.cohesion.holds(errand.before, model, start, regiment.floor(model));
        if (lost) {
            var back = new StrandedModels(errand).wayBack(after, model);
            return back == null ? null : back.centre();
        }
        return new FreePlaceSearch(errand, after, model).near(start.x() + dx, start.y() + dy);
    }

    /** All models by the same step, if nothing hinders any of them; else null. */
    @Nullable ModelMoves shift(int dx, int dy) {
        for (int model = 0; model < regiment.size(); model++)
            if (errand.before.base(model) != null && !shifts(model, dx, dy)) return null;
        return shifted(dx, dy);
    }

    private boolean shifts(int model, int dx, int dy) {
        var base = regiment.base(model);
        if (regiment.floor(model) != 0) return false;
        if ((long) dx * dx + (long) dy * dy > square(errand.most(model))) return false;
        var end = new Disc(base.x() + dx, base.y() + dy, base.radius());
        return errand.around.way(base.radius(), 0).clear(base.centre(), end.centre())
                && errand.around.stand(base.radius(), 0).free(end.x(), end.y())
                && errand.suits(model, end, 0);
    }

    ModelMoves shifted(int dx, int dy) {
        var all = new ArrayList<ModelMove>(regiment.size());
        for (int model = 0; model < regiment.size(); model++)
            if (errand.before.base(model) != null)
                all.add(ModelMove.to(model, regiment.base(model).centre().plus(dx, dy)));
        return new ModelMoves(all);
    }

    private static long square(long length) {
        return length * length;
    }
}
