package org.vexillum.warcrow.scenario;

import org.vexillum.kernel.stored.Stored;

/** What points are scored for; each names the rule that grants them. */
@Stored(
        as = "Merit",
        with = {
            "RIVAL_OBJECTIVE",
            "OWN_OBJECTIVES_SAFE",
            "MORE_BROWN",
            "LEVEL_BROWN",
            "CENTRE_OF_EXPANSE",
            "MORE_OBJECTIVES",
            "ONE_OF_THE_RIVAL",
            "TWO_OBJECTIVES",
            "SOME_LOOT",
            "MORE_LOOT",
            "RIVAL_WITHOUT_LOOT",
            "CENTRAL_OBJECTIVE",
            "RIVAL_SECOND_OBJECTIVE",
            "OWN_PAIR_SAFE",
            "MORE_QUADRANTS",
            "LEVEL_QUADRANTS",
            "AT_THE_RIVALS_DOOR",
            "TRACKED_FIRST",
            "TRACKED_LESS",
            "TRACK_METER",
            "RIVAL_COMMANDER",
            "OWN_COMMANDER",
            "CONTRACT",
            "FOG_GAINED",
            "RIVAL_BANNER_LOST",
            "BANNER_KEPT",
            "EQUAL_GLORY",
            "MORE_GLORY",
            "RESOURCES_FOUR",
            "RESOURCES_SEVEN",
            "RESOURCES_TEN",
            "RESOURCES_AHEAD"
        })
public enum ScoreReason {
    RIVAL_OBJECTIVE("WC-SCEN-TAKE-04"),
    OWN_OBJECTIVES_SAFE("WC-SCEN-TAKE-05"),
    MORE_BROWN("WC-SCEN-EXPANSE-05"),
    LEVEL_BROWN("WC-SCEN-EXPANSE-06"),
    CENTRE_OF_EXPANSE("WC-SCEN-EXPANSE-07"),
    MORE_OBJECTIVES("WC-SCEN-INFLUENCE-04"),
    ONE_OF_THE_RIVAL("WC-SCEN-INFLUENCE-05"),
    TWO_OBJECTIVES("WC-SCEN-INFLUENCE-06"),
    SOME_LOOT("WC-SCEN-LOOT-13"),
    MORE_LOOT("WC-SCEN-LOOT-14"),
    RIVAL_WITHOUT_LOOT("WC-SCEN-LOOT-15"),
    CENTRAL_OBJECTIVE("WC-SCEN-CONSOL-04"),
    RIVAL_SECOND_OBJECTIVE("WC-SCEN-CONSOL-05"),
    OWN_PAIR_SAFE("WC-SCEN-CONSOL-06"),
    MORE_QUADRANTS("WC-SCEN-QUAD-07"),
    LEVEL_QUADRANTS("WC-SCEN-QUAD-08"),
    AT_THE_RIVALS_DOOR("WC-SCEN-QUAD-09"),
    TRACKED_FIRST("WC-FEAT-TRACK-13"),
    TRACKED_LESS("WC-FEAT-TRACK-13"),
    TRACK_METER("WC-FEAT-TRACK-15"),
    RIVAL_COMMANDER("WC-FEAT-DECAP-12"),
    OWN_COMMANDER("WC-FEAT-DECAP-13"),
    CONTRACT("WC-FEAT-DECAP-14"),
    FOG_GAINED("WC-FEAT-RIFT-14"),
    RIVAL_BANNER_LOST("WC-FEAT-BANNER-10"),
    BANNER_KEPT("WC-FEAT-BANNER-11"),
    EQUAL_GLORY("WC-FEAT-BANNER-12"),
    MORE_GLORY("WC-FEAT-BANNER-13"),
    RESOURCES_FOUR("WC-FEAT-RES-11"),
    RESOURCES_SEVEN("WC-FEAT-RES-12"),
    RESOURCES_TEN("WC-FEAT-RES-13"),
    RESOURCES_AHEAD("WC-FEAT-RES-14");

    private final String rule;

    ScoreReason(String rule) {
        this.rule = rule;
    }

    public String rule() {
        return rule;
    }
}
