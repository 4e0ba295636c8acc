package org.vexillum.gamekit.desk;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.vexillum.gamekit.Kits;

/** The games that are offered, each edition by itself. */
public final class Desks {
    private Desks() {}

    public static List<Desk<?, ?>> all() {
        return Kits.all().stream().<Desk<?, ?>>flatMap(kit -> kit.desks().stream()).toList();
    }

    /** The names of the games. */
    public static List<String> games() {
        return all().stream().map(desk -> desk.format().id().id()).distinct().toList();
    }

    /** The editions of a game, the one in use first; none if nobody plays it. */
    public static List<Desk<?, ?>> of(String game) {
        var editions = new ArrayList<Desk<?, ?>>();
        for (var desk : all()) if (desk.format().id().id().equals(game)) editions.add(desk);
        return editions;
    }

    /**
     * The desk of a game.
     *
     * @param edition or empty for the one in use
     */
    public static Optional<Desk<?, ?>> find(String game, String edition) {
        return of(game).stream()
                .filter(desk -> edition.isEmpty() || edition.equals(desk.edition()))
                .findFirst();
    }
}
