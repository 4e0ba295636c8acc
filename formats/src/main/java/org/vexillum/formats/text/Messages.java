package org.vexillum.formats.text;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import org.vexillum.rulebook.Lang;

/** The sentences of one game in one language, by key; what all games share stands behind them. */
final class Messages {
    static final String SHARED = "shared";

    /** What is said about files that describe positions, of all games and of each. */
    static final String POSITIONS = "positions";

    private final Properties sentences = new Properties();
    private final ConcurrentMap<String, Optional<Template>> parsed = new ConcurrentHashMap<>();

    Messages(String game, Lang lang) {
        load(SHARED, lang);
        load(POSITIONS, lang);
        load(game, lang);
        load(game + "-" + POSITIONS, lang);
    }

    private void load(String bundle, Lang lang) {
        var file = bundle + "_" + lang.code() + ".properties";
        try (var in = Messages.class.getResourceAsStream(file)) {
            if (in == null) throw new IOException("the program was built without " + file);
            sentences.load(new InputStreamReader(in, StandardCharsets.UTF_8));
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    Optional<Template> find(String key) {
        return parsed.computeIfAbsent(
                key, _ -> Optional.ofNullable(sentences.getProperty(key)).map(Template::parse));
    }

    /** A word that is surely there. */
    String word(String key) {
        return sentences.getProperty(key, key);
    }

    Set<String> keys() {
        return new TreeSet<>(sentences.stringPropertyNames());
    }
}
