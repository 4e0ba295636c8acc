package org.vexillum.gamekit.json;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.vexillum.gamekit.Unreadable;
import org.vexillum.kernel.geometry.Area;
import org.vexillum.kernel.geometry.Disc;
import org.vexillum.kernel.geometry.Lengths;
import org.vexillum.kernel.geometry.Point;

/** Outlines and discs, in inches. */
public final class AreaJson {
    private AreaJson() {}

    public static void write(Area area, Map<String, Object> map) {
        if (area.parts().getFirst() instanceof Disc disc)
            map.put("disc", inches(disc.x(), disc.y(), disc.radius()));
        else map.put("polygon", area.corners().stream().map(at -> inches(at.x(), at.y())).toList());
    }

    private static List<BigDecimal> inches(int... units) {
        var inches = new ArrayList<BigDecimal>();
        for (int unit : units) inches.add(new BigDecimal(Lengths.show(unit)));
        return inches;
    }

    public static Area read(MapFields fields, String place) {
        try {
            return fields.has("disc") ? disc(fields) : Area.polygon(fields.lengths("polygon"));
        } catch (IllegalArgumentException broken) {
            throw new Unreadable(place, "no-area", String.valueOf(broken.getMessage()));
        }
    }

    private static Area disc(MapFields fields) {
        var three = fields.lengths("disc");
        if (three.length != 3) throw new IllegalArgumentException("x, y, radius");
        return Area.of(new Disc(new Point(three[0], three[1]), three[2]));
    }
}
