package org.vexillum.server.store;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jdbi.v3.core.Handle;

/** What lists show of events. */
public final class EventLines {
    /** Raised when the texts are to be made anew. */
    private static final int FORM = 1;

    private final Database database;

    public EventLines(Database database) {
        this.database = database;
    }

    /** Those of these events that are up to date, by their ids. */
    public Map<String, String> of(List<String> ids) {
        var found = new LinkedHashMap<String, String>();
        if (ids.isEmpty()) return found;
        database.read(handle ->
                        handle.createQuery(
                                        "SELECT l.tourney_id, l.text FROM tourney_lines l JOIN"
                                                + " tourneys t ON t.id = l.tourney_id AND t.version"
                                                + " = l.version WHERE l.form = :form AND t.id IN"
                                                + " (<ids>)")
                                .bind("form", FORM)
                                .bindList("ids", ids)
                                .map((row, _) ->
                                        Map.entry(
                                                row.getString("tourney_id"), row.getString("text")))
                                .list())
                .forEach(each -> found.put(each.getKey(), each.getValue()));
        return found;
    }

    /** Replaces the text of an event. */
    static void put(Handle handle, String id, int version, String text) {
        handle.execute(
                "INSERT INTO tourney_lines (tourney_id, version, form, text) VALUES (?,?,?,?)"
                        + " ON CONFLICT (tourney_id) DO UPDATE SET version = excluded.version,"
                        + " form = excluded.form, text = excluded.text",
                id,
                version,
                FORM,
                text);
    }

    /** The text of an event that had none; of no use if it has changed meanwhile. */
    public void put(String id, int version, String text) {
        database.write(handle -> {
            boolean same =
                    handle.createQuery(
                                            "SELECT count(*) FROM tourneys WHERE id = :id AND version ="
                                                    + " :version")
                                    .bind("id", id)
                                    .bind("version", version)
                                    .mapTo(Integer.class)
                                    .one()
                            > 0;
            if (same) put(handle, id, version, text);
            return true;
        });
    }
}
