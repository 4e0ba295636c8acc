package org.vexillum.tourneys.run;

import java.math.BigDecimal;
import java.util.List;
import org.vexillum.gamekit.FilePlace;
import org.vexillum.kernel.Nullable;
import org.vexillum.tourneys.event.ChangeRefused;
import org.vexillum.tourneys.event.Notice;
import org.vexillum.tourneys.lists.ListFinding;
import org.vexillum.tourneys.pack.GamePoints;
import org.vexillum.tourneys.pack.Pack;

/** What a file, or one case of it, leads to. */
public sealed interface CaseAnswer {
    /** The name of the case; empty if it has none. */
    String name();

    /** An event, played as far as the file goes or until a step is refused. */
    record OfEvent(String name, EventSession session) implements CaseAnswer {}

    /** Results of games that belong to no event. */
    record OfGames(String name, Pack pack, List<Judged> games) implements CaseAnswer {
        public OfGames {
            games = List.copyOf(games);
        }
    }

    /**
     * A game with its outcome.
     *
     * @param doubts what the adventure played speaks against it
     */
    record Judged(
            String label,
            String a,
            String scoreA,
            String b,
            String scoreB,
            GamePoints outcome,
            List<Notice> doubts) {
        public Judged {
            doubts = List.copyOf(doubts);
        }
    }

    /**
     * How many rounds and tables so many participants need.
     *
     * @param usual by the table of the pack
     * @param chosen by the organiser; the usual number if nothing is said
     * @param notices what is to be said of the number chosen
     */
    record OfRounds(
            String name,
            Pack pack,
            int participants,
            int usual,
            int chosen,
            int tables,
            List<Notice> notices)
            implements CaseAnswer {
        public OfRounds {
            notices = List.copyOf(notices);
        }
    }

    /** How ratings move. */
    record OfRatings(String name, Pack pack, List<Expected> games, List<Moved> ratings)
            implements CaseAnswer {
        public OfRatings {
            games = List.copyOf(games);
            ratings = List.copyOf(ratings);
        }
    }

    /**
     * One side of a rated game.
     *
     * @param scored null if only the expectation was asked for
     */
    record Expected(
            String who,
            BigDecimal own,
            String rival,
            BigDecimal theirs,
            BigDecimal expected,
            @Nullable BigDecimal scored) {}

    record Moved(String who, BigDecimal before, BigDecimal after) {}

    /**
     * Victory points made up for byes.
     *
     * @param reason the key of the rule
     */
    record OfScaling(
            String name, Pack pack, String reason, int vp, int times, int games, int scaled)
            implements CaseAnswer {}

    record OfList(String name, boolean legal, List<ListFinding> findings) implements CaseAnswer {
        public OfList {
            findings = List.copyOf(findings);
        }
    }

    /** The case could not even begin. */
    record Refusal(String name, Pack pack, ChangeRefused why, FilePlace place)
            implements CaseAnswer {}

    /** The case was not understood. */
    record Unclear(String name, BadFile why) implements CaseAnswer {}
}
