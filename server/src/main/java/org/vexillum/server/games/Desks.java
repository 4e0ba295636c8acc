package org.vexillum.server.games;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.vexillum.firstblood.edition.Edition;

/** The games that are offered, each edition by itself. */
public final class Desks {
    private static final List<Desk<?, ?>> ALL =
            List.of(
                    new RegimentsDesk(),
                    new FirstBloodDesk(Edition.SECOND),
                    new FirstBloodDesk(Edition.FIRST),
                    new WarcrowDesk());

    private Desks() {}

    public static List<Desk<?, ?>> all() {
        return ALL;
    }

    /** The names of the games. */
    public static List<String> games() {
        return ALL.stream().map(desk -> desk.format().id().id()).distinct().toList();
    }

    /** The editions of a game, the one in use first; none if nobody plays it. */
    public static List<Desk<?, ?>> of(String game) {
        var editions = new ArrayList<Desk<?, ?>>();
        for (var desk : ALL) if (desk.format().id().id().equals(game)) editions.add(desk);
        return editions;
    }

    /**
     * The desk of a game.
     *
     * @param edition or empty for the one in use
     */
    public static Optional<Desk<?, ?>> find(String game, String edition) {
        return of(game).stream()
                .filter(desk -> edition.isEmpty() || edition.equals(edition(desk)))
                .findFirst();
    }

    /** The edition of a desk, or empty where a game has only one. */
    public static String edition(Desk<?, ?> desk) {
        return desk instanceof Edited edited ? edited.edition() : "";
    }

    /** A game of which there are several editions. */
    interface Edited {
        String edition();
    }
}
