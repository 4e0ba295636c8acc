package org.vexillum.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/** The tables of matches at the end of each step; those of finished matches are packed. */
public final class Positions {
    private final Database database;

    public Positions(Database database) {
        this.database = database;
    }

    /** Replaces those from the first of these on. */
    static void put(Handle handle, String match, List<PositionRow> rows) {
        if (rows.isEmpty()) return;
        var first = rows.getFirst();
        handle.execute(
                "DELETE FROM positions WHERE match_id = ? AND part = ? AND step >= ?",
                match,
                first.part(),
                first.step());
        for (var row : rows)
            handle.execute(
                    "INSERT INTO positions (match_id, part, step, hash, standing, log)"
                            + " VALUES (?,?,?,?,?,?)",
                    match,
                    row.part(),
                    row.step(),
                    row.hash(),
                    row.standing(),
                    row.log());
    }

    /** All of a match, in their order. */
    public List<PositionRow> of(String match) {
        return database.read(handle -> of(handle, match));
    }

    private static List<PositionRow> of(Handle handle, String match) {
        var rows = rows(handle, match);
        return archive(handle, match).map(archive -> archive.under(rows)).orElse(rows);
    }

    private static List<PositionRow> rows(Handle handle, String match) {
        return handle.createQuery(
                        "SELECT part, step, hash, standing, log FROM positions"
                                + " WHERE match_id = :id ORDER BY part, step")
                .bind("id", match)
                .map((row, _) -> row(row))
                .list();
    }

    private static Optional<Archive> archive(Handle handle, String match) {
        return handle.createQuery("SELECT text FROM archives WHERE match_id = :id")
                .bind("id", match)
                .mapTo(String.class)
                .findOne()
                .map(Archive::unpacked);
    }

    /**
     * Packs those of a finished match; of one that changes meanwhile they stay as they are.
     *
     * @param version of the match
     */
    public void pack(String match, int version) {
        var rows = of(match);
        if (database.read(handle -> rows(handle, match)).isEmpty()) return;
        var packed = Archive.of(rows).packed();
        database.write(handle -> {
            if (!Matches.locked(handle, match, version)) return false;
            handle.execute(
                    "INSERT INTO archives (match_id, text) VALUES (?,?)"
                            + " ON CONFLICT (match_id) DO UPDATE SET text = excluded.text",
                    match,
                    packed);
            handle.execute("DELETE FROM positions WHERE match_id = ?", match);
            return true;
        });
    }

    private static PositionRow row(ResultSet row) throws SQLException {
        return new PositionRow(
                row.getInt("part"),
                row.getInt("step"),
                row.getString("hash"),
                row.getString("standing"),
                row.getString("log"));
    }
}
