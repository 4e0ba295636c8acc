package org.vexillum.firstblood.movement;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Setting;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.geometry.Bounds;
import org.vexillum.kernel.geometry.Lengths;
import org.vexillum.kernel.geometry.Point;

/** Where regiments deploy and where reinforcements enter. */
public final class DeploymentZones {
    /** FB-SCEN-01. */
    private static final int DEPTH = Lengths.inches(10);

    /** FB-SCEN-02. */
    private static final int ALONG_SIDES = Lengths.inches(12);

    private DeploymentZones() {}

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
        boolean low = side == Side.A; // FB-RESERVE-04: not the opponent's zone, its end included
        int from = low ? ALONG_SIDES : ALONG_SIDES + 1;
        int end = setting.depth() - ALONG_SIDES - (low ? 1 : 0);
        open.add(new Stretch(0, from, 0, end));
        open.add(new Stretch(setting.width(), from, setting.width(), end));
        return open;
    }

    /** Why reinforcements of a side may not enter at this point now, or null if they may. */
    public static @Nullable Refusal refusal(Battle battle, Side side, Point edge) {
        var closed = closed(battle, side);
        if (closed != null) return closed;
        if (!onEdge(battle.setting(), edge))
            return Refusal.because("FB-REINF-08", "not-on-the-edge", side);
        for (var stretch : entry(battle, side)) if (stretch.holds(edge)) return null;
        return new Refusal(
                battle.round() < 4 ? "outside-own-zone" : "opponents-zone",
                List.of(side, battle.round()),
                entryRules(battle));
    }

    /** Nobody comes in the first round (FB-RESERVE-02). */
    public static @Nullable Refusal closed(Battle battle, Side side) {
        return battle.round() < 2
                ? Refusal.because("FB-RESERVE-02", "no-entry-in-round-one", side)
                : null;
    }

    /** What says where reinforcements of this round enter. */
    public static Rules entryRules(Battle battle) {
        if (battle.round() < 2) return Rules.of("FB-RESERVE-02");
        return Rules.of(battle.round() < 4 ? "FB-RESERVE-03" : "FB-RESERVE-04", "FB-SCEN-02");
    }

    private static boolean onEdge(Setting setting, Point point) {
        boolean inside =
                point.x() >= 0
                        && point.x() <= setting.width()
                        && point.y() >= 0
                        && point.y() <= setting.depth();
        return inside
                && (point.x() == 0
                        || point.x() == setting.width()
                        || point.y() == 0
                        || point.y() == setting.depth());
    }

    /** A side's own edge, and 12 inches along both side edges (FB-SCEN-02). */
    public static List<Stretch> own(Setting setting, Side side) {
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

        boolean holds(Point point) {
            return point.x() >= fromX && point.x() <= toX && point.y() >= fromY && point.y() <= toY;
        }
    }
}
