package org.vexillum.gamekit.text;

import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import org.vexillum.gamekit.GameKit;
import org.vexillum.gamekit.edge.Resources;
import org.vexillum.gamekit.rules.Lang;

/** The sentences of one game in one language, by key; what all games share stands behind them. */
final class Messages {
    static final String SHARED = "shared";

    /** What is said about events, questions and refusals of a game. */
    static final String TEXT = "text";

    /** What is said about files that describe positions, of all games and of each. */
    static final String POSITIONS = "positions";

    private final Properties sentences = new Properties();
    private final ConcurrentMap<String, Optional<Template>> parsed = new ConcurrentHashMap<>();

    Messages(GameKit game, Lang lang) {
        sentences.putAll(Resources.words(Messages.class, SHARED, lang));
        sentences.putAll(Resources.words(Messages.class, POSITIONS, lang));
        sentences.putAll(Resources.words(game.getClass(), TEXT, lang));
        sentences.putAll(Resources.words(game.getClass(), POSITIONS, lang));
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
