package org.vexillum.firstblood.odds;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Supplier;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.kernel.chance.NumberDistribution;

/**
 * What has been worked out of blows before: the same ones are met again and again.
 *
 * <p>It may serve many battles between forces of the same names, one after another in one thread.
 * It never changes an answer, only the time it takes.
 */
public final class OddsCache {
    private static final int MOST = 100_000;
    private final Map<Listed, Integer> codes = new HashMap<>();
    private final Map<Object, NumberDistribution> wounds = new HashMap<>();

    private record Listed(int edition, int scenario, String force, String regiment) {}

    /** A number for a regiment of a list, the same in every battle. */
    int code(Battle battle, Regiment regiment) {
        var setting = battle.setting();
        var listed =
                new Listed(
                        setting.edition().number(),
                        setting.scenario(),
                        setting.force(regiment.side()).name(),
                        regiment.card().id());
        return codes.computeIfAbsent(listed, _ -> codes.size());
    }

    NumberDistribution wounds(Object key, Supplier<NumberDistribution> odds) {
        var known = wounds.get(key);
        if (known != null) return known;
        if (wounds.size() >= MOST) wounds.clear();
        var worked = odds.get();
        wounds.put(key, worked);
        return worked;
    }
}
