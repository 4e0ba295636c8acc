package org.vexillum.formats.odds;

import java.util.LinkedHashMap;
import java.util.Map;
import org.vexillum.kernel.chance.Chance;

/** A distribution as plain values. */
public final class ChanceFacts {
    private ChanceFacts() {}

    public static Map<String, Object> of(Chance chance) {
        var facts = new LinkedHashMap<String, Object>();
        facts.put("mean", chance.mean());
        facts.put("p10", chance.percentile(0.1));
        facts.put("median", chance.percentile(0.5));
        facts.put("p90", chance.percentile(0.9));
        facts.put("exactly", chance.toArray());
        double[] atLeast = new double[chance.most() + 1];
        for (int n = 0; n < atLeast.length; n++) atLeast[n] = chance.atLeast(n);
        facts.put("atLeast", atLeast);
        return facts;
    }
}
