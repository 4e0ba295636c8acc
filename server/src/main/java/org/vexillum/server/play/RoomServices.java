package org.vexillum.server.play;

import java.time.Clock;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.function.Supplier;
import org.vexillum.gamekit.GameKit;
import org.vexillum.gamekit.desk.Desk;
import org.vexillum.gamekit.desk.Desks;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.gamekit.screen.ScreenWords;
import org.vexillum.rulebook.Rulebook;
import org.vexillum.server.store.Database;
import org.vexillum.server.store.Matches;
import org.vexillum.server.store.Positions;
import org.vexillum.server.store.Seats;
import org.vexillum.server.store.SecretTokens;
import org.vexillum.server.store.Summaries;

/** What all rooms share. */
public final class RoomServices {
    private final Database database;
    private final Matches matches;
    private final Seats seats;
    private final Positions positions;
    private final Summaries summaries;
    private final UpkeepQueue chores = new UpkeepQueue();
    private final Shelf shelf;
    private final Clock clock;
    private final Supplier<String> seeds;
    private final LongWorkPool workshop = new LongWorkPool();
    private final ConcurrentMap<String, ScreenWords> speeches = new ConcurrentHashMap<>();

    public RoomServices(Database database, Clock clock) {
        this(database, clock, Desks::find);
    }

    /**
     * @param shelf where stored matches find their rules
     */
    public RoomServices(Database database, Clock clock, Shelf shelf) {
        this(database, clock, shelf, SecretTokens::seed);
    }

    /**
     * @param seeds the server's shares of the seeds of new matches
     */
    public RoomServices(Database database, Clock clock, Shelf shelf, Supplier<String> seeds) {
        this.database = database;
        this.seeds = seeds;
        this.clock = clock;
        this.shelf = shelf;
        positions = new Positions(database);
        summaries = new Summaries(database);
        matches = new Matches(database);
        seats = new Seats(database);
    }

    /** The games by name and edition. */
    public interface Shelf {
        Optional<Desk<?, ?>> find(String game, String edition);
    }

    Optional<Desk<?, ?>> desk(String game, String edition) {
        return shelf.find(game, edition);
    }

    /** Loaded when somebody first needs a word of it. */
    private static final class Book {
        private static final Rulebook LEDGER = Rulebook.load();
    }

    public Rulebook rulebook() {
        return Book.LEDGER;
    }

    public Database database() {
        return database;
    }

    public Matches matches() {
        return matches;
    }

    Positions positions() {
        return positions;
    }

    public Summaries summaries() {
        return summaries;
    }

    UpkeepQueue chores() {
        return chores;
    }

    public Seats seats() {
        return seats;
    }

    /** Where long work is done. */
    public LongWorkPool workshop() {
        return workshop;
    }

    public Instant now() {
        return clock.instant().truncatedTo(ChronoUnit.MILLIS);
    }

    String freshSeed() {
        return seeds.get();
    }

    /** The words of a game in a language. */
    public ScreenWords speech(GameKit game, Lang lang) {
        return speeches.computeIfAbsent(
                game.id().id() + " " + lang, _ -> ScreenWords.of(game, lang, rulebook()));
    }
}
