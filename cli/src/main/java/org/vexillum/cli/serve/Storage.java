package org.vexillum.cli.serve;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.vexillum.cli.Console;
import org.vexillum.cli.Refusal;
import org.vexillum.server.store.Database;
import picocli.CommandLine.Option;

/** Where games are kept: a folder, or a PostgreSQL server. */
public final class Storage {
    @Option(names = "--data", paramLabel = "DIR", descriptionKey = "serve.data")
    private Optional<Path> data = Optional.empty();

    @Option(names = "--db", paramLabel = "URL", descriptionKey = "serve.db")
    private Optional<String> db = Optional.empty();

    Path folder() {
        return data.orElseGet(Storage::usualFolder);
    }

    Optional<String> db() {
        return db;
    }

    /** Where programs keep what belongs to a user. */
    private static Path usualFolder() {
        var home = System.getenv("XDG_DATA_HOME");
        var folder =
                home == null || home.isBlank()
                        ? Path.of(System.getProperty("user.home"), ".local", "share")
                        : Path.of(home);
        return folder.resolve("vexillum");
    }

    public Database open(Console console) {
        try {
            return db.map(Database::at).orElseGet(() -> Database.in(folder()));
        } catch (Database.Unopened unopened) {
            throw refusal(console);
        }
    }

    /** Why nothing can be kept there. What a database is asked with stays untold: a password. */
    Refusal refusal(Console console) {
        return new Refusal(
                db.map(url -> console.say("storage.db", url.replaceFirst("[?].*", "")))
                        .orElseGet(() -> console.say("storage.folder", folder())));
    }

    /** Whether somebody said where, instead of leaving it to us. */
    public boolean given() {
        return data.isPresent() || db.isPresent();
    }

    /** Opens what is there, and makes nothing new. */
    public Database openOld(Console console) {
        var file = folder().resolve(Database.FILE);
        if (db.isEmpty() && !Files.exists(file))
            throw new Refusal(console.say("backup.nothing", folder()));
        return open(console);
    }
}
