package org.vexillum.gamekit;

import java.util.List;
import java.util.Optional;
import org.vexillum.gamekit.edge.Edge;
import org.vexillum.gamekit.position.NodeReader;
import org.vexillum.gamekit.rules.GameId;
import org.vexillum.kernel.match.Table;

/** The games that can be played. */
public final class Kits {
    private Kits() {}

    public static List<GameKit> all() {
        return Edge.of().kits();
    }

    /** The game that is meant if nobody names one. */
    public static GameKit usual() {
        return all().getFirst();
    }

    /** The game of this id; of some the program only knows the rules. */
    public static Optional<GameId> id(String id) {
        return all().stream()
                .map(GameKit::id)
                .filter(game -> game.id().equals(id))
                .findFirst()
                .or(() -> Edge.of().rules().game(id));
    }

    /** What a game of this name is called; its name if nobody plays it. */
    public static String title(String id) {
        return id(id).map(GameId::title).orElse(id);
    }

    /** The fields of files under which units stand, in one game or another. */
    public static List<String> unitFields() {
        return all().stream().map(GameKit::unitField).distinct().toList();
    }

    /** Those for which the program reads army lists of its own. */
    public static List<GameKit> mustered() {
        return all().stream().filter(GameKit::musters).toList();
    }

    /** Their names, as written in files and on the command line. */
    public static List<String> names() {
        return all().stream().map(game -> game.id().id()).toList();
    }

    /** By its id, its title, or the letters with which its rules begin. */
    public static Optional<GameKit> called(String name) {
        return all().stream().filter(game -> called(game.id(), name.strip())).findFirst();
    }

    private static boolean called(GameId id, String name) {
        return NodeReader.same(id.id(), name)
                || NodeReader.same(id.title(), name)
                || NodeReader.same(id.prefix(), name);
    }

    /**
     * @throws IllegalArgumentException if the ledger knows the game and nobody plays it
     */
    public static GameKit of(GameId id) {
        return called(id.id())
                .orElseThrow(() -> new IllegalArgumentException("nobody plays " + id));
    }

    /** The game that is played on this table. */
    public static GameKit of(Table<?> table) {
        return owning(table.getClass())
                .orElseThrow(() -> new IllegalArgumentException(table.getClass().toString()));
    }

    /** The game to whose rules a class belongs; none if all games share it. */
    public static Optional<GameKit> owning(Class<?> type) {
        return all().stream().filter(game -> game.owns(type)).findFirst();
    }
}
