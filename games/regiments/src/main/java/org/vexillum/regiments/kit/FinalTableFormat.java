package org.vexillum.regiments.kit;

import java.util.LinkedHashMap;
import java.util.Map;
import org.vexillum.gamekit.journal.Hex;
import org.vexillum.gamekit.json.Facts;
import org.vexillum.gamekit.state.FactState;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.match.Match;
import org.vexillum.kernel.state.Use;
import org.vexillum.regiments.mission.Marker;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Unit;
import org.vexillum.regiments.table.UnitState;

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
        map.put("markers", battle.markers().stream().map(FinalTableFormat::marker).toList());
        map.put("units", battle.units().stream().map(FinalTableFormat::unit).toList());
        map.put("table", Hex.of(battle.fingerprint()));
        return map;
    }

    private static Map<String, @Nullable Object> marker(Marker marker) {
        var map = new LinkedHashMap<String, @Nullable Object>();
        map.put("at", Facts.value(marker.at()));
        map.put("owner", Facts.value(marker.owner()));
        return map;
    }

    private static Map<String, @Nullable Object> unit(Unit unit) {
        var map = new LinkedHashMap<String, @Nullable Object>();
        map.put("id", unit.id());
        map.put("status", Facts.value(unit.status()));
        map.put("models", unit.living());
        map.put("woundsLeft", unit.woundsLeft());
        FactState.write(UnitState.ALL, Use.END, unit, map);
        map.put("front", Facts.value(unit.place()));
        return map;
    }
}
