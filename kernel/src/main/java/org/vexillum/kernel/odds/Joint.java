package org.vexillum.kernel.odds;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Weights over pairs of states: the one who strikes, the one who is struck.
 *
 * <p>The quick way where a game numbers the states of a unit: what follows from a pair is taken
 * jointly, and pools of dice are sums of products.
 */
public final class Joint {
    private double[][] weights = new double[1][0];

    public static Joint start() {
        var joint = new Joint();
        joint.add(0, 0, 1);
        return joint;
    }

    public void add(int striker, int struck, double weight) {
        if (weight == 0) return;
        if (striker >= weights.length) weights = grown(striker);
        if (struck >= weights[striker].length)
            weights[striker] = Arrays.copyOf(weights[striker], Math.max(8, 2 * struck));
        weights[striker][struck] += weight;
    }

    private double[][] grown(int striker) {
        int old = weights.length;
        var more = Arrays.copyOf(weights, Math.max(striker + 1, 2 * old));
        for (int i = old; i < more.length; i++) more[i] = new double[0];
        return more;
    }

    public void add(Joint more) {
        more.forEach(this::add);
    }

    /** What is decided before an attack in a pair of states. */
    public interface Decision<D> {
        D in(int striker, int struck);
    }

    /** The pairs of states in which the same is decided, in the order in which they are met. */
    public <D> Map<D, Joint> split(Decision<D> decision) {
        var parts = new LinkedHashMap<D, Joint>();
        forEach((striker, struck, weight) ->
                parts.computeIfAbsent(decision.in(striker, struck), _ -> new Joint())
                        .add(striker, struck, weight));
        return parts;
    }

    public double sum() {
        double[] sum = {0};
        forEach((_, _, weight) -> sum[0] += weight);
        return sum[0];
    }

    /** The same weights with the roles exchanged. */
    public Joint turned() {
        var turned = new Joint();
        forEach((striker, struck, weight) -> turned.add(struck, striker, weight));
        return turned;
    }

    public interface Visitor {
        void visit(int striker, int struck, double weight);
    }

    public void forEach(Visitor visitor) {
        for (int striker = 0; striker < weights.length; striker++)
            for (int struck = 0; struck < weights[striker].length; struck++)
                if (weights[striker][struck] != 0)
                    visitor.visit(striker, struck, weights[striker][struck]);
    }
}
