package org.vexillum.rulebook;

import java.util.List;
import java.util.Optional;

/** A game that the ledger describes, by the name it has on the command line and in files. */
public enum GameId {
    REGIMENTS("regiments", "Age of Fantasy: Regiments", "AOFR-", "age-of-fantasy-regiments"),
    FIRST_BLOOD(
            "first-blood",
            "Conquest: First Blood",
            "FB-",
            "first-blood-core",
            "first-blood-forces"),
    WARCROW("warcrow", "Warcrow", "WC-", "warcrow-tournament"),
    WARHAMMER_40K("warhammer-40k", "Warhammer 40,000", "W40K-", "warhammer-40k");

    private final String id;
    private final String title;
    private final String prefix;
    private final List<String> ledgers;

    GameId(String id, String title, String prefix, String... ledgers) {
        this.id = id;
        this.title = title;
        this.prefix = prefix;
        this.ledgers = List.of(ledgers);
    }

    public String id() {
        return id;
    }

    public String title() {
        return title;
    }

    /** Whether the program plays it; of another game it only knows rules. */
    public boolean played() {
        return this != WARHAMMER_40K;
    }

    /** What the ids of its rules begin with. */
    public String prefix() {
        return prefix;
    }

    /** The files of its ledger, without folder and ending. */
    List<String> ledgers() {
        return ledgers;
    }

    public static Optional<GameId> of(String id) {
        for (var game : values()) if (game.id.equals(id)) return Optional.of(game);
        return Optional.empty();
    }

    static GameId ofRule(String ruleId) {
        for (var game : values()) if (ruleId.startsWith(game.prefix)) return game;
        throw new IllegalArgumentException("no game has rules like " + ruleId);
    }
}
