package org.vexillum.firstblood.kit;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.kit.force.CardParser;
import org.vexillum.firstblood.kit.force.GiftText;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.table.RegimentState;
import org.vexillum.firstblood.table.TemporaryEffect;
import org.vexillum.gamekit.FilePlace;
import org.vexillum.gamekit.Problems;
import org.vexillum.gamekit.TableNames;
import org.vexillum.gamekit.Unreadable;
import org.vexillum.gamekit.json.MapFields;
import org.vexillum.gamekit.state.StoredState;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.geometry.Point;

/** Everything about a regiment that can change. */
record RegimentFormat(MapFields fields, Regiment regiment, Edition edition) {
    private static final Map<String, Function<Regiment, @Nullable Object>> OWN =
            Map.of(
                    "models",
                    RegimentFormat::models,
                    "boons",
                    regiment -> regiment.boons().stream().map(RegimentFormat::boon).toList());

    // ---- writing

    static Map<String, @Nullable Object> write(Regiment regiment) {
        var map = new LinkedHashMap<String, @Nullable Object>();
        map.put("id", regiment.id());
        StoredState.write(RegimentState.ALL, regiment, map, OWN);
        return map;
    }

    private static List<Map<String, @Nullable Object>> models(Regiment regiment) {
        var models = new ArrayList<Map<String, @Nullable Object>>();
        for (int model = 0; model < regiment.size(); model++) models.add(model(regiment, model));
        return models;
    }

    /** What is usual is left out. */
    private static Map<String, @Nullable Object> model(Regiment regiment, int model) {
        var map = new LinkedHashMap<String, @Nullable Object>();
        if (!regiment.alive(model)) map.put("fallen", true);
        if (demoted(regiment, model)) map.put("demoted", true);
        if (regiment.wounds(model) != 0) map.put("wounds", regiment.wounds(model));
        if (regiment.weakened(model)) map.put("weakened", true);
        if (regiment.uninspired(model)) map.put("uninspired", true);
        var base = regiment.place(model);
        if (base != null) map.put("at", List.of(base.x(), base.y(), regiment.floor(model)));
        return map;
    }

    /** It fell and came back as an ordinary model (FB-HEAL-05). */
    private static boolean demoted(Regiment regiment, int model) {
        return regiment.role(model) != regiment.card().members().get(model).role();
    }

    private static Map<String, Object> boon(TemporaryEffect boon) {
        var map = new LinkedHashMap<String, Object>();
        map.put("source", boon.source());
        map.put("rule", boon.rule());
        map.put("gift", GiftText.write(boon.gift()));
        map.put("until", boon.until().name());
        map.put("owner", boon.owner());
        return map;
    }

    // ---- reading

    /** Sets a regiment before the first die to what was written. */
    void read() {
        if (!fields.text("id").equals(regiment.id()))
            throw new Unreadable(fields.place("id"), "no-unit", fields.text("id"), regiment.id());
        readModels();
        StoredState.read(RegimentState.ALL, regiment, fields);
        readUninspired();
        regiment.setBoons(boons());
        fields.done();
    }

    private void readModels() {
        var models = fields.list("models");
        if (models.size() != regiment.size())
            throw new Unreadable(fields.place("models"), "missing", regiment.size());
        for (int model = 0; model < models.size(); model++) read(model(models, model), model);
    }

    private void readUninspired() {
        var models = fields.list("models");
        for (int model = 0; model < models.size(); model++)
            if (model(models, model).flag("uninspired")) regiment.setUninspired(model);
    }

    private MapFields model(List<@Nullable Object> models, int model) {
        return MapFields.of(models.get(model), fields.place("models") + "[" + model + "]");
    }

    private void read(MapFields written, int model) {
        if (written.flag("demoted")) {
            regiment.remove(model);
            regiment.restore(model, null, 0);
        }
        if (written.has("at")) {
            var at = written.values("at", Integer.class);
            if (at.size() != 3) throw new Unreadable(written.place("at"), "missing", 3);
            regiment.place(model, new Point(at.getFirst(), at.get(1)), at.getLast());
        }
        if (written.has("wounds")) regiment.setWounds(model, written.whole("wounds"));
        if (written.flag("weakened")) regiment.setWeakened(model, true);
        written.flag("uninspired"); // once it is known whether the others are inspired
        if (written.flag("fallen")) regiment.remove(model);
        written.done();
    }

    private List<TemporaryEffect> boons() {
        var cards = new CardParser(edition, new Problems());
        var boons = new ArrayList<TemporaryEffect>();
        for (var one : fields.list("boons")) {
            var boon = MapFields.of(one, fields.place("boons") + "[" + boons.size() + "]");
            boons.add(
                    new TemporaryEffect(
                            boon.text("source"),
                            boon.text("rule"),
                            cards.gift(boon.text("gift"), FilePlace.NOWHERE),
                            boon.value("until", TemporaryEffect.Until.class, TableNames.NONE),
                            boon.text("owner")));
            boon.done();
        }
        return boons;
    }
}
