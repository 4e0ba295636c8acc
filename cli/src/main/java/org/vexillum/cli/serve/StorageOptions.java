package org.vexillum.cli.serve;

import java.io.IOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import org.vexillum.cli.CommandFailure;
import org.vexillum.cli.Console;
import org.vexillum.server.store.Database;
import picocli.CommandLine.Option;

/** Where games are kept: a folder, or a PostgreSQL server. */
public final class StorageOptions {
    private static final Pattern PASSWORD = Pattern.compile("[?&]password=");

    @Option(names = "--data", paramLabel = "DIR", descriptionKey = "serve.data")
    private Optional<Path> data = Optional.empty();

    @Option(names = "--db", paramLabel = "URL", descriptionKey = "serve.db")
    private Optional<String> db = Optional.empty();

    @Option(
            names = "--db-password-file",
            paramLabel = "FILE",
            descriptionKey = "serve.db.password.file")
    private Optional<Path> passwordFile = Optional.empty();

    Path folder() {
        return data.orElseGet(StorageOptions::usualFolder);
    }

    /** The address of another database with its password, which nobody has to write into it. */
    Optional<String> db(Console console) {
        return db.map(url -> withPassword(url, console));
    }

    private String withPassword(String url, Console console) {
        if (PASSWORD.matcher(url).find()) {
            console.err().println(console.say("storage.password.seen"));
            return url;
        }
        var password =
                passwordFile
                        .map(file -> read(file, console))
                        .orElseGet(() -> console.variable("PGPASSWORD"));
        if (password.isEmpty()) return url;
        var written = URLEncoder.encode(password, StandardCharsets.UTF_8);
        return url + (url.contains("?") ? "&" : "?") + "password=" + written;
    }

    private static String read(Path file, Console console) {
        try {
            return Files.readString(file).strip();
        } catch (IOException unreadable) {
            throw new CommandFailure(console.say("storage.password.file", file));
        }
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
            return db(console).map(Database::at).orElseGet(() -> Database.in(folder()));
        } catch (Database.Unopened unopened) {
            throw refusal(console, unopened);
        }
    }

    /** Why nothing can be kept there. What a database is asked with stays untold: a password. */
    CommandFailure refusal(Console console, Database.Unopened unopened) {
        var key = "storage." + unopened.trouble().name().toLowerCase(Locale.ROOT).replace('_', '.');
        return new CommandFailure(
                db.map(url -> console.say("storage.db", url.replaceFirst("[?].*", "")))
                        .orElseGet(() -> console.say(key, folder())));
    }

    /** Whether somebody said where, instead of leaving it to us. */
    public boolean given() {
        return data.isPresent() || db.isPresent();
    }

    /** Opens what is there, and makes nothing new. */
    public Database openOld(Console console) {
        var file = folder().resolve(Database.FILE);
        if (db.isEmpty() && !Files.exists(file))
            throw new CommandFailure(console.say("backup.nothing", folder()));
        return open(console);
    }
}
