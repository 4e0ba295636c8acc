package org.vexillum.gamekit.odds;

import java.util.LinkedHashMap;
import java.util.Map;
import org.vexillum.kernel.chance.NumberDistribution;

/** A distribution as plain values. */
public final class ChanceFacts {
    private ChanceFacts() {}

    public static Map<String, Object> of(NumberDistribution chance) {
        var facts = new LinkedHashMap<String, Object>();
        facts.put("mean", chance.mean());
        facts.put("p10", chance.percentile(0.1));
        facts.put("median", chance.percentile(0.5));
        facts.put("p90", chance.percentile(0.9));
        double[] exactly = new double[chance.most() + 1];
        double[] atLeast = new double[chance.most() + 1];
        for (int n = 0; n < atLeast.length; n++) {
            exactly[n] = within(chance.of(n));
            atLeast[n] = within(chance.atLeast(n));
        }
        facts.put("exactly", exactly);
        facts.put("atLeast", atLeast);
        return facts;
    }

    /** A chance that was added up from many, without what rounding left below 0 or above 1. */
    public static double within(double sum) {
        return Math.clamp(sum, 0.0, 1.0);
    }
}
