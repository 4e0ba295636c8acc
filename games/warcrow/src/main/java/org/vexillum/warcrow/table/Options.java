package org.vexillum.warcrow.table;

/** Readings on which tables differ, chosen when a game is set up; each names its rule. */
public record Options(
        CommandRefill commandRefill,
        ContestFrom contestFrom,
        int strideMm, // WC-BG-STRIDE-01
        int tableStrides, // WC-BG-TABLE-01
        Strides adjacentGap, // WC-BG-ADJ-01
        int rallyTurns, // WC-BG-DEMORAL-03
        CommanderChoice commanderChoice,
        boolean eliteAllRolls, // WC-DICE-10
        LeaderInside leaderInside,
        VestigeMove vestigeMove,
        Strides fogMarkerStrides, // WC-FEAT-RIFT-02
        boolean countExcess, // WC-FEAT-BANNER-06
        Concession concession,
        TimeUp timeUp) {

    public static final Options DEFAULT =
            new Options(
                    CommandRefill.NONE,
                    ContestFrom.NEAREST_TROOP,
                    15,
                    60,
                    Strides.of(1),
                    2,
                    CommanderChoice.HIGH_COMMAND_THEN_MAN,
                    false,
                    LeaderInside.WHOLLY,
                    VestigeMove.EXACT,
                    Strides.of(2),
                    false,
                    Concession.PROJECT,
                    TimeUp.FINISH_TURN);

    /** WC-CMD-02. */
    public enum CommandRefill {
        NONE,
        PER_ROUND
    }

    /** WC-OBJ-15. */
    public enum ContestFrom {
        NEAREST_TROOP,
        LEADER
    }

    /** WC-BG-LIST-03. */
    public enum CommanderChoice {
        HIGH_COMMAND_THEN_MAN,
        ANY_CHARACTER
    }

    /** WC-SCEN-QUAD-03. */
    public enum LeaderInside {
        WHOLLY,
        TOUCHING
    }

    /** WC-FEAT-TRACK-12. */
    public enum VestigeMove {
        EXACT,
        UP_TO
    }

    /** WC-REPORT-04. */
    public enum Concession {
        PROJECT,
        AWARD
    }

    /** WC-FORMAT-08. */
    public enum TimeUp {
        FINISH_TURN,
        FINISHED_ROUNDS_ONLY
    }
}
