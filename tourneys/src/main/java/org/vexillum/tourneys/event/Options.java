package org.vexillum.tourneys.event;

/** The readings on which organisers differ; names and defaults are those of the ledger. */
public record Options(
        PairingMethod pairingMethod,
        boolean lookAhead,
        boolean avoidSameTable,
        ByeScaling byeScaling,
        boolean scaleConceded,
        FinalTie finalTie,
        Concession concession,
        TimeUp timeUp,
        RatingScore ratingScore,
        RatingUpdate ratingUpdate,
        CommanderChoice commanderChoice,
        boolean paintingRequired,
        boolean enforceChecklist) {
    /** WC-PAIR-06. */
    public enum PairingMethod {
        LEAST_DIFFERENCE,
        TOP_DOWN
    }

    /** WC-BYE-08. */
    public enum ByeScaling {
        PLAYED_PLUS_BYES,
        TOURNAMENT_ROUNDS
    }

    /** WC-STAND-03. */
    public enum FinalTie {
        HEAD_TO_HEAD,
        SHARED
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

    /** WC-RATING-06. */
    public enum RatingScore {
        TP,
        CLASSIC
    }

    /** WC-RATING-07. */
    public enum RatingUpdate {
        PER_EVENT,
        PER_GAME
    }

    /** WC-BG-LIST-03. */
    public enum CommanderChoice {
        HIGH_COMMAND_THEN_MAN,
        ANY_CHARACTER
    }

    public static final Options USUAL =
            new Options(
                    PairingMethod.LEAST_DIFFERENCE,
                    true,
                    true,
                    ByeScaling.PLAYED_PLUS_BYES,
                    false,
                    FinalTie.HEAD_TO_HEAD,
                    Concession.PROJECT,
                    TimeUp.FINISH_TURN,
                    RatingScore.TP,
                    RatingUpdate.PER_EVENT,
                    CommanderChoice.HIGH_COMMAND_THEN_MAN,
                    false,
                    false);
}
