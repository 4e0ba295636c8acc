package org.vexillum.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/** Who is what at an event. As with seats, only hashes of links are kept. */
public final class Passes {
    private static final String ADD =
            "INSERT INTO passes (token, tourney_id, role, who, made) VALUES (?,?,?,?,?)";
    private static final String HOLD =
            "INSERT INTO pass_holders (visitor, tourney_id, role, who, taken) VALUES (?,?,?,?,?)"
                    + " ON CONFLICT (visitor, tourney_id, role, who)"
                    + " DO UPDATE SET taken = excluded.taken, proven = 1";
    private static final String CLAIM =
            "INSERT INTO pass_holders (visitor, tourney_id, role, who, taken, proven)"
                    + " VALUES (?,?,?,?,?,0) ON CONFLICT (visitor, tourney_id, role, who)"
                    + " DO NOTHING";

    private final Database database;

    public Passes(Database database) {
        this.database = database;
    }

    /** What somebody may do, the most first. */
    public enum Role {
        ORGANISER,
        REFEREE,
        PLAYER,
        PUBLIC;

        /** As the protocol writes it. */
        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /**
     * A role at an event.
     *
     * @param who the entrant a player is; else empty
     */
    public record Pass(String tourney, Role role, String who) {}

    /** A pass under the hash of its link, or of the visitor who came by it. */
    public record Hashed(String hash, Role role, String who) {}

    public static void add(Handle handle, String token, Pass pass, Instant now) {
        put(handle, ADD, SecretTokens.hash(token), pass, now);
    }

    public void add(String token, Pass pass, Instant now) {
        database.write(handle -> put(handle, ADD, SecretTokens.hash(token), pass, now));
    }

    public static void hold(Handle handle, String visitor, Pass pass, Instant now) {
        put(handle, HOLD, SecretTokens.hash(visitor), pass, now);
    }

    public void hold(String visitor, Pass pass, Instant now) {
        database.write(handle -> put(handle, HOLD, SecretTokens.hash(visitor), pass, now));
    }

    private static boolean put(Handle handle, String sql, String hash, Pass pass, Instant now) {
        handle.execute(sql, hash, pass.tourney(), pass.role().name(), pass.who(), now.toString());
        return true;
    }

    public Optional<Pass> byToken(String token) {
        return find("passes", "token = :hash ORDER BY made", token).stream().findFirst();
    }

    /** The passes of a visitor, the last taken first. */
    public List<Pass> of(String visitor) {
        return find("pass_holders", "visitor = :hash AND proven = 1 ORDER BY taken", visitor);
    }

    /** A visitor has come to an event: what its file said about him is true. */
    public void prove(String visitor, String tourney) {
        var hash = SecretTokens.hash(visitor);
        boolean claimed =
                database.read(handle ->
                        handle.createQuery(
                                        "SELECT 1 FROM pass_holders WHERE visitor = :hash"
                                                + " AND tourney_id = :id AND proven = 0")
                                .bind("hash", hash)
                                .bind("id", tourney)
                                .mapTo(Integer.class)
                                .findFirst()
                                .isPresent());
        if (claimed)
            database.write(handle ->
                    handle.execute(
                            "UPDATE pass_holders SET proven = 1 WHERE visitor = ?"
                                    + " AND tourney_id = ?",
                            hash,
                            tourney));
    }

    private List<Pass> find(String table, String where, String secret) {
        return database.read(handle ->
                handle.createQuery(
                                "SELECT tourney_id, role, who FROM "
                                        + table
                                        + " WHERE "
                                        + where
                                        + " DESC, role, who")
                        .bind("hash", SecretTokens.hash(secret))
                        .map((row, _) -> pass(row))
                        .list());
    }

    /** Nobody gets in any more by the links of this pass, nor whoever came by them. */
    public void empty(Pass pass) {
        database.write(handle -> {
            for (var table : List.of("passes", "pass_holders"))
                handle.execute(
                        "DELETE FROM " + table + " WHERE tourney_id = ? AND role = ? AND who = ?",
                        pass.tourney(),
                        pass.role().name(),
                        pass.who());
            return true;
        });
    }

    // ---- taken along to another computer

    public List<Hashed> links(String tourney) {
        return hashed("passes", "token", "", tourney);
    }

    /** Those whose own browsers have been there. */
    public List<Hashed> holders(String tourney) {
        return hashed("pass_holders", "visitor", " AND proven = 1", tourney);
    }

    /** Those too of whom only a file says so. */
    public List<Hashed> claimed(String tourney) {
        return hashed("pass_holders", "visitor", "", tourney);
    }

    private List<Hashed> hashed(String table, String column, String and, String tourney) {
        return database.read(handle ->
                handle.createQuery(
                                "SELECT "
                                        + column
                                        + " AS hash, role, who FROM "
                                        + table
                                        + " WHERE tourney_id = :id"
                                        + and
                                        + " ORDER BY role, who, hash")
                        .bind("id", tourney)
                        .map((row, _) ->
                                new Hashed(
                                        row.getString("hash"),
                                        Role.valueOf(row.getString("role")),
                                        row.getString("who")))
                        .list());
    }

    /**
     * Links and visitors that an event brings along; those known already stay.
     *
     * <p>Whoever writes a file can name anybody in it whose hash he has seen: a visitor counts once
     * he has come himself.
     */
    public static void bring(
            Handle handle, String tourney, List<Hashed> links, List<Hashed> holders, Instant now) {
        for (var link : links)
            put(handle, ADD + " ON CONFLICT (token) DO NOTHING", link, tourney, now);
        for (var holder : holders) put(handle, CLAIM, holder, tourney, now);
    }

    private static void put(Handle handle, String sql, Hashed hashed, String tourney, Instant now) {
        put(handle, sql, hashed.hash(), new Pass(tourney, hashed.role(), hashed.who()), now);
    }

    private static Pass pass(ResultSet row) throws SQLException {
        return new Pass(
                row.getString("tourney_id"),
                Role.valueOf(row.getString("role")),
                row.getString("who"));
    }
}
