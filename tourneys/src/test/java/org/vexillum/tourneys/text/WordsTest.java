package org.vexillum.tourneys.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.vexillum.gamekit.rules.Lang;

class WordsTest {
    private static final Pattern PLACE = Pattern.compile("\\{(\\d)[}|]");
    private static final Pattern REFUSED = Pattern.compile("new ChangeRefused\\(\\s*\"([a-z-]+)\"");
    private static final Pattern WARNED = Pattern.compile("\\.warn\\(\\s*\"([a-z-]+)\"");
    private static final Pattern BAD = Pattern.compile("new BadFile\\([^\"]*\"([a-z-]+)\"");
    private static final Pattern LISTED = Pattern.compile("(?:illegal|note)\\(\"([a-z-]+)\"");

    private static ResourceBundle bundle(Lang lang) {
        return ResourceBundle.getBundle(TourneyMessages.BUNDLE, lang.locale());
    }

    @Test
    void bothLanguagesSayTheSameThings() {
        assertThat(bundle(Lang.ES).keySet())
                .containsExactlyInAnyOrderElementsOf(bundle(Lang.EN).keySet());
    }

    @Test
    void bothLanguagesMentionTheSameFacts() {
        for (var key : bundle(Lang.EN).keySet())
            assertThat(places(Lang.ES, key)).as(key).isEqualTo(places(Lang.EN, key));
    }

    private static Set<String> places(Lang lang, String key) {
        var places = new TreeSet<String>();
        PLACE.matcher(bundle(lang).getString(key))
                .results()
                .forEach(place -> places.add(place.group(1)));
        return places;
    }

    @Test
    void oneIsCountedAsOne() {
        assertThat(TourneyMessages.in(Lang.EN).it("refused.rounds-played", 1))
                .startsWith("1 round is paired");
        assertThat(TourneyMessages.in(Lang.EN).it("refused.rounds-played", 2))
                .startsWith("2 rounds are");
        assertThat(TourneyMessages.in(Lang.ES).it("log.UnitsWritten", 1, "x"))
                .isEqualTo("1 unidad escrita (x)");
        assertThat(TourneyMessages.in(Lang.ES).it("refused.all-rounds-played", 1))
                .startsWith("Ya está emparejada la única ronda.");
    }

    @Test
    void spanishIsNotEnglish() {
        for (var key : bundle(Lang.EN).keySet())
            assertThat(bundle(Lang.ES).getString(key))
                    .as(key)
                    .isNotBlank()
                    .isNotEqualTo(bundle(Lang.EN).getString(key));
    }

    @Test
    void everythingTheCodeSaysHasItsSentence() throws IOException {
        try (var files = Files.walk(Path.of("src", "main", "java"))) {
            for (var file : files.filter(Files::isRegularFile).toList()) {
                var code = Files.readString(file);
                check(code, REFUSED, "refused.");
                check(code, WARNED, "notice.");
                check(code, BAD, "file.");
                if (file.endsWith("ListCheck.java")) check(code, LISTED, "list.");
            }
        }
    }

    private static void check(String code, Pattern pattern, String prefix) {
        pattern.matcher(code)
                .results()
                .forEach(found ->
                        assertThat(bundle(Lang.EN).keySet()).contains(prefix + found.group(1)));
    }
}
