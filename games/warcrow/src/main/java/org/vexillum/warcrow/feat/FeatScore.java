package org.vexillum.warcrow.feat;

import java.util.List;
import org.vexillum.kernel.Side;
import org.vexillum.warcrow.scenario.ScoreLine;
import org.vexillum.warcrow.scenario.ScoreLines;
import org.vexillum.warcrow.scenario.ScoreReason;
import org.vexillum.warcrow.table.Battle;

/** Arcane points at the end of the game. */
public final class FeatScore {
    private FeatScore() {}

    public static List<ScoreLine> of(Battle battle, Side side) {
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
    private static List<ScoreLine> track(Battle battle, Side side) {
        var feat = battle.feat();
        if (feat.trackOver()) return List.of();
        int own = feat.meter(side);
        boolean first = own >= TrackVestige.GOAL;
        boolean less = !first && feat.meter(side.other()) >= TrackVestige.GOAL;
        return new ScoreLines()
                .add(ScoreReason.TRACKED_FIRST, TrackVestige.GOAL, first)
                .add(ScoreReason.TRACKED_LESS, own - 1, less)
                .add(ScoreReason.TRACK_METER, own, !first && !less)
                .list();
    }

    private static List<ScoreLine> decapitation(Battle battle, Side side) {
        var feat = battle.feat();
        return new ScoreLines()
                .add(ScoreReason.RIVAL_COMMANDER, 2, feat.commanderFallen(side.other()))
                .add(ScoreReason.OWN_COMMANDER, 1, !feat.commanderFallen(side))
                .add(ScoreReason.CONTRACT, 1, feat.contractFallen(side))
                .list();
    }

    private static List<ScoreLine> rift(Battle battle, Side side) {
        var lines = new ScoreLines();
        for (var fog : battle.feat().fogs())
            lines.add(ScoreReason.FOG_GAINED, 2, fog.owner() == side);
        return lines.list();
    }

    private static List<ScoreLine> banner(Battle battle, Side side) {
        var feat = battle.feat();
        int own = feat.meter(side);
        int rival = feat.meter(side.other());
        return new ScoreLines()
                .add(ScoreReason.RIVAL_BANNER_LOST, 1, feat.bannerLost(side.other()))
                .add(ScoreReason.BANNER_KEPT, 1, !feat.bannerLost(side))
                .add(ScoreReason.EQUAL_GLORY, 1, own == rival)
                .add(ScoreReason.MORE_GLORY, 2, own > rival)
                .list();
    }

    private static List<ScoreLine> resources(Battle battle, Side side) {
        int own = battle.feat().meter(side);
        return new ScoreLines()
                .add(ScoreReason.RESOURCES_FOUR, 1, own >= 4)
                .add(ScoreReason.RESOURCES_SEVEN, 1, own >= 7)
                .add(ScoreReason.RESOURCES_TEN, 1, own == 10)
                .add(ScoreReason.RESOURCES_AHEAD, 1, own > battle.feat().meter(side.other()))
                .list();
    }
}
