package org.vexillum.server.store;

import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Locale;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/**
 * Short codes for a seat: typed on another device within minutes, good for once.
 *
 * <p>They are kept where every server on the database finds them, as hashes, behind the moment
 * until which they are good.
 */
public final class Codes {
    private static final Duration GOOD_FOR = Duration.ofMinutes(10);
    private static final String NAME = "code ";

    private final Database database;

    public Codes(Database database) {
        this.database = database;
    }

    public String make(Seats.Seat seat, Instant now) {
        var code = SecretTokens.code();
        var value = until(now.plus(GOOD_FOR)) + " " + seat.match() + " " + seat.kind().name();
        return database.write(handle -> {
            handle.execute(
                    "DELETE FROM marks WHERE name LIKE ? AND value < ?", NAME + "%", until(now));
            handle.execute("INSERT INTO marks (name, value) VALUES (?,?)", name(code), value);
            return code;
        });
    }

    /** The seat of a code that is still good; it is so no more. */
    public Optional<Seats.Seat> take(String written, Instant now) {
        var name = name(written.toUpperCase(Locale.ROOT).replaceAll("[\\s-]", ""));
        return database.write(handle -> taken(handle, name))
                .map(value -> value.split(" "))
                .filter(parts -> until(now).compareTo(parts[0]) < 0)
                .map(parts -> new Seats.Seat(parts[1], SeatKind.valueOf(parts[2])));
    }

    /** No code leads to this seat any more. */
    public void revoke(Seats.Seat seat) {
        database.write(handle ->
                handle.execute(
                        "DELETE FROM marks WHERE name LIKE ? AND value LIKE ?",
                        NAME + "%",
                        "% " + seat.match() + " " + seat.kind().name()));
    }

    /** Whoever removes it has it: of two who are as fast only one. */
    private static Optional<String> taken(Handle handle, String name) {
        var value =
                handle.createQuery("SELECT value FROM marks WHERE name = :name")
                        .bind("name", name)
                        .mapTo(String.class)
                        .findOne();
        return handle.execute("DELETE FROM marks WHERE name = ?", name) == 1
                ? value
                : Optional.empty();
    }

    private static String name(String code) {
        return NAME + SecretTokens.hash(code);
    }

    /** Of one length, so that texts compare as moments do. */
    private static String until(Instant moment) {
        return moment.truncatedTo(ChronoUnit.SECONDS).toString();
    }
}
