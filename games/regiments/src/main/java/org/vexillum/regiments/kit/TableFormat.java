package org.vexillum.regiments.kit;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.vexillum.gamekit.Unreadable;
import org.vexillum.gamekit.json.Facts;
import org.vexillum.gamekit.json.MapFields;
import org.vexillum.gamekit.state.StoredState;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.geometry.Point;
import org.vexillum.regiments.mission.Marker;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.BattleState;

/** How things stand between two steps, to the last bit; places in hundredths of a millimetre. */
final class TableFormat {
    private TableFormat() {}

    static Map<String, @Nullable Object> write(Battle battle) {
        var map = new LinkedHashMap<String, @Nullable Object>();
        StoredState.write(BattleState.ALL, battle, map, Map.of("markers", TableFormat::markers));
        map.put("units", battle.units().stream().map(UnitFormat::write).toList());
        return map;
    }

    private static Object markers(Battle battle) {
        return battle.markers().stream().map(TableFormat::marker).toList();
    }

    private static Map<String, @Nullable Object> marker(Marker marker) {
        var map = new LinkedHashMap<String, @Nullable Object>();
        map.put("at", List.of(marker.at().x(), marker.at().y()));
        map.put("owner", Facts.value(marker.owner()));
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
        start.setMarkers(markers(fields));
        units(start, fields);
        fields.done();
        return start;
    }

    private static @Nullable Side side(MapFields fields, String name) {
        return fields.has(name) ? fields.side(name) : null;
    }

    private static List<Marker> markers(MapFields fields) {
        var markers = new ArrayList<Marker>();
        for (var one : fields.list("markers")) {
            var marker = MapFields.of(one, fields.place("markers") + "[" + markers.size() + "]");
            int[] at = numbers(marker, "at", 2);
            markers.add(new Marker(new Point(at[0], at[1]), side(marker, "owner")));
            marker.done();
        }
        return markers;
    }

    private static void units(Battle battle, MapFields fields) {
        var units = fields.list("units");
        if (units.size() != battle.units().size())
            throw new Unreadable(fields.place("units"), "missing", battle.units().size());
        for (int i = 0; i < units.size(); i++)
            UnitFormat.read(
                    MapFields.of(units.get(i), fields.place("units") + "[" + i + "]"),
                    battle.units().get(i),
                    battle.setting());
    }

    /**
     * @param count how many there must be
     */
    static int[] numbers(MapFields fields, String name, int count) {
        int[] numbers = numbers(fields, name);
        if (numbers.length != count) throw new Unreadable(fields.place(name), "missing", count);
        return numbers;
    }

    static int[] numbers(MapFields fields, String name) {
        return fields.values(name, Integer.class).stream().mapToInt(Integer::intValue).toArray();
    }

    static List<Integer> list(int[] numbers) {
        return Arrays.stream(numbers).boxed().toList();
    }
}
