package org.vexillum.kernel.chance;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ObjDoubleConsumer;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;

/**
 * Results with whole-number weights: so many of the 6^n ways in which n dice can fall.
 *
 * <p>Ways to the same result may take different numbers of dice; nothing is rounded before somebody
 * asks for a chance.
 */
public final class WeightedOutcomes<R> {
    private static final BigInteger SIX = BigInteger.valueOf(6);
    private static final MathContext DIGITS = new MathContext(40);

    private final Map<R, List<BigInteger>> ways = new LinkedHashMap<>();
    private long paths;

    /** Adds ways in which so many dice lead to a result. */
    public void add(R result, BigInteger weight, int dice) {
        var byDice = ways.computeIfAbsent(result, _ -> new ArrayList<>());
        while (byDice.size() <= dice) byDice.add(BigInteger.ZERO);
        byDice.set(dice, byDice.get(dice).add(weight));
        paths++;
    }

    public List<R> results() {
        return List.copyOf(ways.keySet());
    }

    /** Every result with its chance, in the order in which results were first added. */
    public void forEach(ObjDoubleConsumer<R> consumer) {
        ways.forEach((result, byDice) -> consumer.accept(result, share(byDice).doubleValue()));
    }

    /** How often weights were added. */
    public long paths() {
        return paths;
    }

    /** Whether the weights of all results make up exactly one. */
    public boolean whole() {
        int most = 0;
        for (var byDice : ways.values()) most = Math.max(most, byDice.size() - 1);
        var sum = BigInteger.ZERO;
        for (var byDice : ways.values())
            for (int dice = 0; dice < byDice.size(); dice++)
                sum = sum.add(byDice.get(dice).multiply(SIX.pow(most - dice)));
        return sum.equals(SIX.pow(most));
    }

    public double chance(Predicate<R> event) {
        return sum(result -> event.test(result) ? 1 : 0);
    }

    public double mean(ToDoubleFunction<R> value) {
        return sum(value);
    }

    private double sum(ToDoubleFunction<R> value) {
        var sum = BigDecimal.ZERO;
        for (var entry : ways.entrySet()) {
            var factor = new BigDecimal(value.applyAsDouble(entry.getKey()));
            sum = sum.add(factor.multiply(share(entry.getValue())), DIGITS);
        }
        return sum.doubleValue();
    }

    private static BigDecimal share(List<BigInteger> byDice) {
        var sum = BigDecimal.ZERO;
        for (int dice = 0; dice < byDice.size(); dice++) {
            var weight = byDice.get(dice);
            if (weight.signum() == 0) continue;
            var all = new BigDecimal(SIX.pow(dice));
            sum = sum.add(new BigDecimal(weight).divide(all, DIGITS), DIGITS);
        }
        return sum;
    }
}
