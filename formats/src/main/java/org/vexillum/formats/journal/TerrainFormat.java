package org.vexillum.formats.journal;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.vexillum.formats.Unreadable;
import org.vexillum.formats.json.Fields;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.geometry.Area;
import org.vexillum.kernel.geometry.Disc;
import org.vexillum.kernel.geometry.Lengths;
import org.vexillum.kernel.geometry.Point;
import org.vexillum.regiments.terrain.Terrain;

/** Pieces of terrain: an outline or a disc, in inches, and what they do. */
public final class TerrainFormat {
    private TerrainFormat() {}

    public static Map<String, Object> write(Terrain terrain) {
        var map = new LinkedHashMap<String, Object>();
        map.put("name", terrain.name());
        shape(terrain.area(), map);
        if (terrain.cover()) map.put("cover", true);
        if (terrain.difficult()) map.put("difficult", true);
        if (terrain.dangerous()) map.put("dangerous", true);
        if (terrain.blocksSight()) map.put("blocking", true);
        if (terrain.impassable()) map.put("impassable", true);
        return map;
    }

    private static void shape(Area area, Map<String, Object> map) {
        if (area.parts().getFirst() instanceof Disc disc)
            map.put("disc", inches(disc.x(), disc.y(), disc.radius()));
        else map.put("polygon", area.corners().stream().map(at -> inches(at.x(), at.y())).toList());
    }

    private static List<BigDecimal> inches(int... units) {
        var inches = new ArrayList<BigDecimal>();
        for (int unit : units) inches.add(new BigDecimal(Lengths.show(unit)));
        return inches;
    }

    static Terrain read(@Nullable Object written, String place) {
        var fields = Fields.of(written, place);
        var terrain =
                new Terrain(
                        fields.text("name"),
                        area(fields, place),
                        fields.flag("cover"),
                        fields.flag("difficult"),
                        fields.flag("dangerous"),
                        fields.flag("blocking"),
                        fields.flag("impassable"));
        fields.done();
        return terrain;
    }

    private static Area area(Fields fields, String place) {
        try {
            return fields.has("disc") ? disc(fields) : polygon(fields);
        } catch (IllegalArgumentException broken) {
            throw new Unreadable(place, "no-area", String.valueOf(broken.getMessage()));
        }
    }

    private static Area disc(Fields fields) {
        var three = fields.lengths("disc");
        if (three.length != 3) throw new IllegalArgumentException("x, y, radius");
        return Area.of(new Disc(new Point(three[0], three[1]), three[2]));
    }

    private static Area polygon(Fields fields) {
        return Area.polygon(fields.lengths("polygon"));
    }
}
