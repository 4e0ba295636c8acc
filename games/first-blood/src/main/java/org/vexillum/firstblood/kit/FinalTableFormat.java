package org.vexillum.firstblood.kit;

import java.util.LinkedHashMap;
import java.util.Map;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.gamekit.journal.Hex;
import org.vexillum.gamekit.json.Facts;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.match.Match;

/** The last table of a match, for people and for checking. */
final class FinalTableFormat {
    private FinalTableFormat() {}

    static Map<String, @Nullable Object> write(Match<Battle> match) {
        var battle = match.table();
        var map = new LinkedHashMap<String, @Nullable Object>();
        map.put("over", match.over());
        map.put("round", battle.round());
        map.put("stage", Facts.value(battle.stage()));
        map.put("conceded", Facts.value(battle.conceded()));
        map.put("points", TableFacts.sides(battle::points));
        map.put("regiments", battle.regiments().stream().map(TableFacts::regiment).toList());
        map.put("table", Hex.of(battle.fingerprint()));
        return map;
    }
}
