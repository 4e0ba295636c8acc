package org.vexillum.tourneys.matching;

import java.util.Arrays;
import org.jgrapht.alg.matching.blossom.v5.KolmogorovWeightedPerfectMatching;
import org.jgrapht.graph.DefaultWeightedEdge;
import org.jgrapht.graph.SimpleWeightedGraph;

/**
 * A pairing of least total cost of some companies of a field.
 *
 * <p>The library is given only pairs of neighbours in the ranking, few of which are ever left. Its
 * dual solution shows whether a pair that was left out could have helped; such pairs are added and
 * the search is run again, until none is left. So the answer is that of the complete graph.
 */
final class Solver {
    private static final int NEAR = 6;
    private static final int SMALL = 16;

    private final Costs costs;
    private final SearchGuard guard;

    Solver(Costs costs, SearchGuard guard) {
        this.costs = costs;
        this.guard = guard;
    }

    /**
     * @param partner by company; -1 for those who were not to be paired
     */
    record Solution(int[] partner, long total, Duals duals) {}

    /** Pairs these companies, given from the top down. */
    Solution solve(int[] who, int size) {
        var graph = graph(who);
        while (true) {
            var matching = guard.run(() -> new KolmogorovWeightedPerfectMatching<>(graph));
            var pairs = guard.run(matching::getMatching);
            var duals = Duals.of(matching.getDualSolution(), size);
            if (who.length <= SMALL || !added(graph, who, duals))
                return solution(graph, pairs.getEdges(), duals, size);
        }
    }

    private SimpleWeightedGraph<Integer, DefaultWeightedEdge> graph(int[] who) {
        var graph =
                new SimpleWeightedGraph<Integer, DefaultWeightedEdge>(DefaultWeightedEdge.class);
        for (int each : who) graph.addVertex(each);
        int near = who.length <= SMALL ? who.length : NEAR;
        for (int i = 0; i < who.length; i++) neighbours(graph, who, i, near);
        return graph;
    }

    /** The next few that cost no rematch, and the very next in any case. */
    private void neighbours(
            SimpleWeightedGraph<Integer, DefaultWeightedEdge> graph, int[] who, int i, int near) {
        int free = 0;
        boolean all = near == who.length;
        for (int j = i + 1; j < who.length && free < near; j++) {
            boolean wanted = all || j == i + 1 || !costs.rematch(who[i], who[j]);
            if (wanted) add(graph, who[i], who[j]);
            if (!costs.rematch(who[i], who[j])) free++;
        }
    }

    private void add(SimpleWeightedGraph<Integer, DefaultWeightedEdge> graph, int i, int j) {
        var edge = graph.addEdge(i, j);
        if (edge != null) graph.setEdgeWeight(edge, costs.of(i, j));
    }

    /** Adds every pair that the duals do not rule out. */
    private boolean added(
            SimpleWeightedGraph<Integer, DefaultWeightedEdge> graph, int[] who, Duals duals) {
        boolean any = false;
        for (int i = 0; i < who.length; i++)
            for (int j = i + 1; j < who.length; j++)
                if (duals.reduced(who[i], who[j], costs.of(who[i], who[j])) < 0
                        && !graph.containsEdge(who[i], who[j])) {
                    add(graph, who[i], who[j]);
                    any = true;
                }
        return any;
    }

    private Solution solution(
            SimpleWeightedGraph<Integer, DefaultWeightedEdge> graph,
            Iterable<DefaultWeightedEdge> edges,
            Duals duals,
            int size) {
        var partner = new int[size];
        Arrays.fill(partner, -1);
        for (var edge : edges) {
            int i = graph.getEdgeSource(edge);
            int j = graph.getEdgeTarget(edge);
            partner[i] = j;
            partner[j] = i;
        }
        return new Solution(partner, costs.total(partner), duals);
    }
}
