package org.vexillum.regiments.kit;

import java.util.LinkedHashMap;
import java.util.SequencedMap;
import org.vexillum.gamekit.json.Facts;
import org.vexillum.gamekit.json.Measures;
import org.vexillum.gamekit.state.FactState;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.state.Use;
import org.vexillum.regiments.mission.Marker;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Unit;
import org.vexillum.regiments.table.UnitState;

/** What stands on a table, for programs that play: everything in it is known to both sides. */
final class TableFacts {
    private TableFacts() {}

    static SequencedMap<String, @Nullable Object> of(Battle battle) {
        var map = new LinkedHashMap<String, @Nullable Object>();
        map.put("round", battle.round());
        map.put("stage", Facts.value(battle.stage()));
        map.put("southern", Facts.value(battle.southern()));
        map.put("markers", battle.markers().stream().map(TableFacts::marker).toList());
        map.put("units", battle.units().stream().map(TableFacts::unit).toList());
        return map;
    }

    private static SequencedMap<String, @Nullable Object> marker(Marker marker) {
        var map = new LinkedHashMap<String, @Nullable Object>();
        map.put("at", Facts.value(marker.at()));
        map.put("owner", Facts.value(marker.owner()));
        return map;
    }

    private static SequencedMap<String, @Nullable Object> unit(Unit unit) {
        var map = new LinkedHashMap<String, @Nullable Object>();
        map.put("id", unit.id());
        map.put("side", Facts.value(unit.side()));
        map.put("name", unit.name());
        map.put("points", unit.points());
        map.put("status", Facts.value(unit.status()));
        map.put("models", unit.living());
        map.put("woundsLeft", unit.woundsLeft());
        FactState.write(UnitState.ALL, Use.FACTS, unit, map);
        if (unit.place() == null) return map;
        map.put("front", Facts.value(unit.place()));
        map.put("width", Measures.written(unit.footWidth(), Measures.INCH));
        map.put("depth", Measures.written(unit.footDepth(), Measures.INCH));
        return map;
    }
}
