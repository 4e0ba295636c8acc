package org.vexillum.firstblood.kit;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.kit.force.FirstBloodForceFormat;
import org.vexillum.firstblood.table.Options;
import org.vexillum.firstblood.table.Setting;
import org.vexillum.firstblood.terrain.Terrain;
import org.vexillum.gamekit.OptionValues;
import org.vexillum.gamekit.Unreadable;
import org.vexillum.gamekit.force.ForceReader;
import org.vexillum.gamekit.json.MapFields;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.geometry.Lengths;

/** What is fixed before the first die. */
final class SettingFormat {
    private SettingFormat() {}

    static Map<String, Object> write(Setting setting) {
        var forces = new FirstBloodForceFormat(setting.edition());
        var map = new LinkedHashMap<String, Object>();
        map.put("edition", setting.edition().number());
        map.put("scenario", setting.scenario());
        map.put("width", new BigDecimal(Lengths.show(setting.width())));
        map.put("depth", new BigDecimal(Lengths.show(setting.depth())));
        map.put("options", OptionValues.of(setting.options()));
        map.put("terrain", setting.terrain().stream().map(TerrainFormat::write).toList());
        map.put("a", forces.tree(setting.a()));
        map.put("b", forces.tree(setting.b()));
        return map;
    }

    static Setting read(@Nullable Object written, String place) {
        var fields = MapFields.of(written, place);
        var edition = edition(fields);
        var forces = new FirstBloodForceFormat(edition);
        var setting =
                new Setting(
                        edition,
                        fields.whole("scenario"),
                        fields.inches("width"),
                        fields.inches("depth"),
                        terrain(fields),
                        ForceReader.saved(forces, fields.get("a"), fields.place("a")),
                        ForceReader.saved(forces, fields.get("b"), fields.place("b")),
                        // those that a later version added stand at their defaults in an older file
                        OptionValues.with(
                                Options.DEFAULT, fields.find("options"), fields.place("options")));
        fields.done();
        return setting;
    }

    private static Edition edition(MapFields fields) {
        int number = fields.whole("edition");
        for (var edition : List.of(Edition.FIRST, Edition.SECOND))
            if (edition.number() == number) return edition;
        throw new Unreadable(fields.place("edition"), "no-constant", number, "1, 2");
    }

    private static List<Terrain> terrain(MapFields fields) {
        var terrain = new ArrayList<Terrain>();
        for (var piece : fields.list("terrain"))
            terrain.add(
                    TerrainFormat.read(
                            piece, fields.place("terrain") + "[" + terrain.size() + "]"));
        return terrain;
    }
}
