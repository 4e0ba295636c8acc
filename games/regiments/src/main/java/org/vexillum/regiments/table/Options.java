package org.vexillum.regiments.table;

/** Readings on which tables differ, chosen when a match is set up; each names its rule. */
public record Options(
        boolean forceOrganisation,
        CapJoinedHero capJoinedHero,
        int singleModelRow,
        MeleeFacing meleeFacing,
        CounterReduction counterReduction,
        FearlessWhenShaken fearlessWhenShaken,
        TakedownSight takedownSight,
        TakedownHeroDefense takedownHeroDefense) {

    /** AOFR-FORCE-05. */
    public enum CapJoinedHero {
        SEPARATE,
        TOGETHER
    }

    /** AOFR-MELEE-05. */
    public enum MeleeFacing {
        FRONT_ONLY,
        ALL_SIDES
    }

    /** AOFR-SR-COUNTER-2. */
    public enum CounterReduction {
        FRONT_ROWS,
        ALL_MODELS
    }

    /** AOFR-SR-FEARLESS-1. */
    public enum FearlessWhenShaken {
        ROLL,
        NO_ROLL
    }

    /** AOFR-SR-TAKEDOWN-1. */
    public enum TakedownSight {
        NEEDED,
        NOT_NEEDED
    }

    /** AOFR-SR-TAKEDOWN-2. */
    public enum TakedownHeroDefense {
        OWN,
        UNIT
    }

    public static final Options DEFAULT =
            new Options(
                    false,
                    CapJoinedHero.SEPARATE,
                    0,
                    MeleeFacing.FRONT_ONLY,
                    CounterReduction.FRONT_ROWS,
                    FearlessWhenShaken.ROLL,
                    TakedownSight.NEEDED,
                    TakedownHeroDefense.OWN);
}
