package org.vexillum.firstblood.movement;

import org.vexillum.firstblood.Readings;
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
        return Readings.with("marchThroughEngagement", MarchThroughEngagement.ALLOWED);
    }

    static Options halving(HalfMarchRounding rounding) {
        return Readings.with("halfMarchRounding", rounding);
    }

    static Options enteringAtOnePoint() {
        return Readings.with("reinforcementEntry", ReinforcementEntry.ONE_POINT);
    }

    static Options removingTheEngaged() {
        return Readings.with("fightingDisengagement", FightingDisengagement.ENGAGED_REMOVED);
    }

    static Options barringFlyingCharges() {
        return Readings.with("flyingCharge", FlyingCharge.BARRED);
    }
}
