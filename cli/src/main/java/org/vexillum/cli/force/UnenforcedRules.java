package org.vexillum.cli.force;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.vexillum.gamekit.force.ForceSummary;

/** The special rules of a force that the program does not know, as maps and lists. */
public final class UnenforcedRules {
    private UnenforcedRules() {}

    public static List<Map<String, Object>> of(ForceSummary force) {
        var list = new ArrayList<Map<String, Object>>();
        for (var unit : force.units()) {
            if (unit.unenforced().isEmpty()) continue;
            var json = new LinkedHashMap<String, Object>();
            json.put("unit", unit.id());
            json.put("traits", unit.unenforced());
            list.add(json);
        }
        return list;
    }
}
