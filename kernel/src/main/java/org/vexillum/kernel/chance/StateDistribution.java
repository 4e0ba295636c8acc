package org.vexillum.kernel.chance;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;
import java.util.function.ObjDoubleConsumer;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import org.vexillum.kernel.Cancellation;

/**
 * An exact distribution over states, which are compared by content.
 *
 * <p>What follows from a state is taken jointly: results are folded over states, never over totals
 * that were computed apart.
 */
public final class StateDistribution<S> {
    private final Map<S, double[]> weights = new LinkedHashMap<>();

    public static <S> StateDistribution<S> sure(S state) {
        var spread = new StateDistribution<S>();
        spread.add(state, 1);
        return spread;
    }

    /** Adds weight while a spread is being built. */
    public void add(S state, double weight) {
        if (weight != 0) weights.computeIfAbsent(state, _ -> new double[1])[0] += weight;
    }

    public void forEach(ObjDoubleConsumer<S> visitor) {
        weights.forEach((state, weight) -> visitor.accept(state, weight[0]));
    }

    /** Each state is replaced by what may follow from it. */
    public <R> StateDistribution<R> then(Function<S, StateDistribution<R>> next) {
        var result = new StateDistribution<R>();
        forEach((state, w) -> {
            Cancellation.check();
            next.apply(state).forEach((after, v) -> result.add(after, w * v));
        });
        return result;
    }

    public <R> StateDistribution<R> map(Function<S, R> image) {
        var result = new StateDistribution<R>();
        forEach((state, weight) -> result.add(image.apply(state), weight));
        return result;
    }

    public double chance(Predicate<S> event) {
        double[] sum = new double[1];
        forEach((state, weight) -> sum[0] += event.test(state) ? weight : 0);
        return sum[0];
    }

    public double mean(ToDoubleFunction<S> value) {
        double[] sum = new double[1];
        forEach((state, weight) -> sum[0] += weight * value.applyAsDouble(state));
        return sum[0];
    }

    public int size() {
        return weights.size();
    }
}
