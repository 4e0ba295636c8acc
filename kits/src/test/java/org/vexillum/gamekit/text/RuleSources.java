package org.vexillum.gamekit.text;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SequencedMap;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** What the sources of the rules name by strings: refusals and causes. */
final class RuleSources {
    private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();

    /** A word in small letters, or several with hyphens, handed to somebody. */
    private static final Pattern KEY =
            Pattern.compile("(?<=[(,?:]\\s{0,60})\"([a-z]+(?:-[a-z]+)*)\"");

    private static final Pattern CAUSE = Pattern.compile("new Cause\\(\\s*[^;]*?\\)(?=[;,)\\s])");
    private static final Pattern CAUSE_NAME = Pattern.compile("(?<=[,?:]\\s{0,60})\"([^\"]+)\"");
    private static final Pattern UNREADABLE =
            Pattern.compile("new Unreadable\\(\\s*[^;]+?,\\s*\"([a-z-]+)\"");

    /** A refusal made where files are read: a rule, then its key. */
    private static final Pattern REFUSED =
            Pattern.compile("(?:refused|Refusal\\.because)\\(\\s*\"[A-Z0-9-]+\",\\s*\"([a-z-]+)\"");

    /** By what a type is stored: no words for anybody. */
    private static final Pattern KEYS = Pattern.compile("@Stored\\([^)]*\\)");

    private static final List<String> NOT_KEYS = List.of("serial");

    private final String rules;

    /**
     * @param rules the folder of the game's rules
     */
    RuleSources(String rules) {
        this.rules = rules;
    }

    /** The keys of all refusals, with the file that uses them. */
    SequencedMap<String, String> refusals() {
        var keys = new TreeMap<String, String>();
        eachFile(file -> {
            var text = CAUSE.matcher(read(file)).replaceAll("");
            if (!text.contains("Refusal")) return;
            KEY.matcher(text)
                    .results()
                    .forEach(key -> keys.put(key.group(1), file.getFileName().toString()));
        });
        eachFile(
                List.of(rules),
                file ->
                        REFUSED.matcher(read(file))
                                .results()
                                .forEach(key -> keys.put(key.group(1), file.toString())));
        NOT_KEYS.forEach(keys::remove);
        return keys;
    }

    /** The names of all causes that are written in the sources. */
    List<String> causes() {
        var names = new TreeMap<String, String>();
        eachFile(file ->
                CAUSE.matcher(read(file))
                        .results()
                        .flatMap(cause -> CAUSE_NAME.matcher(cause.group()).results())
                        .forEach(name -> names.put(name.group(1), "")));
        return List.copyOf(names.keySet());
    }

    /** The keys of everything that the formats cannot read. */
    List<String> unreadables() {
        var keys = new TreeMap<String, String>();
        eachFile(
                List.of("gamekit/src/main", "files/src/main", "games"),
                file ->
                        UNREADABLE
                                .matcher(read(file))
                                .results()
                                .forEach(key -> keys.put(key.group(1), "")));
        return List.copyOf(keys.keySet());
    }

    private void eachFile(Consumer<Path> look) {
        eachFile(
                List.of("kernel/src/main", rules),
                file -> {
                    if (!file.toString().contains("/kit/")) look.accept(file);
                });
    }

    private static void eachFile(List<String> folders, Consumer<Path> look) {
        for (var folder : folders)
            try (Stream<Path> files = Files.walk(ROOT.resolve(folder))) {
                files.filter(file -> file.toString().endsWith(".java"))
                        .filter(file -> !file.toString().contains("/src/test/"))
                        .sorted()
                        .forEach(look);
            } catch (IOException broken) {
                throw new UncheckedIOException(broken);
            }
    }

    private static String read(Path file) {
        try {
            return KEYS.matcher(Files.readString(file)).replaceAll("");
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
