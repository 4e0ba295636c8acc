package org.vexillum.formats.journal;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.Map;
import org.vexillum.formats.OptionValues;
import org.vexillum.formats.json.Fields;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.geometry.Lengths;
import org.vexillum.regiments.table.Options;
import org.vexillum.regiments.table.Setting;
import org.vexillum.regiments.terrain.Terrain;

/** What is fixed before the first die. */
final class SettingFormat {
    private SettingFormat() {}

    static Map<String, Object> write(Setting setting) {
        var map = new LinkedHashMap<String, Object>();
        map.put("width", new BigDecimal(Lengths.show(setting.width())));
        map.put("depth", new BigDecimal(Lengths.show(setting.depth())));
        map.put("options", OptionValues.of(setting.options()));
        map.put("terrain", setting.terrain().stream().map(TerrainFormat::write).toList());
        map.put("a", ForceFormat.write(setting.a()));
        map.put("b", ForceFormat.write(setting.b()));
        return map;
    }

    static Setting read(@Nullable Object written, String place) {
        var fields = Fields.of(written, place);
        var setting =
                new Setting(
                        fields.inches("width"),
                        fields.inches("depth"),
                        terrain(fields),
                        ForceFormat.read(fields.get("a"), fields.place("a")),
                        ForceFormat.read(fields.get("b"), fields.place("b")),
                        options(fields));
        fields.done();
        return setting;
    }

    private static ArrayList<Terrain> terrain(Fields fields) {
        var terrain = new ArrayList<Terrain>();
        for (var piece : fields.list("terrain"))
            terrain.add(
                    TerrainFormat.read(
                            piece, fields.place("terrain") + "[" + terrain.size() + "]"));
        return terrain;
    }

    /** Options that a later version added stand at their defaults in an older file. */
    private static Options options(Fields fields) {
        var options = Options.DEFAULT;
        var place = fields.place("options");
        if (!(fields.find("options") instanceof Map<?, ?> chosen)) return options;
        for (var entry : chosen.entrySet())
            options =
                    OptionValues.with(
                            options,
                            String.valueOf(entry.getKey()),
                            String.valueOf(entry.getValue()),
                            place);
        return options;
    }
}
