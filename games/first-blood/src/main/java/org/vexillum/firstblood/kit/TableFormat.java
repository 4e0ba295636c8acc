package org.vexillum.firstblood.kit;

import java.util.LinkedHashMap;
import java.util.Map;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.BattleState;
import org.vexillum.gamekit.Unreadable;
import org.vexillum.gamekit.json.MapFields;
import org.vexillum.gamekit.state.StoredState;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;

/** How things stand between two steps, to the last bit; places in hundredths of a millimetre. */
final class TableFormat {
    private TableFormat() {}

    static Map<String, @Nullable Object> write(Battle battle) {
        var map = new LinkedHashMap<String, @Nullable Object>();
        StoredState.write(BattleState.ALL, battle, map, Map.of());
        for (var side : Side.values()) map.put(side.name(), side(battle, side));
        map.put("regiments", battle.regiments().stream().map(RegimentFormat::write).toList());
        return map;
    }

    private static Map<String, @Nullable Object> side(Battle battle, Side side) {
        var map = new LinkedHashMap<String, @Nullable Object>();
        map.put("stack", battle.stack(side));
        map.put("seen", battle.seenAtFirst(side));
        map.put("points", battle.points(side));
        return map;
    }

    /**
     * Sets a table before its first die to what was written.
     *
     * @throws Unreadable if it was not this table
     */
    static Battle read(Battle start, @Nullable Object written, String place) {
        var fields = MapFields.of(written, place);
        StoredState.read(BattleState.ALL, start, fields);
        for (var side : Side.values())
            read(start, side, MapFields.of(fields.get(side.name()), fields.place(side.name())));
        regiments(start, fields);
        fields.done();
        return start;
    }

    private static void read(Battle battle, Side side, MapFields fields) {
        battle.setStack(side, fields.values("stack", String.class));
        battle.setSeen(side, fields.whole("seen"));
        battle.setPoints(side, fields.whole("points"));
        fields.done();
    }

    private static void regiments(Battle battle, MapFields fields) {
        var regiments = fields.list("regiments");
        if (regiments.size() != battle.regiments().size())
            throw new Unreadable(fields.place("regiments"), "missing", battle.regiments().size());
        for (int i = 0; i < regiments.size(); i++) {
            var one = MapFields.of(regiments.get(i), fields.place("regiments") + "[" + i + "]");
            new RegimentFormat(one, battle.regiments().get(i), battle.edition()).read();
        }
    }
}
