package org.vexillum.firstblood.movement;

import org.vexillum.firstblood.table.Options;
import org.vexillum.firstblood.table.Options.FightingDisengagement;
import org.vexillum.firstblood.table.Options.FlyingCharge;
import org.vexillum.firstblood.table.Options.HalfMarchRounding;
import org.vexillum.firstblood.table.Options.MarchThroughEngagement;
import org.vexillum.firstblood.table.Options.ReinforcementEntry;

/** The usual options with one changed. */
final class OptionsOf {
    private OptionsOf() {}

    static Options marchingThroughRanges() {
        var d = Options.DEFAULT;
        return with(
                d.reinforcementEntry(),
                MarchThroughEngagement.ALLOWED,
                d.halfMarchRounding(),
                d.fightingDisengagement(),
                d.flyingCharge());
    }

    static Options halving(HalfMarchRounding rounding) {
        var d = Options.DEFAULT;
        return with(
                d.reinforcementEntry(),
                d.marchThroughEngagement(),
                rounding,
                d.fightingDisengagement(),
                d.flyingCharge());
    }

    static Options enteringAtOnePoint() {
        var d = Options.DEFAULT;
        return with(
                ReinforcementEntry.ONE_POINT,
                d.marchThroughEngagement(),
                d.halfMarchRounding(),
                d.fightingDisengagement(),
                d.flyingCharge());
    }

    static Options removingTheEngaged() {
        var d = Options.DEFAULT;
        return with(
                d.reinforcementEntry(),
                d.marchThroughEngagement(),
                d.halfMarchRounding(),
                FightingDisengagement.ENGAGED_REMOVED,
                d.flyingCharge());
    }

    static Options barringFlyingCharges() {
        var d = Options.DEFAULT;
        return with(
                d.reinforcementEntry(),
                d.marchThroughEngagement(),
                d.halfMarchRounding(),
                d.fightingDisengagement(),
                FlyingCharge.BARRED);
    }

    private static Options with(
            ReinforcementEntry entry,
            MarchThroughEngagement through,
            HalfMarchRounding rounding,
            FightingDisengagement fighting,
            FlyingCharge flying) {
        var d = Options.DEFAULT;
        return new Options(
                d.bearerExtraAttack(),
                d.actingLeaderExtraAttack(),
                d.ownRegimentBlocksSight(),
                entry,
                through,
                rounding,
                d.obscuredJudged(),
                d.unengagedImpacts(),
                fighting,
                d.excessWoundsTestMorale(),
                d.moraleWounds(),
                d.brokenCount(),
                d.brokenLosesRules(),
                d.characterWoundedFirst(),
                d.inspiredInChallenge(),
                d.officerLeaderAttack(),
                d.terrainSpacing(),
                d.brokenGroundSave(),
                d.ruinFloorSize(),
                d.devoutPriests(),
                flying,
                d.scenario2End(),
                d.scenario3SideZones(),
                d.scenario3SidePoints(),
                d.scenario4Marks());
    }
}
