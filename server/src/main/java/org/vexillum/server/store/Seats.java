package org.vexillum.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/**
 * Who may sit where. Only hashes of links and visitors are kept, called marks here: whoever reads
 * the database takes no seat.
 */
public final class Seats {
    private static final String ADD =
            "INSERT INTO seats (token, match_id, kind, made, purpose, maker) VALUES (?,?,?,?,?,?)";
    private static final String HOLD =
            "INSERT INTO holders (visitor, match_id, kind, taken) VALUES (?,?,?,?)"
                    + " ON CONFLICT (visitor, match_id, kind) DO UPDATE SET taken = excluded.taken";

    private final Database database;

    public Seats(Database database) {
        this.database = database;
    }

    /** A seat at a match. */
    public record Seat(String match, SeatKind kind) {}

    /** What a link is good for. */
    public enum Purpose {
        /** Opens its seat as often as it is used, for programs without being exchanged. */
        KEY,
        /** Lets the first who comes take a seat that nobody has. */
        INVITE,
        /** Lets the holder of a seat come with one more device. */
        DEVICE,
        USED,
        REVOKED
    }

    /**
     * A link to a seat.
     *
     * @param maker the side that made it, or empty
     */
    public record Link(Seat seat, Purpose purpose, String maker) {}

    /** By what a visitor or a link is known here. */
    public static String mark(String secret) {
        return SecretTokens.hash(secret);
    }

    // ---- links

    public static void add(Handle handle, String token, Link link, Instant now) {
        var seat = link.seat();
        handle.execute(
                ADD,
                SecretTokens.hash(token),
                seat.match(),
                seat.kind().name(),
                now.toString(),
                link.purpose().name(),
                link.maker());
    }

    public void add(String token, Link link, Instant now) {
        database.write(handle -> {
            add(handle, token, link, now);
            return true;
        });
    }

    public Optional<Link> link(String token) {
        return database.read(handle ->
                handle.createQuery("SELECT * FROM seats WHERE token = :token")
                        .bind("token", SecretTokens.hash(token))
                        .map((row, _) -> link(row))
                        .findOne());
    }

    /** The seat that a token opens without being exchanged for anything. */
    public Optional<Seat> byToken(String token) {
        return link(token).filter(link -> link.purpose() == Purpose.KEY).map(Link::seat);
    }

    /** Whether a link was still good; it is so no more. Of two who are as fast only one has it. */
    public boolean use(String token) {
        return database.write(handle ->
                handle.execute(
                        "UPDATE seats SET purpose = 'USED' WHERE token = ?"
                                + " AND purpose NOT IN ('USED', 'REVOKED')",
                        SecretTokens.hash(token)))
                == 1;
    }

    /**
     * Somebody takes a seat that nobody has: no other link leads there any more.
     *
     * @return whether he was the first
     */
    public boolean first(Seat seat, String visitor, Instant now) {
        return database.write(handle -> {
            int led =
                    handle.execute(
                            "UPDATE seats SET purpose = 'USED' WHERE match_id = ? AND kind = ?"
                                    + " AND purpose IN ('INVITE', 'KEY')",
                            seat.match(),
                            seat.kind().name());
            if (led > 0) hold(handle, SecretTokens.hash(visitor), seat, now);
            return led > 0;
        });
    }

    /** Nobody comes any more by the links of this seat, but by one that is kept. */
    public void revoke(Seat seat, List<String> kept) {
        database.write(handle ->
                handle.createUpdate(
                                "UPDATE seats SET purpose = 'REVOKED' WHERE match_id = :match"
                                        + " AND kind = :kind AND purpose <> 'USED'"
                                        + " AND token NOT IN (<kept>)")
                        .bind("match", seat.match())
                        .bind("kind", seat.kind().name())
                        .bindList("kept", nonEmpty(kept))
                        .execute());
    }

    // ---- holders

    private static void hold(Handle handle, String mark, Seat seat, Instant now) {
        handle.execute(HOLD, mark, seat.match(), seat.kind().name(), now.toString());
    }

    /** Gives a visitor the seat of a new match. */
    public static void begin(Handle handle, String visitor, Seat seat, Instant now) {
        hold(handle, SecretTokens.hash(visitor), seat, now);
    }

    public void hold(String visitor, Seat seat, Instant now) {
        holdMark(SecretTokens.hash(visitor), seat, now);
    }

    public void holdMark(String mark, Seat seat, Instant now) {
        database.write(handle -> {
            hold(handle, mark, seat, now);
            return true;
        });
    }

    /** Nobody holds this seat any more but those who are kept. */
    public void dismiss(Seat seat, List<String> kept) {
        database.write(handle ->
                handle.createUpdate(
                                "DELETE FROM holders WHERE match_id = :match AND kind = :kind"
                                        + " AND visitor NOT IN (<kept>)")
                        .bind("match", seat.match())
                        .bind("kind", seat.kind().name())
                        .bindList("kept", nonEmpty(kept))
                        .execute());
    }

    private static List<String> nonEmpty(List<String> marks) {
        var all = new ArrayList<>(marks);
        if (all.isEmpty()) all.add("");
        return all;
    }

    /** The seats of a visitor, the last taken first; somebody may have had thousands. */
    public List<Seat> of(String visitor, int most) {
        return database.read(handle ->
                handle.createQuery(
                                "SELECT match_id, kind FROM holders WHERE visitor = :visitor"
                                        + " ORDER BY taken DESC, kind LIMIT :most")
                        .bind("visitor", SecretTokens.hash(visitor))
                        .bind("most", most)
                        .map((row, _) -> seat(row))
                        .list());
    }

    /** The seats at a match of whoever has this mark, the last taken first. */
    public List<SeatKind> at(String match, String mark) {
        return database.read(handle ->
                handle.createQuery(
                                "SELECT match_id, kind FROM holders WHERE visitor = :visitor"
                                        + " AND match_id = :match ORDER BY taken DESC, kind")
                        .bind("visitor", mark)
                        .bind("match", match)
                        .map((row, _) -> seat(row).kind())
                        .list());
    }

    /** The marks of those who hold a seat. */
    public List<String> holders(Seat seat) {
        return database.read(handle ->
                handle.createQuery(
                                "SELECT visitor FROM holders WHERE match_id = :match"
                                        + " AND kind = :kind ORDER BY visitor")
                        .bind("match", seat.match())
                        .bind("kind", seat.kind().name())
                        .mapTo(String.class)
                        .list());
    }

    private static Link link(ResultSet row) throws SQLException {
        return new Link(
                seat(row), Purpose.valueOf(row.getString("purpose")), row.getString("maker"));
    }

    private static Seat seat(ResultSet row) throws SQLException {
        return new Seat(row.getString("match_id"), SeatKind.valueOf(row.getString("kind")));
    }
}
