package org.vexillum.regiments.kit;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.Map;
import org.vexillum.gamekit.OptionValues;
import org.vexillum.gamekit.force.ForceReader;
import org.vexillum.gamekit.json.MapFields;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.geometry.Lengths;
import org.vexillum.regiments.kit.force.RegimentsForceFormat;
import org.vexillum.regiments.table.Options;
import org.vexillum.regiments.table.Setting;
import org.vexillum.regiments.terrain.Terrain;

/** What is fixed before the first die. */
final class SettingFormat {
    private static final RegimentsForceFormat FORCES = new RegimentsForceFormat();

    private SettingFormat() {}

    static Map<String, Object> write(Setting setting) {
        var map = new LinkedHashMap<String, Object>();
        map.put("width", new BigDecimal(Lengths.show(setting.width())));
        map.put("depth", new BigDecimal(Lengths.show(setting.depth())));
        map.put("options", OptionValues.of(setting.options()));
        map.put("terrain", setting.terrain().stream().map(TerrainFormat::write).toList());
        map.put("a", FORCES.tree(setting.a()));
        map.put("b", FORCES.tree(setting.b()));
        return map;
    }

    static Setting read(@Nullable Object written, String place) {
        var fields = MapFields.of(written, place);
        var setting =
                new Setting(
                        fields.inches("width"),
                        fields.inches("depth"),
                        terrain(fields),
                        ForceReader.saved(FORCES, fields.get("a"), fields.place("a")),
                        ForceReader.saved(FORCES, fields.get("b"), fields.place("b")),
                        // those that a later version added stand at their defaults in an older file
                        OptionValues.with(
                                Options.DEFAULT, fields.find("options"), fields.place("options")));
        fields.done();
        return setting;
    }

    private static ArrayList<Terrain> terrain(MapFields fields) {
        var terrain = new ArrayList<Terrain>();
        for (var piece : fields.list("terrain"))
            terrain.add(
                    TerrainFormat.read(
                            piece, fields.place("terrain") + "[" + terrain.size() + "]"));
        return terrain;
    }
}
