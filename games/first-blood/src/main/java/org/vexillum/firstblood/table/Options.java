package org.vexillum.firstblood.table;

/** Readings on which tables differ, chosen when a match is set up; each names its rule. */
public record Options(
        boolean bearerExtraAttack, // FB-CMD-07
        boolean actingLeaderExtraAttack, // FB-CMD-10
        boolean ownRegimentBlocksSight, // FB-LOS-03
        ReinforcementEntry reinforcementEntry,
        MarchThroughEngagement marchThroughEngagement,
        HalfMarchRounding halfMarchRounding,
        ObscuredJudged obscuredJudged,
        UnengagedImpacts unengagedImpacts,
        FightingDisengagement fightingDisengagement,
        boolean excessWoundsTestMorale, // FB-WOUND-07
        MoraleWounds moraleWounds,
        BrokenCount brokenCount,
        BrokenLosesRules brokenLosesRules,
        boolean characterWoundedFirst, // FB-COUT-01
        boolean inspiredInChallenge, // FB-CHALLENGE-07
        OfficerLeaderAttack officerLeaderAttack,
        TerrainSpacing terrainSpacing,
        BrokenGroundSave brokenGroundSave,
        RuinFloorSize ruinFloorSize,
        DevoutPriests devoutPriests,
        FlyingCharge flyingCharge,
        Scenario2End scenario2End,
        Scenario3SideZones scenario3SideZones,
        Scenario3SidePoints scenario3SidePoints,
        Scenario4Marks scenario4Marks) {

    /** FB-REINF-08. */
    public enum ReinforcementEntry {
        POINT_PER_MODEL,
        ONE_POINT
    }

    /** FB-MARCH-09. */
    public enum MarchThroughEngagement {
        FORBIDDEN,
        ALLOWED
    }

    /** FB-MARCH-11. */
    public enum HalfMarchRounding {
        EXACT,
        UP,
        DOWN
    }

    /** FB-VOLLEY-12. */
    public enum ObscuredJudged {
        PER_MODEL,
        WHOLE_REGIMENT
    }

    /** FB-IMPACT-14. */
    public enum UnengagedImpacts {
        WITHIN_ONE_INCH,
        ALL_CHARGERS
    }

    /** FB-DISENGAGE-08. */
    public enum FightingDisengagement {
        OTHERS_STAY,
        ENGAGED_REMOVED
    }

    /** FB-MORALE-10. */
    public enum MoraleWounds {
        ANY_MODEL,
        ENGAGED_ONLY
    }

    /** FB-BROKEN-01. */
    public enum BrokenCount {
        ALL_LOSSES,
        NET_LOSSES
    }

    /** FB-BROKEN-11. */
    public enum BrokenLosesRules {
        ALL,
        NAMED
    }

    /** FB-OFFICER-03. */
    public enum OfficerLeaderAttack {
        NONE,
        PLUS_ONE
    }

    /** FB-TERRAIN-07; by default as the edition has it. */
    public enum TerrainSpacing {
        BY_EDITION,
        ENFORCE,
        WARN
    }

    /** FB-TERRAIN-09. */
    public enum BrokenGroundSave {
        SAVE,
        NO_SAVE
    }

    /** FB-RUIN-04. */
    public enum RuinFloorSize {
        PER_FLOOR,
        WHOLE_PIECE
    }

    /** FB-SR-DEVOUT-E2. */
    public enum DevoutPriests {
        ANY,
        FRIENDLY
    }

    /** FB-SR-FLY-E2. */
    public enum FlyingCharge {
        ALLOWED,
        BARRED
    }

    /** FB-SCEN2-06. */
    public enum Scenario2End {
        VICTORY_PHASE,
        IMMEDIATE
    }

    /** FB-SCEN3-01. */
    public enum Scenario3SideZones {
        EDGE8,
        CENTRE8,
        CENTRE12
    }

    /** FB-SCEN3-02. */
    public enum Scenario3SidePoints {
        PER_ZONE,
        BOTH_NEEDED
    }

    /** FB-SCEN4-01. */
    public enum Scenario4Marks {
        SIDES_A,
        SIDES_B
    }

    public static final Options DEFAULT =
            new Options(
                    false,
                    false,
                    true,
                    ReinforcementEntry.POINT_PER_MODEL,
                    MarchThroughEngagement.FORBIDDEN,
                    HalfMarchRounding.EXACT,
                    ObscuredJudged.PER_MODEL,
                    UnengagedImpacts.WITHIN_ONE_INCH,
                    FightingDisengagement.OTHERS_STAY,
                    false,
                    MoraleWounds.ANY_MODEL,
                    BrokenCount.ALL_LOSSES,
                    BrokenLosesRules.ALL,
                    false,
                    true,
                    OfficerLeaderAttack.NONE,
                    TerrainSpacing.BY_EDITION,
                    BrokenGroundSave.SAVE,
                    RuinFloorSize.PER_FLOOR,
                    DevoutPriests.ANY,
                    FlyingCharge.ALLOWED,
                    Scenario2End.VICTORY_PHASE,
                    Scenario3SideZones.EDGE8,
                    Scenario3SidePoints.PER_ZONE,
                    Scenario4Marks.SIDES_A);
}
