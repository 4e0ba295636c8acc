package org.vexillum.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** Forces that visitors keep for themselves. */
public final class ForceStore {
    private final Database database;

    public ForceStore(Database database) {
        this.database = database;
    }

    /**
     * A force as it was read.
     *
     * @param text as JSON
     */
    public record Kept(String id, String game, String edition, String text) {}

    public List<Kept> of(String visitor) {
        return database.read(handle ->
                handle.createQuery(
                                "SELECT * FROM forces WHERE visitor = :visitor"
                                        + " ORDER BY changed DESC, id")
                        .bind("visitor", SecretTokens.hash(visitor))
                        .map((row, _) -> kept(row))
                        .list());
    }

    public Optional<Kept> find(String visitor, String id) {
        return of(visitor).stream().filter(kept -> kept.id().equals(id)).findFirst();
    }

    /** Whoever's it is: the id is known to those only who were given it. */
    public Optional<Kept> find(String id) {
        return database.read(handle ->
                handle.createQuery("SELECT * FROM forces WHERE id = :id")
                        .bind("id", id)
                        .map((row, _) -> kept(row))
                        .findOne());
    }

    /** The mark of the visitor who keeps a force. */
    public Optional<String> owner(String id) {
        return database.read(handle ->
                handle.createQuery("SELECT visitor FROM forces WHERE id = :id")
                        .bind("id", id)
                        .mapTo(String.class)
                        .findOne());
    }

    public void put(String visitor, Kept force, Instant now) {
        database.write(handle ->
                handle.execute(
                        "INSERT INTO forces (id, visitor, game, edition, text, changed)"
                                + " VALUES (?,?,?,?,?,?) ON CONFLICT (id) DO UPDATE SET"
                                + " game = excluded.game, edition = excluded.edition,"
                                + " text = excluded.text, changed = excluded.changed",
                        force.id(),
                        SecretTokens.hash(visitor),
                        force.game(),
                        force.edition(),
                        force.text(),
                        now.toString()));
    }

    public void remove(String visitor, String id) {
        database.write(handle ->
                handle.execute(
                        "DELETE FROM forces WHERE id = ? AND visitor = ?",
                        id,
                        SecretTokens.hash(visitor)));
    }

    private static Kept kept(ResultSet row) throws SQLException {
        return new Kept(
                row.getString("id"),
                row.getString("game"),
                row.getString("edition"),
                row.getString("text"));
    }
}
