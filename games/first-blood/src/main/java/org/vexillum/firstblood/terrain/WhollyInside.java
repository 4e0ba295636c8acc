package org.vexillum.firstblood.terrain;

import org.vexillum.kernel.geometry.Area;
import org.vexillum.kernel.geometry.Disc;
import org.vexillum.kernel.geometry.LineCrossing;
import org.vexillum.kernel.geometry.Point;
import org.vexillum.kernel.geometry.Shape;
import org.vexillum.kernel.geometry.Within;

/** Whether all of a base or a piece lies in an area (FB-MEAS-06); its rim may touch. Exact. */
public final class WhollyInside {
    private WhollyInside() {}

    public static boolean wholly(Disc base, Area area) {
        if (outside(base, area)) return false;
        var parts = area.parts();
        if (parts.size() == 1) return Within.whollyWithin(base, 0, parts.getFirst());
        return Within.contains(area, base.centre()) && !cutByOutline(base, area);
    }

    /** For a quick no: the base sticks out of the box round the area. */
    private static boolean outside(Disc base, Area area) {
        boolean west = true;
        boolean east = true;
        boolean south = true;
        boolean north = true;
        for (Shape part : area.parts()) {
            west &= base.minX() < part.minX();
            east &= base.maxX() > part.maxX();
            south &= base.minY() < part.minY();
            north &= base.maxY() > part.maxY();
        }
        return west || east || south || north;
    }

    private static boolean cutByOutline(Disc base, Area area) {
        var corners = area.corners();
        for (int i = 0; i < corners.size(); i++)
            if (LineCrossing.crosses(corners.get(i), next(area, i), base)) return true;
        return false;
    }

    private static Point next(Area area, int corner) {
        return area.corners().get((corner + 1) % area.corners().size());
    }

    /** Whether the whole of one area lies in another. */
    public static boolean wholly(Area inner, Area outer) {
        if (inner.parts().getFirst() instanceof Disc disc) return wholly(disc, outer);
        for (var corner : inner.corners()) if (!Within.contains(outer, corner)) return false;
        for (int i = 0; i < outer.corners().size(); i++)
            if (LineCrossing.crosses(outer.corners().get(i), next(outer, i), inner)) return false;
        return true;
    }
}
