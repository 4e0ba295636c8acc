package org.vexillum.formats;

import java.util.List;
import java.util.Optional;
import org.vexillum.formats.firstblood.FirstBloodFormat;
import org.vexillum.formats.position.Read;
import org.vexillum.formats.regiments.RegimentsFormat;
import org.vexillum.formats.warcrow.WarcrowFormat;
import org.vexillum.kernel.match.Table;
import org.vexillum.rulebook.GameId;

/** The games that can be played. */
public final class Games {
    private static final List<GameFormat> ALL =
            List.of(new RegimentsFormat(), new FirstBloodFormat(), new WarcrowFormat());

    private Games() {}

    public static List<GameFormat> all() {
        return ALL;
    }

    /** Those for which the program reads army lists of its own. */
    public static List<GameFormat> mustered() {
        return ALL.stream().filter(GameFormat::musters).toList();
    }

    /** Their names, as written in files and on the command line. */
    public static List<String> names() {
        return ALL.stream().map(game -> game.id().id()).toList();
    }

    /** By its id, its title, or the letters with which its rules begin: regiments, aofr. */
    public static Optional<GameFormat> called(String name) {
        return ALL.stream().filter(game -> called(game.id(), name.strip())).findFirst();
    }

    private static boolean called(GameId id, String name) {
        return Read.same(id.id(), name)
                || Read.same(id.title(), name)
                || Read.same(id.prefix(), name);
    }

    /**
     * @throws IllegalArgumentException if the ledger knows the game and nobody plays it
     */
    public static GameFormat of(GameId id) {
        return called(id.id())
                .orElseThrow(() -> new IllegalArgumentException("nobody plays " + id));
    }

    /** The game that is played on this table. */
    public static GameFormat of(Table<?> table) {
        return owning(table.getClass())
                .orElseThrow(() -> new IllegalArgumentException(table.getClass().toString()));
    }

    /** The game to whose rules a class belongs; none if all games share it. */
    public static Optional<GameFormat> owning(Class<?> type) {
        return ALL.stream().filter(game -> game.owns(type)).findFirst();
    }
}
