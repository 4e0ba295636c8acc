package org.vexillum.server.store;

import org.jdbi.v3.core.Handle;

/** Small facts about the database as a whole. */
public final class DatabaseMarks {
    private static final String RESTORED = "restored";
    private static final String OPENED = "opened ";
    private static final String PLACED = "placed ";

    private DatabaseMarks() {}

    /** Notes that the whole record of a finished match was given to somebody, seed and secrets. */
    public static void opened(Database database, String match) {
        set(database, OPENED + match);
    }

    public static boolean isOpened(Database database, String match) {
        return isSet(database, OPENED + match);
    }

    /** Notes that somebody who plays a match gave it to an event. */
    public static void placed(Database database, String match, String event) {
        set(database, PLACED + match + " " + event);
    }

    public static boolean isPlaced(Database database, String match, String event) {
        return isSet(database, PLACED + match + " " + event);
    }

    private static void set(Database database, String name) {
        database.write(handle -> set(handle, name));
    }

    private static int set(Handle handle, String name) {
        return handle.execute(
                "INSERT INTO marks (name, value) VALUES (?,?) ON CONFLICT (name) DO NOTHING",
                name,
                "");
    }

    private static boolean isSet(Database database, String name) {
        return database.read(handle ->
                handle.createQuery("SELECT name FROM marks WHERE name = :name")
                        .bind("name", name)
                        .mapTo(String.class)
                        .findOne()
                        .isPresent());
    }

    /**
     * Takes over what is noted about the matches of another database. That a record was shown is
     * kept besides: whoever has seen it knows it still.
     */
    static void replace(Handle from, Handle to) {
        to.execute("DELETE FROM marks WHERE name LIKE ?", PLACED + "%");
        add(from, to);
    }

    /** Adds what is noted about the matches of another database. */
    static void add(Handle from, Handle to) {
        var names =
                from.createQuery("SELECT name FROM marks WHERE name <> :not")
                        .bind("not", RESTORED)
                        .mapTo(String.class)
                        .list();
        for (var name : names) set(to, name);
    }

    static void restored(Handle handle, String now) {
        handle.execute(
                "INSERT INTO marks (name, value) VALUES (?,?)"
                        + " ON CONFLICT (name) DO UPDATE SET value = excluded.value",
                RESTORED,
                now);
    }

    /** When a backup was brought back, or empty: what is in memory since before is void. */
    public static String restored(Database database) {
        return database.read(handle ->
                handle.createQuery("SELECT value FROM marks WHERE name = :name")
                        .bind("name", RESTORED)
                        .mapTo(String.class)
                        .findOne()
                        .orElse(""));
    }
}
