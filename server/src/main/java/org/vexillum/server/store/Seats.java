package org.vexillum.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/** Who may sit where. Only hashes of tokens are kept: whoever reads the database takes no seat. */
public final class Seats {
    private static final String ADD =
            "INSERT INTO seats (token, match_id, kind, made) VALUES (?,?,?,?)";
    private static final String HOLD =
            "INSERT INTO holders (visitor, match_id, kind, taken) VALUES (?,?,?,?)"
                    + " ON CONFLICT (visitor, match_id, kind) DO UPDATE SET taken = excluded.taken";

    private final Database database;

    public Seats(Database database) {
        this.database = database;
    }

    /** A seat at a match. */
    public record Seat(String match, SeatKind kind) {}

    public static void add(Handle handle, String token, Seat seat, Instant now) {
        handle.execute(ADD, Tokens.hash(token), seat.match(), seat.kind().name(), now.toString());
    }

    public void add(String token, Seat seat, Instant now) {
        database.write(handle -> {
            add(handle, token, seat, now);
            return true;
        });
    }

    public static void hold(Handle handle, String visitor, Seat seat, Instant now) {
        handle.execute(
                HOLD, Tokens.hash(visitor), seat.match(), seat.kind().name(), now.toString());
    }

    public void hold(String visitor, Seat seat, Instant now) {
        database.write(handle -> {
            hold(handle, visitor, seat, now);
            return true;
        });
    }

    public Optional<Seat> byToken(String token) {
        return database.read(handle ->
                handle.createQuery("SELECT match_id, kind FROM seats WHERE token = :token")
                        .bind("token", Tokens.hash(token))
                        .map((row, _) -> seat(row))
                        .findOne());
    }

    /** The seats of a visitor, the last taken first. */
    public List<Seat> of(String visitor) {
        return database.read(handle ->
                handle.createQuery(
                                "SELECT match_id, kind FROM holders WHERE visitor ="
                                        + " :visitor ORDER BY taken DESC, kind")
                        .bind("visitor", Tokens.hash(visitor))
                        .map((row, _) -> seat(row))
                        .list());
    }

    /** The seats of a visitor at one match, the last taken first. */
    public List<SeatKind> at(String match, String visitor) {
        return of(visitor).stream()
                .filter(seat -> seat.match().equals(match))
                .map(Seat::kind)
                .toList();
    }

    /** Nobody gets in any more by the links this seat had, nor whoever came by them. */
    public void empty(Seat seat) {
        database.write(handle -> {
            for (var table : List.of("seats", "holders"))
                handle.execute(
                        "DELETE FROM " + table + " WHERE match_id = ? AND kind = ?",
                        seat.match(),
                        seat.kind().name());
            return true;
        });
    }

    private static Seat seat(ResultSet row) throws SQLException {
        return new Seat(row.getString("match_id"), SeatKind.valueOf(row.getString("kind")));
    }
}
