package org.vexillum.gamekit.edge;

import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.Properties;
import org.vexillum.gamekit.rules.Lang;

/** Files that were built into the program. */
public final class Resources {
    private Resources() {}

    /**
     * The text of a file beside a class.
     *
     * @throws IllegalStateException if the program was built without it
     */
    public static String text(Class<?> beside, String name) {
        return Edge.of()
                .resource(beside, name)
                .orElseThrow(
                        () -> new IllegalStateException("the program was built without " + name));
    }

    /** Words of one language: {@code text_es.properties} beside a class. */
    public static Properties words(Class<?> beside, String name, Lang lang) {
        return properties(beside, name + "_" + lang.code() + ".properties");
    }

    /** The same, or nothing if there is no such file. */
    public static Properties anyWords(Class<?> beside, String name, Lang lang) {
        var file = name + "_" + lang.code() + ".properties";
        boolean there = Edge.of().resource(beside, file).isPresent();
        return there ? properties(beside, file) : new Properties();
    }

    public static Properties properties(Class<?> beside, String name) {
        var properties = new Properties();
        try {
            properties.load(new StringReader(text(beside, name)));
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
        return properties;
    }
}
