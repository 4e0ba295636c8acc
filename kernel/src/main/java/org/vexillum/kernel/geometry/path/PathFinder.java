package org.vexillum.kernel.geometry.path;

import java.util.ArrayList;
import org.vexillum.kernel.Cancellation;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.geometry.Point;

/**
 * The shortest way of a base over its ground.
 *
 * <p>Only what stands in the way is looked at: first what the straight line meets, then whatever
 * the best way round that meets, until nothing is met. Each search leaves out things that really
 * are there, so the first way that meets none of them is the shortest of all.
 */
public final class PathFinder {
    private static final int START = Nodes.START;
    private static final int GOAL = Nodes.GOAL;

    private final PassableGround ground;
    private final int most;
    private final Nodes nodes;
    private final BendPoints bends;
    private final int[] met;
    private final boolean[] isMet;
    private int count;
    private int barring;

    private PathFinder(PassableGround ground, Point from, Point to, int most) {
        this.ground = ground;
        this.most = most;
        nodes = new Nodes(from, to, most);
        bends = new BendPoints(ground, nodes);
        met = new int[ground.size()];
        isMet = new boolean[ground.size()];
    }

    /** The shortest way that is at most so long, or null. */
    public static @Nullable Path find(PassableGround ground, Point from, Point to, int most) {
        long dx = (long) to.x() - from.x();
        long dy = (long) to.y() - from.y();
        if (dx * dx + dy * dy > (long) most * most || !ground.free(to)) return null;
        if (ground.clear(from, to)) return Path.straight(from, to);
        return new PathFinder(ground, from, to, most).find();
    }

    private @Nullable Path find() {
        meet(START, GOAL);
        while (search()) if (!meetsMore()) return path();
        return null;
    }

    /** Whether the way found meets things not yet looked at; they are from now on. */
    private boolean meetsMore() {
        boolean more = false;
        for (int node = GOAL; node != START; node = nodes.before[node])
            more |= meet(nodes.before[node], node);
        return more;
    }

    private boolean meet(int from, int to) {
        boolean more = false;
        for (int i = 0; i < ground.size(); i++) {
            if (isMet[i] || !inTheWay(i, from, to)) continue;
            bends.round(i);
            for (int other = 0; other < count; other++) bends.between(i, met[other]);
            met[count++] = i;
            isMet[i] = true;
            barring = i;
            more = true;
        }
        return more;
    }

    private boolean inTheWay(int index, int from, int to) {
        return ground.inTheWay(index, nodes.xs[from], nodes.ys[from], nodes.xs[to], nodes.ys[to]);
    }

    /** The best way among the things met so far. */
    private boolean search() {
        nodes.reset();
        nodes.gone[START] = 0;
        int node = START;
        while (node != Nodes.NONE && node != GOAL) {
            Cancellation.check();
            nodes.done[node] = true;
            for (int next = GOAL; next < nodes.size; next++) step(node, next);
            node = nearest();
        }
        return node == GOAL;
    }

    private void step(int node, int next) {
        if (nodes.done[next]) return;
        double gone = nodes.gone[node] + nodes.distance(node, next);
        if (gone >= nodes.gone[next] || gone + nodes.toGoal[next] > most) return;
        if (isBarred(node, next)) return;
        nodes.gone[next] = gone;
        nodes.before[next] = node;
    }

    /** What barred the last leg is likely to bar this one. */
    private boolean isBarred(int node, int next) {
        if (inTheWay(barring, node, next)) return true;
        for (int i = 0; i < count; i++) {
            int thing = met[i];
            if (thing == barring || !inTheWay(thing, node, next)) continue;
            barring = thing;
            return true;
        }
        return false;
    }

    private int nearest() {
        int nearest = Nodes.NONE;
        double least = Double.POSITIVE_INFINITY;
        for (int node = GOAL; node < nodes.size; node++) {
            if (nodes.done[node] || nodes.gone[node] == Double.POSITIVE_INFINITY) continue;
            double whole = nodes.gone[node] + nodes.toGoal[node];
            if (whole < least) {
                least = whole;
                nearest = node;
            }
        }
        return nearest;
    }

    private Path path() {
        var points = new ArrayList<Point>();
        for (int node = GOAL; node != Nodes.NONE; node = nodes.before[node])
            points.addFirst(new Point(nodes.xs[node], nodes.ys[node]));
        return new Path(points);
    }
}
