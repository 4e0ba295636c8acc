package org.vexillum.regiments.kit;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.vexillum.gamekit.Names;
import org.vexillum.gamekit.Unreadable;
import org.vexillum.gamekit.json.Fields;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.geometry.Pose;
import org.vexillum.regiments.table.Boon;
import org.vexillum.regiments.table.Setting;
import org.vexillum.regiments.table.Status;
import org.vexillum.regiments.table.Unit;
import org.vexillum.regiments.traits.Trait;
import org.vexillum.regiments.traits.TraitBook;

/** Everything about a unit that can change. */
final class UnitFormat {
    private static final int MOST_WEAPONS = 32;

    private UnitFormat() {}

    static Map<String, @Nullable Object> write(Unit unit) {
        var map = new LinkedHashMap<String, @Nullable Object>();
        map.put("id", unit.id());
        map.put("status", unit.status().name());
        map.put("slots", TableFormat.list(unit.slots()));
        map.put("wounds", each(unit, unit::wounds));
        map.put("tokens", each(unit, unit::tokens));
        map.put("spent", each(unit, model -> spent(unit, model)));
        var front = unit.place();
        if (front != null) map.put("front", List.of(front.x(), front.y(), front.facing()));
        map.put("activated", unit.activated());
        map.put("shaken", unit.shaken());
        map.put("fatigued", unit.fatigued());
        map.put("arrived", unit.arrived());
        map.put("fought", unit.fought());
        map.put("woundsTaken", unit.woundsTaken());
        map.put("endangered", unit.endangered());
        map.put("boons", unit.boons().stream().map(UnitFormat::boon).toList());
        return map;
    }

    private static List<Integer> each(Unit unit, IntUnaryOperator what) {
        return IntStream.range(0, unit.startingSize()).map(what).boxed().toList();
    }

    private static int spent(Unit unit, int model) {
        int bits = 0;
        for (int weapon = 0; weapon < MOST_WEAPONS; weapon++)
            if (unit.spent(model, weapon)) bits |= 1 << weapon;
        return bits;
    }

    private static Map<String, Object> boon(Boon boon) {
        var map = new LinkedHashMap<String, Object>();
        map.put("spell", boon.spell());
        map.put("trait", boon.trait().written());
        return map;
    }

    /** Sets a unit before the first die to what was written. */
    static void read(Fields fields, Unit unit, Setting setting) {
        if (!fields.text("id").equals(unit.id()))
            throw new Unreadable(fields.place("id"), "no-unit", fields.text("id"), unit.id());
        models(fields, unit);
        unit.setStatus(fields.value("status", Status.class, Names.NONE));
        if (fields.has("front")) {
            int[] front = TableFormat.numbers(fields, "front", 3);
            unit.place(new Pose(front[0], front[1], front[2]));
        }
        unit.setActivated(fields.flag("activated"));
        unit.setShaken(fields.flag("shaken"));
        unit.setFatigued(fields.flag("fatigued"));
        unit.setArrived(fields.flag("arrived"));
        unit.setFought(fields.flag("fought"));
        unit.addWoundsTaken(fields.whole("woundsTaken"));
        unit.addEndangered(TableFormat.list(TableFormat.numbers(fields, "endangered")));
        unit.setBoons(boons(fields, setting));
        fields.done();
    }

    private static void models(Fields fields, Unit unit) {
        int size = unit.startingSize();
        int[] wounds = TableFormat.numbers(fields, "wounds", size);
        int[] tokens = TableFormat.numbers(fields, "tokens", size);
        int[] spent = TableFormat.numbers(fields, "spent", size);
        unit.stand(slots(fields, size));
        for (int model = 0; model < size; model++) {
            unit.setWounds(model, wounds[model]);
            unit.setTokens(model, tokens[model]);
            for (int weapon = 0; weapon < MOST_WEAPONS; weapon++)
                if ((spent[model] >> weapon & 1) != 0) unit.spend(model, weapon);
        }
    }

    private static int[] slots(Fields fields, int size) {
        int[] slots = TableFormat.numbers(fields, "slots");
        for (int model : slots)
            if (model < 0 || model >= size)
                throw new Unreadable(fields.place("slots"), "no-model", model, fields.text("id"));
        return slots;
    }

    private static List<Boon> boons(Fields fields, Setting setting) {
        var boons = new ArrayList<Boon>();
        for (var one : fields.list("boons")) {
            var boon = Fields.of(one, fields.place("boons") + "[" + boons.size() + "]");
            var spell = boon.text("spell");
            boons.add(new Boon(spell, trait(spell, boon.text("trait"), setting)));
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
