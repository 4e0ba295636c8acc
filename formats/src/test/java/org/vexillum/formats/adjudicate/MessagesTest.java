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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
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
            Pattern.compile(
                    "(?:assumed(?:\\(\\))?\\s*\\.add|assume|new Assumption)\\(\\s*[^,]+,\\s*\"([a-z-]+)\"");
    private static final Pattern FOUND =
            Pattern.compile(
                    "Found\\.of\\(\\s*(?:[^\"]*\\?\\s*)?\"([a-z-]+)\"(?:\\s*:\\s*\"([a-z-]+)\")?");

    /** Games whose positions can be read, with the folder of what is their own. */
    enum Game {
        REGIMENTS(GameId.REGIMENTS, "regiments"),
        FIRST_BLOOD(GameId.FIRST_BLOOD, "firstblood"),
        WARCROW(GameId.WARCROW, "warcrow");

        private final GameId id;
        private final String folder;

        Game(GameId id, String folder) {
            this.id = id;
            this.folder = folder;
        }

        Properties bundle(Lang lang) throws IOException {
            var bundle = new Properties();
            for (var name : List.of("positions", id.id() + "-positions"))
                try (var in =
                        Teller.class.getResourceAsStream(
                                name + "_" + lang.code() + ".properties")) {
                    bundle.load(new InputStreamReader(in, StandardCharsets.UTF_8));
                }
            return bundle;
        }

        TreeSet<String> used(Pattern pattern) throws IOException {
            var used = new TreeSet<String>();
            for (var part : List.of("position", "adjudicate", "odds", folder))
                try (Stream<Path> files = Files.walk(SOURCES.resolve(part))) {
                    for (var file : files.filter(Files::isRegularFile).toList()) {
                        var found = pattern.matcher(Files.readString(file));
                        while (found.find())
                            for (int i = 1; i <= found.groupCount(); i++)
                                if (found.group(i) != null) used.add(found.group(i));
                    }
                }
            return used;
        }

        TreeSet<String> kept(String prefix) throws IOException {
            var kept = new TreeSet<String>();
            for (var key : bundle(Lang.EN).stringPropertyNames())
                if (key.startsWith(prefix)) kept.add(key.substring(prefix.length()));
            return kept;
        }
    }

    @ParameterizedTest
    @EnumSource
    void everyFaultHasASentence(Game game) throws IOException {
        var used = game.used(FAULT);
        assertThat(used).hasSizeGreaterThan(30);
        assertThat(game.kept("fault.")).containsAll(used);
    }

    @Test
    void everySentenceAboutAFaultIsNeeded() throws IOException {
        var kept = new TreeSet<String>();
        var used = new TreeSet<String>();
        for (var game : Game.values()) {
            kept.addAll(game.kept("fault."));
            used.addAll(game.used(FAULT));
        }
        kept.removeIf(key -> key.endsWith("-meant") || key.endsWith("-many"));
        assertThat(used).containsAll(kept);
    }

    @ParameterizedTest
    @EnumSource
    void everyAssumptionHasASentence(Game game) throws IOException {
        var used = game.used(ASSUMED);
        if (game == Game.REGIMENTS) used.addAll(List.of("quality", "defense"));
        assertThat(game.kept("assumed.")).isEqualTo(used);
    }

    @ParameterizedTest
    @EnumSource
    void everyFindingHasASentence(Game game) throws IOException {
        assertThat(game.kept("found.")).containsAll(game.used(FOUND));
    }

    @ParameterizedTest
    @EnumSource
    void everySentenceCanBeSaid(Game game) throws IOException {
        for (var lang : Lang.values()) {
            var teller = Teller.of(game.id, lang, BOOK);
            for (var key : game.bundle(lang).stringPropertyNames()) {
                var said =
                        key.startsWith("found.")
                                ? teller.say(key, Map.of(), Names.NONE)
                                : teller.say(key, 1, 2, 3);
                assertThat(said).as(key).isNotBlank().doesNotContain("{", "}");
            }
        }
    }
}
