package org.vexillum.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/** Matches and their journals. */
public final class Matches {
    private static final String COLUMNS =
            "id, game, edition, ruleset, setting, by_hand, shared, open, bot_a, bot_b, secret, made";

    private final Database database;

    public Matches(Database database) {
        this.database = database;
    }

    /**
     * A match with its changing part, which only the play package reads.
     *
     * @param state as JSON
     * @param version counts its changes
     */
    public record Stored(
            MatchRow row, String state, boolean finished, Instant changed, int version) {}

    /**
     * What one change of a match adds.
     *
     * @param summaries what lists show of it from now on, by language
     */
    public record Change(
            String state,
            boolean finished,
            List<EntryRow> entries,
            List<Remark> remarks,
            List<PositionRow> positions,
            Map<String, String> summaries) {}

    public static void add(Handle handle, MatchRow row, String state) {
        handle.execute(
                "INSERT INTO matches ("
                        + COLUMNS
                        + ", state, finished, changed)"
                        + " VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?,0,?)",
                row.id(),
                row.game(),
                row.edition(),
                row.ruleset(),
                row.setting(),
                flag(row.byHand()),
                flag(row.shared()),
                flag(row.open()),
                row.botA(),
                row.botB(),
                row.secret(),
                row.made().toString(),
                state,
                row.made().toString());
    }

    /**
     * Adds to a journal; returns when it is on the disk.
     *
     * @param version that is changed
     * @throws StaleMatch if somebody else has changed it since
     */
    public void change(String match, int version, Change change, Instant at) {
        database.write(handle -> {
            int changed =
                    handle.execute(
                            "UPDATE matches SET state = ?, finished = ?, changed = ?,"
                                    + " version = version + 1 WHERE id = ? AND version = ?",
                            change.state(),
                            flag(change.finished()),
                            at.toString(),
                            match,
                            version);
            if (changed != 1) throw new StaleMatch(match);
            for (var entry : change.entries()) add(handle, match, entry);
            for (var remark : change.remarks()) add(handle, match, remark);
            Positions.put(handle, match, change.positions());
            Summaries.put(handle, match, version + 1, change.summaries());
            database.tell(handle, match);
            return true;
        });
    }

    /** Whether a match is of this version, as it then is until the transaction ends. */
    static boolean locked(Handle handle, String match, int version) {
        return 1
                == handle.execute(
                        "UPDATE matches SET version = version WHERE id = ? AND version = ?",
                        match,
                        version);
    }

    private static void add(Handle handle, String match, EntryRow entry) {
        handle.execute(
                "INSERT INTO entries (match_id, number, line, secret, at) VALUES (?,?,?,?,?)",
                match,
                entry.number(),
                entry.line(),
                flag(entry.secret()),
                entry.at().toString());
    }

    private static void add(Handle handle, String match, Remark remark) {
        handle.execute(
                "INSERT INTO remarks (match_id, number, kind, side, text, told, at)"
                        + " VALUES (?,?,?,?,?,?,?)",
                match,
                remark.number(),
                remark.kind().name(),
                remark.side(),
                remark.text(),
                remark.told(),
                remark.at().toString());
    }

    public Optional<Stored> find(String id) {
        return database.read(handle ->
                handle.createQuery("SELECT * FROM matches WHERE id = :id")
                        .bind("id", id)
                        .map((row, _) -> stored(row))
                        .findOne());
    }

    public List<EntryRow> entries(String match) {
        return entries(match, 0);
    }

    public int entryCount(String match) {
        return database.read(handle ->
                handle.createQuery("SELECT count(*) FROM entries WHERE match_id = :id")
                        .bind("id", match)
                        .mapTo(Integer.class)
                        .one());
    }

    /** Those from this number on. */
    public List<EntryRow> entries(String match, int from) {
        return database.read(handle ->
                handle.createQuery(
                                "SELECT number, line, secret, at FROM entries WHERE match_id ="
                                        + " :id AND number >= :from ORDER BY number")
                        .bind("id", match)
                        .bind("from", from)
                        .map((row, _) ->
                                new EntryRow(
                                        row.getInt("number"),
                                        row.getString("line"),
                                        row.getInt("secret") != 0,
                                        Instant.parse(row.getString("at"))))
                        .list());
    }

    public List<Remark> remarks(String match) {
        return database.read(handle ->
                handle.createQuery(
                                "SELECT number, kind, side, text, told, at FROM remarks"
                                        + " WHERE match_id = :id ORDER BY number")
                        .bind("id", match)
                        .map((row, _) -> remark(row))
                        .list());
    }

    private static Remark remark(ResultSet row) throws SQLException {
        return new Remark(
                row.getInt("number"),
                Remark.Kind.valueOf(row.getString("kind")),
                row.getString("side"),
                row.getString("text"),
                row.getInt("told"),
                Instant.parse(row.getString("at")));
    }

    static Stored stored(ResultSet row) throws SQLException {
        var match =
                new MatchRow(
                        row.getString("id"),
                        row.getString("game"),
                        row.getString("edition"),
                        row.getInt("ruleset"),
                        row.getString("setting"),
                        row.getInt("by_hand") != 0,
                        row.getInt("shared") != 0,
                        row.getInt("open") != 0,
                        row.getString("bot_a"),
                        row.getString("bot_b"),
                        row.getString("secret"),
                        Instant.parse(row.getString("made")));
        return new Stored(
                match,
                row.getString("state"),
                row.getInt("finished") != 0,
                Instant.parse(row.getString("changed")),
                row.getInt("version"));
    }

    static int flag(boolean on) {
        return on ? 1 : 0;
    }
}
