package org.vexillum.warcrow.feat;

import java.util.List;
import org.vexillum.kernel.Side;
import org.vexillum.warcrow.scenario.Line;
import org.vexillum.warcrow.scenario.Lines;
import org.vexillum.warcrow.scenario.Merit;
import org.vexillum.warcrow.table.Battle;

/** Arcane points at the end of the game. */
public final class FeatScore {
    private FeatScore() {}

    public static List<Line> of(Battle battle, Side side) {
        var feat = battle.setting().feat();
        if (feat == null) return List.of();
        return switch (feat) {
            case TRACK -> track(battle, side);
            case DECAPITATION -> decapitation(battle, side);
            case RIFT -> rift(battle, side);
            case BANNER -> banner(battle, side);
            case RESOURCES -> resources(battle, side);
        };
    }

    /** What was scored when a meter reached 4 is final (WC-FEAT-TRACK-13, WC-FEAT-TRACK-15). */
    private static List<Line> track(Battle battle, Side side) {
        var feat = battle.feat();
        if (feat.trackOver()) return List.of();
        int own = feat.meter(side);
        boolean first = own >= Tracking.GOAL;
        boolean less = !first && feat.meter(side.other()) >= Tracking.GOAL;
        return new Lines()
                .add(Merit.TRACKED_FIRST, Tracking.GOAL, first)
                .add(Merit.TRACKED_LESS, own - 1, less)
                .add(Merit.TRACK_METER, own, !first && !less)
                .list();
    }

    private static List<Line> decapitation(Battle battle, Side side) {
        var feat = battle.feat();
        return new Lines()
                .add(Merit.RIVAL_COMMANDER, 2, feat.commanderFallen(side.other()))
                .add(Merit.OWN_COMMANDER, 1, !feat.commanderFallen(side))
                .add(Merit.CONTRACT, 1, feat.contractFallen(side))
                .list();
    }

    private static List<Line> rift(Battle battle, Side side) {
        var lines = new Lines();
        for (var fog : battle.feat().fogs()) lines.add(Merit.FOG_GAINED, 2, fog.owner() == side);
        return lines.list();
    }

    private static List<Line> banner(Battle battle, Side side) {
        var feat = battle.feat();
        int own = feat.meter(side);
        int rival = feat.meter(side.other());
        return new Lines()
                .add(Merit.RIVAL_BANNER_LOST, 1, feat.bannerLost(side.other()))
                .add(Merit.BANNER_KEPT, 1, !feat.bannerLost(side))
                .add(Merit.EQUAL_GLORY, 1, own == rival)
                .add(Merit.MORE_GLORY, 2, own > rival)
                .list();
    }

    private static List<Line> resources(Battle battle, Side side) {
        int own = battle.feat().meter(side);
        return new Lines()
                .add(Merit.RESOURCES_FOUR, 1, own >= 4)
                .add(Merit.RESOURCES_SEVEN, 1, own >= 7)
                .add(Merit.RESOURCES_TEN, 1, own == 10)
                .add(Merit.RESOURCES_AHEAD, 1, own > battle.feat().meter(side.other()))
                .list();
    }
}
