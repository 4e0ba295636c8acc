package org.vexillum.formats;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Properties;
import org.vexillum.formats.Meaning.Sense;
import org.vexillum.kernel.Nullable;

/**
 * What the numbers and strings in the records of the rules stand for.
 *
 * <p>The rules hold ids and whole numbers; only their names tell a unit from a weapon and a length
 * from a count. {@code meanings.properties} says it for each name of a component, or for one
 * component of one record where the name alone would not do.
 */
public final class Meanings {
    private static final Properties KNOWN = load();

    private Meanings() {}

    /** The meaning of a component of a record. */
    public static Meaning of(Class<?> type, String component) {
        var kind = Kind.of(type);
        var found = find(kind + "." + component);
        if (found == null) found = find(component);
        return found == null ? Meaning.TYPED : found;
    }

    /** The meaning that a name has in most records. */
    public static Meaning named(String component) {
        var found = find(component);
        return found == null ? Meaning.TYPED : found;
    }

    /** The meaning of the answers to a question where they are plain values. */
    public static Meaning ofAnswer(Class<?> question) {
        return ofAnswer(Kind.of(question));
    }

    /** The same for a question by its name. */
    public static Meaning ofAnswer(String question) {
        var found = find(question);
        return found == null ? Meaning.TYPED : found;
    }

    /** Reads {@code unit}, {@code inches} or {@code model of target}. */
    public static Meaning parse(String written) {
        var words = written.split(" of ", 2);
        var sense = Sense.valueOf(words[0].toUpperCase(Locale.ROOT));
        return new Meaning(sense, words.length > 1 ? words[1] : "");
    }

    private static @Nullable Meaning find(String key) {
        var written = KNOWN.getProperty(key);
        return written == null ? null : parse(written);
    }

    private static Properties load() {
        var known = new Properties();
        try (var in = Meanings.class.getResourceAsStream("meanings.properties")) {
            if (in == null) throw new IOException("the program was built without its meanings");
            known.load(new InputStreamReader(in, StandardCharsets.UTF_8));
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
        return known;
    }
}
