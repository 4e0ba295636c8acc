package org.vexillum.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;

/** What lists show of matches. */
public final class Summaries {
    /** Raised when the texts are to be made anew. */
    private static final int FORM = 1;

    private static final String LISTED =
            "SELECT m.id, m.game, m.edition, m.by_hand, m.bot_a, m.bot_b, m.state, m.finished,"
                    + " m.changed, s.text AS summary FROM matches m LEFT JOIN summaries s"
                    + " ON s.match_id = m.id AND s.lang = :lang AND s.version = m.version"
                    + " AND s.form = "
                    + FORM;

    private final Database database;

    public Summaries(Database database) {
        this.database = database;
    }

    /**
     * A line of a list.
     *
     * @param state as JSON
     * @param summary as JSON, or null if there is none that is up to date
     */
    public record Listed(
            String id,
            String game,
            String edition,
            boolean byHand,
            String botA,
            String botB,
            String state,
            boolean finished,
            Instant changed,
            @Nullable String summary) {
        /** The bot of a side, or empty. */
        public String bot(Side side) {
            return side == Side.A ? botA : botB;
        }
    }

    /** Replaces the texts of a match, by language. */
    public static void put(Handle handle, String match, int version, Map<String, String> texts) {
        for (var text : texts.entrySet())
            handle.execute(
                    "INSERT INTO summaries (match_id, lang, version, form, text)"
                            + " VALUES (?,?,?,?,?) ON CONFLICT (match_id, lang) DO UPDATE SET"
                            + " version = excluded.version, form = excluded.form,"
                            + " text = excluded.text",
                    match,
                    text.getKey(),
                    version,
                    FORM,
                    text.getValue());
    }

    /** The texts of a match that had none; of no use if it has changed meanwhile. */
    public void put(String match, int version, Map<String, String> texts) {
        database.write(handle -> {
            if (Matches.locked(handle, match, version)) put(handle, match, version, texts);
            return true;
        });
    }

    /** Matches that everybody may watch, the last changed first. */
    public List<Listed> open(boolean finished, int most, String lang) {
        return database.read(handle ->
                handle.createQuery(
                                LISTED
                                        + " WHERE m.open = 1 AND m.finished = :finished"
                                        + " ORDER BY m.changed DESC LIMIT :most")
                        .bind("lang", lang)
                        .bind("finished", Matches.flag(finished))
                        .bind("most", most)
                        .map((row, _) -> listed(row))
                        .list());
    }

    /** These matches by their ids, those that are there. */
    public Map<String, Listed> of(List<String> ids, String lang) {
        if (ids.isEmpty()) return Map.of();
        var found = new LinkedHashMap<String, Listed>();
        database.read(handle ->
                        handle.createQuery(LISTED + " WHERE m.id IN (<ids>)")
                                .bind("lang", lang)
                                .bindList("ids", ids)
                                .map((row, _) -> listed(row))
                                .list())
                .forEach(each -> found.put(each.id(), each));
        return found;
    }

    public Optional<Listed> find(String id, String lang) {
        return Optional.ofNullable(of(List.of(id), lang).get(id));
    }

    /**
     * Matches that lack a summary, and finished ones whose positions are not packed; the last
     * changed first.
     */
    public List<String> neglected(int languages) {
        return database.read(handle ->
                handle.createQuery(
                                "SELECT m.id FROM matches m WHERE (SELECT count(*) FROM summaries s"
                                        + " WHERE s.match_id = m.id AND s.version = m.version"
                                        + " AND s.form = :form) < :languages OR m.finished = 1 AND"
                                        + " EXISTS (SELECT 1 FROM positions p WHERE p.match_id ="
                                        + " m.id) ORDER BY m.changed DESC")
                        .bind("form", FORM)
                        .bind("languages", languages)
                        .mapTo(String.class)
                        .list());
    }

    private static Listed listed(ResultSet row) throws SQLException {
        return new Listed(
                row.getString("id"),
                row.getString("game"),
                row.getString("edition"),
                row.getInt("by_hand") != 0,
                row.getString("bot_a"),
                row.getString("bot_b"),
                row.getString("state"),
                row.getInt("finished") != 0,
                Instant.parse(row.getString("changed")),
                row.getString("summary"));
    }
}
