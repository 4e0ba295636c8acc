package org.vexillum.gamekit;

import java.util.Locale;
import java.util.Properties;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import org.vexillum.gamekit.Meaning.Sense;
import org.vexillum.gamekit.edge.Resources;
import org.vexillum.kernel.Nullable;

/**
 * What the numbers and strings in the records of the rules stand for.
 *
 * <p>The rules hold ids and whole numbers; only their names tell a unit from a weapon and a length
 * from a count. {@code meanings.properties} says it for each name of a component, the file of that
 * name in each game for one component of one record where the name alone would not do.
 */
public final class Meanings {
    private static final String FILE = "meanings.properties";
    private static final Properties SHARED = Resources.properties(Meanings.class, FILE);
    private static final ConcurrentMap<String, Properties> BY_GAME = new ConcurrentHashMap<>();

    private static final ClassValue<ConcurrentMap<String, Meaning>> OF_COMPONENTS =
            new ClassValue<>() {
                @Override
                protected ConcurrentMap<String, Meaning> computeValue(Class<?> type) {
                    return new ConcurrentHashMap<>();
                }
            };

    private Meanings() {}

    /** The meaning of a component of a record. */
    public static Meaning of(Class<?> type, String component) {
        return OF_COMPONENTS.get(type).computeIfAbsent(component, name -> lookUp(type, name));
    }

    private static Meaning lookUp(Class<?> type, String component) {
        var own = find(own(type), Kind.of(type) + "." + component);
        if (own == null) own = find(own(type), component);
        return own == null ? named(component) : own;
    }

    /** The meaning that a name has in most records. */
    public static Meaning named(String component) {
        var found = find(SHARED, component);
        return found == null ? Meaning.TYPED : found;
    }

    /** The meaning of the answers to a question where they are plain values. */
    public static Meaning ofAnswer(Class<?> question) {
        var found = find(own(question), Kind.of(question));
        return found == null ? Meaning.TYPED : found;
    }

    /** The meaning of a fact of a refusal, by its place. */
    public static Meaning ofRefusal(String key, int place) {
        return ofAnswer("refusal." + key + "." + place);
    }

    /** The same for a question by its name. */
    public static Meaning ofAnswer(String question) {
        for (var game : Kits.all()) {
            var found = find(own(game), question);
            if (found != null) return found;
        }
        return Meaning.TYPED;
    }

    private static Properties own(Class<?> type) {
        return Kits.owning(type).map(Meanings::own).orElse(SHARED);
    }

    private static Properties own(GameKit game) {
        return BY_GAME.computeIfAbsent(
                game.id().id(), _ -> Resources.properties(game.getClass(), FILE));
    }

    /** Reads {@code unit}, {@code inches} or {@code model of target}. */
    public static Meaning parse(String written) {
        var words = written.split(" of ", 2);
        var sense = Sense.valueOf(words[0].toUpperCase(Locale.ROOT));
        return new Meaning(sense, words.length > 1 ? words[1] : "");
    }

    private static @Nullable Meaning find(Properties known, String key) {
        var written = known.getProperty(key);
        return written == null ? null : parse(written);
    }
}
