package org.vexillum.warcrow.kit.position;

import java.util.LinkedHashMap;
import java.util.Map;
import org.vexillum.gamekit.position.NodeReader;
import org.vexillum.gamekit.state.PositionState;
import org.vexillum.warcrow.army.Conquest;
import org.vexillum.warcrow.army.UnitCard;
import org.vexillum.warcrow.table.Unit;
import org.vexillum.warcrow.table.UnitState;

/** Writes a unit in the format in which it is read. */
public final class UnitWriter {
    private UnitWriter() {}

    static Map<String, Object> write(Unit unit) {
        var map = new LinkedHashMap<String, Object>();
        map.put("id", unit.id());
        if (!unit.card().name().equals(unit.id())) map.put("name", unit.card().name());
        map.put("side", unit.side().name());
        card(unit.card(), map);
        state(unit, map);
        StandingReader.write(unit.standing(), map);
        return map;
    }

    /** The fields of a profile. */
    public static void card(UnitCard card, Map<String, Object> map) {
        number("command", card.command(), 0, map);
        map.put("conquest", conquest(card.conquest()));
        number("modifier", card.modifier(), 0, map);
        map.put("willpower", PoolText.write(card.willpower()));
        map.put("morale", card.morale());
        number("troops", card.troops(), 1, map);
        number("supports", card.supports(), 0, map);
        if (!card.keywords().isEmpty())
            map.put("keywords", card.keywords().stream().map(NodeReader::written).toList());
        if (!card.joins().isEmpty()) map.put("joins", card.joins());
        number("availability", card.availability(), 1, map);
    }

    private static Object conquest(Conquest conquest) {
        if (conquest.steps().size() == 1 && conquest.steps().getFirst().troops() == 0)
            return conquest.steps().getFirst().value();
        var map = new LinkedHashMap<String, Object>();
        for (var step : conquest.steps()) map.put("" + step.troops(), step.value());
        return map;
    }

    private static void state(Unit unit, Map<String, Object> map) {
        map.put("status", NodeReader.written(unit.status()));
        PositionState.write(UnitState.ALL, unit, map, Map.of());
    }

    private static void number(String name, int value, int usual, Map<String, Object> map) {
        if (value != usual) map.put(name, value);
    }
}
