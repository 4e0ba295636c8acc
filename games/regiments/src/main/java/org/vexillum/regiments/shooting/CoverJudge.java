package org.vexillum.regiments.shooting;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.kernel.geometry.Area;
import org.vexillum.kernel.geometry.Point;
import org.vexillum.kernel.geometry.Shape;
import org.vexillum.kernel.geometry.Within;
import org.vexillum.regiments.combat.Cover;
import org.vexillum.regiments.terrain.Terrain;

/** Judges what shelters a target from a shooter (AOFR-TERRAIN-01, AOFR-TERRAIN-02). */
final class CoverJudge {
    private final Obstructions obstructions;
    private final UnitShapes shooter;
    private final UnitShapes target;
    private final List<Terrain> around = new ArrayList<>();

    CoverJudge(
            List<Terrain> terrain,
            Obstructions obstructions,
            UnitShapes shooter,
            UnitShapes target) {
        this.obstructions = obstructions;
        this.shooter = shooter;
        this.target = target;
        for (var piece : terrain)
            if (piece.cover() && meetsBox(piece.area(), target.footprint())) around.add(piece);
    }

    private static boolean meetsBox(Area area, Shape shape) {
        for (var part : area.parts())
            if (part.minX() <= shape.maxX()
                    && part.maxX() >= shape.minX()
                    && part.minY() <= shape.maxY()
                    && part.maxY() >= shape.minY()) return true;
        return false;
    }

    Cover cover() {
        return target.unit().single() ? ofModel(0) : ofMany();
    }

    /** More than half of the living models; inside and behind are counted together. */
    private Cover ofMany() {
        boolean clear =
                obstructions.clear(shooter.footprint(), target.footprint(), shooter, target);
        int living = target.unit().living();
        int inside = 0;
        int covered = 0;
        for (int slot = 0; slot < living; slot++) {
            var centre = target.model(slot).centre();
            boolean in = inside(centre);
            if (in) inside++;
            if (in || !clear && behind(centre)) covered++;
        }
        return new Cover(2 * covered > living, 2 * inside > living);
    }

    /** More than half of its base, or the line to its centre. */
    Cover ofModel(int slot) {
        var base = target.model(slot);
        for (var piece : around)
            if (Within.moreThanHalfInside(base, piece.area())) return Cover.INSIDE;
        return behind(base.centre()) ? Cover.BEHIND : Cover.NONE;
    }

    private boolean inside(Point centre) {
        for (var piece : around) if (Within.contains(piece.area(), centre)) return true;
        return false;
    }

    /** Whether the line from the centre of the shooter's front edge is crossed. */
    private boolean behind(Point centre) {
        var from = shooter.unit().front().place();
        return obstructions.crossed(from, centre, shooter, target);
    }
}
