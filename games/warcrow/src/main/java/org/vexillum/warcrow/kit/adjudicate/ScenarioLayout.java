package org.vexillum.warcrow.kit.adjudicate;

import org.vexillum.gamekit.adjudicate.QueryAnswer;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.Referee;
import org.vexillum.warcrow.feat.Feat;
import org.vexillum.warcrow.table.Battle;
import org.vexillum.warcrow.table.Objective;
import org.vexillum.warcrow.table.Spot;

/** How the table of a scenario is laid out, in strides and millimetres. */
final class ScenarioLayout {
    private ScenarioLayout() {}

    static void tell(Battle battle, Referee<Battle> referee) {
        var scenario = battle.setting().scenario();
        int stride = battle.options().strideMm();
        int wide = battle.options().tableStrides();
        var rules =
                Rules.of("WC-BG-TABLE-01", "WC-BG-STRIDE-01")
                        .and(scenario.setUp())
                        .and("WC-GAME-02")
                        .and("WC-BG-NAMES-01")
                        .and("WC-BG-OLD-01");
        referee.record(
                QueryAnswer.of(
                        "layout",
                        rules,
                        "scenario",
                        scenario,
                        "wide",
                        wide,
                        "depth",
                        scenario.zoneDepth(),
                        "millimetres",
                        wide * stride,
                        "stride",
                        stride));
        for (var one : battle.objectives()) marker(one, battle, referee);
        var feat = battle.setting().feat();
        if (feat != null) material(feat, referee);
    }

    private static void marker(Objective one, Battle battle, Referee<Battle> referee) {
        var scenario = battle.setting().scenario();
        var rules = Rules.of("WC-OBJ-01", "WC-PREP-12");
        if (!scenario.carried() && !scenario.quadrants())
            rules = rules.and("WC-OBJ-02").and("WC-OBJ-03").and("WC-BG-TERRAIN-01");
        if (scenario.carried()) rules = rules.and("WC-SCEN-LOOT-05").and("WC-SCEN-LOOT-06");
        referee.record(
                QueryAnswer.of(
                        "marker",
                        rules,
                        "objective",
                        one.id(),
                        "marking",
                        one.marking(),
                        "x",
                        one.centre().x() / Spot.STRIDE,
                        "y",
                        one.centre().y() / Spot.STRIDE,
                        "impassable",
                        !scenario.carried() && !scenario.quadrants()));
    }

    /** What a feat needs besides (WC-BG-NAMES-02). */
    private static void material(Feat feat, Referee<Battle> referee) {
        var rules =
                switch (feat) {
                    case TRACK -> Rules.of("WC-FEAT-TRACK-01", "WC-FEAT-TRACK-05");
                    case DECAPITATION -> Rules.of("WC-FEAT-DECAP-01");
                    case RIFT -> Rules.of("WC-FEAT-RIFT-01", "WC-FEAT-RIFT-03");
                    case BANNER -> Rules.of("WC-FEAT-BANNER-01");
                    case RESOURCES -> Rules.of("WC-FEAT-RES-01");
                };
        int tokens =
                switch (feat) {
                    case TRACK, BANNER -> 4;
                    case DECAPITATION, RIFT, RESOURCES -> 2;
                };
        referee.record(
                QueryAnswer.of(
                        "material",
                        rules.and("WC-BG-NAMES-02"),
                        "feat",
                        feat,
                        "tokens",
                        tokens,
                        "fog",
                        feat == Feat.RIFT ? 2 : 0));
    }
}
