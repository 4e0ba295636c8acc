package org.vexillum.tourneys.event;

import org.vexillum.kernel.stored.Stored;

/** The readings on which organisers differ; names and defaults are those of the ledger. */
@Stored(
        as = "Options",
        with = {
            "pairingMethod",
            "lookAhead",
            "avoidSameTable",
            "byeScaling",
            "scaleConceded",
            "finalTie",
            "concession",
            "timeUp",
            "ratingScore",
            "ratingUpdate",
            "commanderChoice",
            "paintingRequired",
            "enforceChecklist"
        })
public record EventOptions(
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
    @Stored(
            as = "Options.PairingMethod",
            with = {"LEAST_DIFFERENCE", "TOP_DOWN"})
    public enum PairingMethod {
        LEAST_DIFFERENCE,
        TOP_DOWN
    }

    /** WC-BYE-08. */
    @Stored(
            as = "Options.ByeScaling",
            with = {"PLAYED_PLUS_BYES", "TOURNAMENT_ROUNDS"})
    public enum ByeScaling {
        PLAYED_PLUS_BYES,
        TOURNAMENT_ROUNDS
    }

    /** WC-STAND-03. */
    @Stored(
            as = "Options.FinalTie",
            with = {"HEAD_TO_HEAD", "SHARED"})
    public enum FinalTie {
        HEAD_TO_HEAD,
        SHARED
    }

    /** WC-REPORT-04. */
    @Stored(
            as = "Options.Concession",
            with = {"PROJECT", "AWARD"})
    public enum Concession {
        PROJECT,
        AWARD
    }

    /** WC-FORMAT-08. */
    @Stored(
            as = "Options.TimeUp",
            with = {"FINISH_TURN", "FINISHED_ROUNDS_ONLY"})
    public enum TimeUp {
        FINISH_TURN,
        FINISHED_ROUNDS_ONLY
    }

    /** WC-RATING-06. */
    @Stored(
            as = "Options.RatingScore",
            with = {"TP", "CLASSIC"})
    public enum RatingScore {
        TP,
        CLASSIC
    }

    /** WC-RATING-07. */
    @Stored(
            as = "Options.RatingUpdate",
            with = {"PER_EVENT", "PER_GAME"})
    public enum RatingUpdate {
        PER_EVENT,
        PER_GAME
    }

    /** WC-BG-LIST-03. */
    @Stored(
            as = "Options.CommanderChoice",
            with = {"HIGH_COMMAND_THEN_MAN", "ANY_CHARACTER"})
    public enum CommanderChoice {
        HIGH_COMMAND_THEN_MAN,
        ANY_CHARACTER
    }

    public static final EventOptions USUAL =
            new EventOptions(
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
