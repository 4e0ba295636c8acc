package org.vexillum.firstblood.movement;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Setting;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.geometry.Bounds;
import org.vexillum.kernel.geometry.Lengths;

/** Where regiments deploy and where reinforcements enter. */
public final class Zones {
    /** FB-SCEN-01. */
    private static final int DEPTH = Lengths.inches(10);

    /** FB-SCEN-02. */
    private static final int ALONG_SIDES = Lengths.inches(12);

    private Zones() {}

    /** The strip along a side's own table edge (FB-SCEN-01). */
    public static Bounds deployment(Setting setting, Side side) {
        return side == Side.A
                ? new Bounds(0, 0, setting.width(), DEPTH)
                : new Bounds(0, setting.depth() - DEPTH, setting.width(), setting.depth());
    }

    /** The stretches of the table's edge where a side may enter in this round. */
    public static List<Stretch> entry(Battle battle, Side side) {
        var setting = battle.setting();
        var open = new ArrayList<>(own(setting, side)); // FB-REINF-04, FB-RESERVE-03
        if (battle.round() < 4) return open;
        int middle = ALONG_SIDES; // FB-RESERVE-04: not the opponent's zone
        int end = setting.depth() - ALONG_SIDES;
        open.add(new Stretch(0, middle, 0, end));
        open.add(new Stretch(setting.width(), middle, setting.width(), end));
        return open;
    }

    /** A side's own edge, and 12 inches along both side edges (FB-SCEN-02). */
    private static List<Stretch> own(Setting setting, Side side) {
        int width = setting.width();
        int edge = side == Side.A ? 0 : setting.depth();
        int low = side == Side.A ? 0 : setting.depth() - ALONG_SIDES;
        int high = low + ALONG_SIDES;
        return List.of(
                new Stretch(0, edge, width, edge),
                new Stretch(0, low, 0, high),
                new Stretch(width, low, width, high));
    }

    /** A part of the table's edge, from point to point. */
    public record Stretch(int fromX, int fromY, int toX, int toY) {
        public boolean upright() {
            return fromX == toX;
        }
    }
}
