package org.vexillum.regiments.kit;

import java.util.LinkedHashMap;
import java.util.Map;
import org.vexillum.gamekit.json.AreaJson;
import org.vexillum.gamekit.json.MapFields;
import org.vexillum.kernel.Nullable;
import org.vexillum.regiments.terrain.Terrain;

/** Pieces of terrain: an outline or a disc, in inches, and what they do. */
public final class TerrainFormat {
    private TerrainFormat() {}

    public static Map<String, Object> write(Terrain terrain) {
        var map = new LinkedHashMap<String, Object>();
        map.put("name", terrain.name());
        AreaJson.write(terrain.area(), map);
        if (terrain.cover()) map.put("cover", true);
        if (terrain.difficult()) map.put("difficult", true);
        if (terrain.dangerous()) map.put("dangerous", true);
        if (terrain.blocksSight()) map.put("blocking", true);
        if (terrain.impassable()) map.put("impassable", true);
        return map;
    }

    static Terrain read(@Nullable Object written, String place) {
        var fields = MapFields.of(written, place);
        var terrain =
                new Terrain(
                        fields.text("name"),
                        AreaJson.read(fields, place),
                        fields.flag("cover"),
                        fields.flag("difficult"),
                        fields.flag("dangerous"),
                        fields.flag("blocking"),
                        fields.flag("impassable"));
        fields.done();
        return terrain;
    }
}
