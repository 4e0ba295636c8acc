package org.vexillum.formats.adjudicate;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.vexillum.formats.Names;
import org.vexillum.formats.text.Teller;
import org.vexillum.rulebook.GameId;
import org.vexillum.rulebook.Lang;
import org.vexillum.rulebook.Rulebook;

/** What can be said about positions is said in both languages, and nothing else is kept. */
class MessagesTest {
    private static final Rulebook BOOK = Rulebook.load();
    private static final Path SOURCES = Path.of("src/main/java/org/vexillum/formats");
    private static final Pattern FAULT =
            Pattern.compile(
                    "new Fault\\(\\s*[^\"]*?\"([a-z][a-z-]+)\"|unknown\\(\\s*[^\"]*?\"([a-z][a-z-]+)\"");
    private static final Pattern ASSUMED =
            Pattern.compile("assumed(?:\\(\\))?\\s*\\.add\\(\\s*[^,]+,\\s*\"([a-z-]+)\"");
    private static final Pattern FOUND =
            Pattern.compile(
                    "Found\\.of\\(\\s*(?:[^\"]*\\?\\s*)?\"([a-z-]+)\"(?:\\s*:\\s*\"([a-z-]+)\")?");

    private static Properties bundle(Lang lang) throws IOException {
        var bundle = new Properties();
        var file = "positions_" + lang.code() + ".properties";
        try (var in = Teller.class.getResourceAsStream(file)) {
            bundle.load(new InputStreamReader(in, StandardCharsets.UTF_8));
        }
        return bundle;
    }

    private static TreeSet<String> used(Pattern pattern) throws IOException {
        var used = new TreeSet<String>();
        for (var folder : List.of("position", "adjudicate", "regiments"))
            try (Stream<Path> files = Files.walk(SOURCES.resolve(folder))) {
                for (var file : files.filter(Files::isRegularFile).toList()) {
                    var found = pattern.matcher(Files.readString(file));
                    while (found.find())
                        for (int i = 1; i <= found.groupCount(); i++)
                            if (found.group(i) != null) used.add(found.group(i));
                }
            }
        return used;
    }

    private static TreeSet<String> kept(String prefix) throws IOException {
        var kept = new TreeSet<String>();
        for (var key : bundle(Lang.EN).stringPropertyNames())
            if (key.startsWith(prefix)) kept.add(key.substring(prefix.length()));
        return kept;
    }

    @Test
    void everyFaultHasASentence() throws IOException {
        var used = used(FAULT);
        assertThat(used).hasSizeGreaterThan(50);
        assertThat(kept("fault.")).containsAll(used);
    }

    @Test
    void everySentenceAboutAFaultIsNeeded() throws IOException {
        var kept = kept("fault.");
        kept.removeIf(key -> key.endsWith("-meant"));
        assertThat(used(FAULT)).containsAll(kept);
    }

    @Test
    void everyAssumptionHasASentence() throws IOException {
        var used = used(ASSUMED);
        used.addAll(List.of("quality", "defense"));
        assertThat(kept("assumed.")).isEqualTo(used);
    }

    @Test
    void everyFindingHasASentence() throws IOException {
        assertThat(kept("found.")).containsAll(used(FOUND));
    }

    @Test
    void everySentenceCanBeSaid() throws IOException {
        for (var lang : Lang.values()) {
            var teller = Teller.of(GameId.REGIMENTS, lang, BOOK);
            for (var key : bundle(lang).stringPropertyNames()) {
                var said =
                        key.startsWith("found.")
                                ? teller.say(key, Map.of(), Names.NONE)
                                : teller.say(key, 1, 2, 3);
                assertThat(said).as(key).isNotBlank().doesNotContain("{", "}");
            }
        }
    }
}
