package org.vexillum.regiments.kit;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.vexillum.gamekit.Unreadable;
import org.vexillum.gamekit.json.MapFields;
import org.vexillum.gamekit.state.StoredState;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.geometry.Pose;
import org.vexillum.regiments.table.Setting;
import org.vexillum.regiments.table.SpellBoon;
import org.vexillum.regiments.table.Unit;
import org.vexillum.regiments.table.UnitState;
import org.vexillum.regiments.traits.Trait;
import org.vexillum.regiments.traits.TraitBook;

/** Everything about a unit that can change. */
final class UnitFormat {
    private static final Map<String, Function<Unit, @Nullable Object>> OWN =
            Map.of(
                    "slots", UnitState.SLOTS::get,
                    "front", UnitFormat::front,
                    "boons", unit -> unit.boons().stream().map(UnitFormat::boon).toList());

    private UnitFormat() {}

    static Map<String, @Nullable Object> write(Unit unit) {
        var map = new LinkedHashMap<String, @Nullable Object>();
        map.put("id", unit.id());
        StoredState.write(UnitState.ALL, unit, map, OWN);
        return map;
    }

    private static @Nullable Object front(Unit unit) {
        var front = unit.place();
        return front == null ? null : List.of(front.x(), front.y(), front.facing());
    }

    private static Map<String, Object> boon(SpellBoon boon) {
        var map = new LinkedHashMap<String, Object>();
        map.put("spell", boon.spell());
        map.put("trait", boon.trait().written());
        return map;
    }

    /** Sets a unit before the first die to what was written. */
    static void read(MapFields fields, Unit unit, Setting setting) {
        if (!fields.text("id").equals(unit.id()))
            throw new Unreadable(fields.place("id"), "no-unit", fields.text("id"), unit.id());
        StoredState.read(UnitState.ALL, unit, fields);
        unit.stand(slots(fields, unit.startingSize()));
        if (fields.has("front")) {
            int[] front = TableFormat.numbers(fields, "front", 3);
            unit.place(new Pose(front[0], front[1], front[2]));
        }
        unit.setBoons(boons(fields, setting));
        fields.done();
    }

    private static int[] slots(MapFields fields, int size) {
        int[] slots = TableFormat.numbers(fields, "slots");
        for (int model : slots)
            if (model < 0 || model >= size)
                throw new Unreadable(fields.place("slots"), "no-model", model, fields.text("id"));
        return slots;
    }

    private static List<SpellBoon> boons(MapFields fields, Setting setting) {
        var boons = new ArrayList<SpellBoon>();
        for (var one : fields.list("boons")) {
            var boon = MapFields.of(one, fields.place("boons") + "[" + boons.size() + "]");
            var spell = boon.text("spell");
            boons.add(new SpellBoon(spell, trait(spell, boon.text("trait"), setting)));
            boon.done();
        }
        return boons;
    }

    /** What a force calls a trait only its spell can say, whoever cast it. */
    private static Trait trait(String spell, String written, Setting setting) {
        for (var side : Side.values())
            for (var known : setting.force(side).spells()) {
                if (!known.name().equals(spell)) continue;
                var trait = known.gives();
                if (trait != null && trait.written().equals(written)) return trait;
            }
        return TraitBook.read(written);
    }
}
