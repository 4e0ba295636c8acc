package org.vexillum.firstblood.kit;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import org.vexillum.firstblood.scenario.ObjectiveZone;
import org.vexillum.firstblood.scenario.Scenario;
import org.vexillum.firstblood.scenario.Seizing;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.table.RegimentState;
import org.vexillum.gamekit.json.Facts;
import org.vexillum.gamekit.json.Measures;
import org.vexillum.gamekit.state.FactState;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.state.Use;

/** What stands on a table, as one side knows it: of the other's command stack only its size. */
final class TableFacts {
    private TableFacts() {}

    static SequencedMap<String, @Nullable Object> of(Battle battle, Side side) {
        var map = new LinkedHashMap<String, @Nullable Object>();
        map.put("round", battle.round());
        map.put("stage", Facts.value(battle.stage()));
        map.put("toAct", Facts.value(battle.toAct()));
        map.put("first", Facts.value(battle.first()));
        map.put("points", sides(battle::points));
        map.put("cards", sides(each -> battle.stack(each).size()));
        map.put("stack", battle.stack(side)); // FB-COMPH-02
        map.put("zones", zones(battle));
        map.put("regiments", battle.regiments().stream().map(TableFacts::regiment).toList());
        return map;
    }

    interface Number {
        int of(Side side);
    }

    static Map<String, Integer> sides(Number number) {
        var map = new LinkedHashMap<String, Integer>();
        for (var side : Side.values()) map.put(side.name(), number.of(side));
        return map;
    }

    private static List<Map<String, @Nullable Object>> zones(Battle battle) {
        var scenario = Scenario.of(battle);
        var zones = new ArrayList<Map<String, @Nullable Object>>();
        for (var zone : scenario.zones(battle.setting()))
            zones.add(zone(zone, Seizing.open(battle, zone)));
        return zones;
    }

    private static Map<String, @Nullable Object> zone(ObjectiveZone zone, boolean active) {
        var map = new LinkedHashMap<String, @Nullable Object>();
        map.put("name", zone.name());
        map.put("at", Facts.value(zone.centre()));
        map.put("radius", Measures.written(zone.radius(), Measures.INCH));
        map.put("active", active);
        return map;
    }

    static Map<String, @Nullable Object> regiment(Regiment regiment) {
        var map = new LinkedHashMap<String, @Nullable Object>();
        map.put("id", regiment.id());
        map.put("side", Facts.value(regiment.side()));
        map.put("name", regiment.name());
        map.put("entry", regiment.card().entry());
        map.put("points", regiment.card().points());
        map.put("status", Facts.value(regiment.status()));
        if (regiment.garrison() != null) map.put("garrison", regiment.garrison());
        FactState.write(RegimentState.ALL, Use.FACTS, regiment, map);
        var models = new ArrayList<Map<String, @Nullable Object>>();
        for (int model : regiment.models()) models.add(model(regiment, model));
        map.put("models", models);
        return map;
    }

    private static Map<String, @Nullable Object> model(Regiment regiment, int model) {
        var map = new LinkedHashMap<String, @Nullable Object>();
        map.put("number", model);
        map.put("name", regiment.card(model).name());
        map.put("leads", regiment.leads(model));
        map.put("woundsLeft", regiment.woundsLeft(model));
        var base = regiment.place(model);
        if (base == null) return map;
        map.put("at", Facts.value(base.centre()));
        map.put("radius", Measures.written(base.radius(), Measures.INCH));
        if (regiment.floor(model) > 0) map.put("floor", regiment.floor(model));
        return map;
    }
}
