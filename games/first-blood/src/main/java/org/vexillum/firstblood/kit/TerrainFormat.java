package org.vexillum.firstblood.kit;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.vexillum.firstblood.terrain.Terrain;
import org.vexillum.gamekit.json.AreaJson;
import org.vexillum.gamekit.json.Facts;
import org.vexillum.gamekit.json.MapFields;
import org.vexillum.kernel.Nullable;

/** Pieces of terrain: an outline or a disc, in inches, and all that was agreed about them. */
final class TerrainFormat {
    private TerrainFormat() {}

    static Map<String, Object> write(Terrain terrain) {
        var map = new LinkedHashMap<String, Object>();
        map.put("name", terrain.name());
        AreaJson.write(terrain.area(), map);
        map.put("kinds", terrain.kinds().stream().map(Facts::value).toList());
        map.put("size", terrain.size());
        if (terrain.raised()) map.put("raised", true);
        if (terrain.ruin()) map.put("floors", terrain.floors());
        if (!terrain.walls().isEmpty())
            map.put("walls", terrain.walls().stream().map(TerrainFormat::wall).toList());
        var garrison = terrain.garrison();
        if (garrison != null) map.put("garrison", garrison(garrison));
        return map;
    }

    private static Map<String, Object> wall(Terrain.Wall wall) {
        var map = new LinkedHashMap<String, Object>();
        map.put("floor", wall.floor());
        AreaJson.write(wall.area(), map);
        return map;
    }

    private static Map<String, Object> garrison(Terrain.Garrison garrison) {
        var map = new LinkedHashMap<String, Object>();
        map.put("defence", garrison.defence());
        map.put("capacity", garrison.capacity());
        return map;
    }

    static Terrain read(@Nullable Object written, String place) {
        var fields = MapFields.of(written, place);
        var terrain =
                new Terrain(
                        fields.text("name"),
                        AreaJson.read(fields, place),
                        fields.values("kinds", Terrain.Kind.class),
                        fields.whole("size"),
                        fields.flag("raised"),
                        fields.has("floors") ? fields.whole("floors") : 0,
                        walls(fields),
                        fields.has("garrison") ? garrison(fields) : null);
        fields.done();
        return terrain;
    }

    private static List<Terrain.Wall> walls(MapFields fields) {
        var walls = new ArrayList<Terrain.Wall>();
        for (var written : fields.list("walls")) {
            var place = fields.place("walls") + "[" + walls.size() + "]";
            var wall = MapFields.of(written, place);
            walls.add(new Terrain.Wall(wall.whole("floor"), AreaJson.read(wall, place)));
            wall.done();
        }
        return walls;
    }

    private static Terrain.Garrison garrison(MapFields fields) {
        var garrison = MapFields.of(fields.get("garrison"), fields.place("garrison"));
        var read = new Terrain.Garrison(garrison.whole("defence"), garrison.whole("capacity"));
        garrison.done();
        return read;
    }
}
