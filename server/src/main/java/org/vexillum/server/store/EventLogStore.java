package org.vexillum.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.jdbi.v3.core.Handle;

/** Tourneys and their logs. */
public final class EventLogStore {
    private final Database database;

    public EventLogStore(Database database) {
        this.database = database;
    }

    /**
     * An event beside its log.
     *
     * @param code by which people register
     * @param season shared by the events whose ratings go on from one to the next
     * @param listed whether everybody is shown it
     * @param version counts its changes
     */
    public record Row(
            String id, String code, String season, boolean listed, int version, Instant made) {
        public Row with(boolean listed, int version) {
            return new Row(id, code, season, listed, version, made);
        }
    }

    /**
     * Adds an event with its log.
     *
     * @param shown what lists show of it
     */
    public static void add(Handle handle, Row row, List<String> lines, String shown) {
        handle.execute(
                "INSERT INTO tourneys (id, code, season, listed, version, made, changed)"
                        + " VALUES (?,?,?,?,?,?,?)",
                row.id(),
                row.code(),
                row.season(),
                Matches.flag(row.listed()),
                row.version(),
                row.made().toString(),
                row.made().toString());
        add(handle, row.id(), 1, lines);
        EventLines.put(handle, row.id(), row.version(), shown);
    }

    private static void add(Handle handle, String id, int first, List<String> lines) {
        var batch =
                handle.prepareBatch(
                        "INSERT INTO tourney_entries (tourney_id, number, line) VALUES (?,?,?)");
        for (int i = 0; i < lines.size(); i++) batch.add(id, first + i, lines.get(i));
        if (!lines.isEmpty()) batch.execute();
    }

    /**
     * Adds to a log; returns when it is on the disk.
     *
     * @param row as it shall be, with the version it had
     * @param first the number of the first new entry
     * @param shown what lists show of it from now on
     * @throws StaleMatch if somebody else has changed it since
     */
    public void append(Row row, int first, List<String> lines, String shown, Instant at) {
        database.write(handle -> {
            touch(handle, row, at);
            add(handle, row.id(), first, lines);
            EventLines.put(handle, row.id(), row.version() + 1, shown);
            return true;
        });
    }

    /** Replaces a log, so that what is not in the new one is gone. */
    public void rewrite(Row row, List<String> lines, String shown, Instant at) {
        database.write(handle -> {
            touch(handle, row, at);
            handle.execute("DELETE FROM tourney_entries WHERE tourney_id = ?", row.id());
            add(handle, row.id(), 1, lines);
            EventLines.put(handle, row.id(), row.version() + 1, shown);
            return true;
        });
    }

    private void touch(Handle handle, Row row, Instant at) {
        int changed =
                handle.execute(
                        "UPDATE tourneys SET listed = ?, changed = ?, version = version + 1"
                                + " WHERE id = ? AND version = ?",
                        Matches.flag(row.listed()),
                        at.toString(),
                        row.id(),
                        row.version());
        if (changed != 1) throw new StaleMatch(row.id());
    }

    public Optional<Row> find(String id) {
        return rows("id = :key", id).stream().findFirst();
    }

    public Optional<Row> byCode(String code) {
        return rows("code = :key", code).stream().findFirst();
    }

    public List<Row> ofSeason(String season) {
        return rows("season = :key", season);
    }

    /** Those that everybody is shown, the last changed first. */
    public List<Row> listed(int most) {
        return database.read(handle ->
                handle.createQuery(
                                "SELECT * FROM tourneys WHERE listed = 1"
                                        + " ORDER BY changed DESC, id LIMIT :most")
                        .bind("most", most)
                        .map((row, _) -> row(row))
                        .list());
    }

    private List<Row> rows(String which, String key) {
        return database.read(handle ->
                handle.createQuery("SELECT * FROM tourneys WHERE " + which + " ORDER BY made, id")
                        .bind("key", key)
                        .map((row, _) -> row(row))
                        .list());
    }

    public List<String> ids() {
        return database.read(handle ->
                handle.createQuery("SELECT id FROM tourneys ORDER BY made, id")
                        .mapTo(String.class)
                        .list());
    }

    /** The version as it is on the disk; none if there is no such event. */
    public OptionalInt version(String id) {
        return database.read(handle ->
                handle.createQuery("SELECT version FROM tourneys WHERE id = :id")
                        .bind("id", id)
                        .mapTo(Integer.class)
                        .findOne()
                        .map(OptionalInt::of)
                        .orElseGet(OptionalInt::empty));
    }

    public List<String> lines(String id) {
        return database.read(handle ->
                handle.createQuery(
                                "SELECT line FROM tourney_entries WHERE tourney_id = :id"
                                        + " ORDER BY number")
                        .bind("id", id)
                        .mapTo(String.class)
                        .list());
    }

    private static Row row(ResultSet row) throws SQLException {
        return new Row(
                row.getString("id"),
                row.getString("code"),
                row.getString("season"),
                row.getInt("listed") != 0,
                row.getInt("version"),
                Instant.parse(row.getString("made")));
    }
}
