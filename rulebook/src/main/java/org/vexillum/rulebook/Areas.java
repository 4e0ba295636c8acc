package org.vexillum.rulebook;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Properties;

/** What the areas of the ledger are called. */
final class Areas {
    private static final Properties NAMES = load();

    private Areas() {}

    static Bilingual name(String area) {
        var names = NAMES.getProperty(area);
        if (names == null) throw new IllegalArgumentException("an area without name: " + area);
        var bar = names.indexOf(" | ");
        return new Bilingual(names.substring(0, bar), names.substring(bar + 3));
    }

    private static Properties load() {
        var names = new Properties();
        try (var in = Areas.class.getResourceAsStream("areas.properties")) {
            if (in == null) throw new IOException("the program was built without its areas");
            names.load(new InputStreamReader(in, StandardCharsets.UTF_8));
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
        return names;
    }
}
