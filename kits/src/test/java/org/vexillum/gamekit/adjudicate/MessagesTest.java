package org.vexillum.gamekit.adjudicate;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
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
import org.vexillum.firstblood.kit.FirstBloodKit;
import org.vexillum.gamekit.Kits;
import org.vexillum.gamekit.TableNames;
import org.vexillum.gamekit.edge.Resources;
import org.vexillum.gamekit.rules.GameId;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.gamekit.text.Teller;
import org.vexillum.regiments.kit.RegimentsKit;
import org.vexillum.rulebook.Rulebook;
import org.vexillum.warcrow.kit.WarcrowKit;

/** What can be said about positions is said in both languages, and nothing else is kept. */
class MessagesTest {
    private static final Rulebook BOOK = Rulebook.load();
    private static final Path SHARED = Path.of("../gamekit/src/main/java/org/vexillum/gamekit");
    private static final Pattern FAULT =
            Pattern.compile(
                    "new FileFault\\(\\s*[^\"]*?\"([a-z][a-z-]+)\"|unknown\\(\\s*[^\"]*?\"([a-z][a-z-]+)\"");
    private static final Pattern ASSUMED =
            Pattern.compile(
                    "(?:assumed(?:\\(\\))?\\s*\\.add|assume|new Assumption)\\(\\s*[^,]+,\\s*\"([a-z-]+)\"");
    private static final Pattern FOUND =
            Pattern.compile(
                    "QueryAnswer\\.of\\(\\s*(?:[^\"]*\\?\\s*)?\"([a-z-]+)\"(?:\\s*:\\s*\"([a-z-]+)\")?");

    /** Games whose positions can be read, with the folder of what is their own. */
    enum Game {
        REGIMENTS(RegimentsKit.ID, "regiments/src/main/java/org/vexillum/regiments/kit"),
        FIRST_BLOOD(FirstBloodKit.ID, "first-blood/src/main/java/org/vexillum/firstblood/kit"),
        WARCROW(WarcrowKit.ID, "warcrow/src/main/java/org/vexillum/warcrow/kit");

        private final GameId id;
        private final String folder;

        Game(GameId id, String folder) {
            this.id = id;
            this.folder = folder;
        }

        Properties bundle(Lang lang) {
            var bundle = Resources.words(Teller.class, "positions", lang);
            bundle.putAll(Resources.words(Kits.of(id).getClass(), "positions", lang));
            return bundle;
        }

        TreeSet<String> used(Pattern pattern) throws IOException {
            var used = new TreeSet<String>();
            for (var part :
                    List.of(
                            SHARED.resolve("position"),
                            SHARED.resolve("adjudicate"),
                            SHARED.resolve("odds"),
                            Path.of("../games").resolve(folder)))
                try (Stream<Path> files = Files.walk(part)) {
                    for (var file : files.filter(Files::isRegularFile).toList()) {
                        var found = pattern.matcher(Files.readString(file));
                        while (found.find())
                            for (int i = 1; i <= found.groupCount(); i++)
                                if (found.group(i) != null) used.add(found.group(i));
                    }
                }
            return used;
        }

        TreeSet<String> kept(String prefix) {
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
                                ? teller.say(key, Map.of(), TableNames.NONE)
                                : teller.say(key, 1, 2, 3);
                assertThat(said).as(key).isNotBlank().doesNotContain("{", "}");
            }
        }
    }
}
