package org.vexillum.gamekit;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Properties;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.vexillum.gamekit.edge.Resources;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.regiments.traits.TraitBook;

class WordsTest {
    /** Sentences that need no other words in the other language. */
    private static final List<String> ALIKE = List.of("spell.line");

    private static final Pattern USED =
            Pattern.compile(
                    "(?:error|note|violation|say|modifier|again|heading)\\((?s:[^;]*?)\"([a-z]+\\.[a-z-]+)\"");

    private final Properties english = bundle(Lang.EN);
    private final Properties spanish = bundle(Lang.ES);

    @Test
    void bothLanguagesHaveTheSameKeys() {
        assertThat(spanish.stringPropertyNames()).isEqualTo(english.stringPropertyNames());
    }

    @Test
    void aSpanishSentenceHasADecimalComma() {
        assertThat(Words.in(Lang.ES).say("force.cap", "X", 300, "262.5", 750)).contains("262,5");
        assertThat(Words.in(Lang.EN).say("force.cap", "X", 300, "262.5", 750)).contains("262.5");
    }

    @Test
    void nothingIsLeftUntranslated() {
        for (var key : english.stringPropertyNames())
            if (!ALIKE.contains(key))
                assertThat(spanish.getProperty(key)).as(key).isNotEqualTo(english.getProperty(key));
    }

    @Test
    void bothLanguagesMentionTheSameFacts() {
        for (var key : english.stringPropertyNames())
            assertThat(facts(spanish.getProperty(key)))
                    .as(key)
                    .isEqualTo(facts(english.getProperty(key)));
    }

    @Test
    void everyKeyInTheCodeHasASentence() throws Exception {
        var roots =
                List.of(
                        "../gamekit/src/main/java/org/vexillum/gamekit/force",
                        "../games/regiments/src/main/java/org/vexillum/regiments/kit/force",
                        "../games/first-blood/src/main/java/org/vexillum/firstblood/kit/force",
                        "../gamekit/src/main/java/org/vexillum/gamekit/tree",
                        "../files/src/main/java",
                        "../games/regiments/src/main/java/org/vexillum/regiments/army",
                        "../games/first-blood/src/main/java/org/vexillum/firstblood/army");
        int keys = 0;
        for (var root : roots)
            for (var file :
                    Files.walk(Path.of(root))
                            .filter(f -> f.toString().endsWith(".java"))
                            .toList()) {
                var found = USED.matcher(Files.readString(file));
                while (found.find()) {
                    keys++;
                    assertThat(english.containsKey(found.group(1)))
                            .as(file + " " + found.group(1))
                            .isTrue();
                }
            }
        assertThat(keys).isGreaterThan(60);
    }

    @Test
    void factsAreShownAsTheyAre() {
        assertThat(Words.in(Lang.EN).say("text.piece", "{1} $1", "Guard"))
                .startsWith("Guard: not understood: \"{1} $1\".");
    }

    @Test
    void oneModelIsNotSeveral() {
        assertThat(Words.in(Lang.EN).say("muster.too-few", "Guard", 1, 3)).contains("has 1 model;");
        assertThat(Words.in(Lang.ES).say("muster.too-few", "Guard", 2, 3))
                .contains("2 miniaturas;");
        assertThat(Words.in(Lang.ES).say("muster.too-few", "Guard", 1, 3)).contains("1 miniatura;");
    }

    @Test
    void traitsAreCalledAsOnCardsOfTheLanguage() {
        var tough = TraitBook.read("Tough(3)");
        assertThat(Words.in(Lang.EN).trait(tough)).isEqualTo("Tough(3)");
        assertThat(Words.in(Lang.ES).trait(tough)).isEqualTo("Resistente(3)");
        assertThat(Words.in(Lang.ES).trait(TraitBook.read("Undead"))).isEqualTo("Undead");
    }

    @Test
    void theSpanishNameOfARuleIsRead() {
        for (var trait : TraitBook.all())
            assertThat(TraitBook.read(Words.in(Lang.ES).trait(trait))).isEqualTo(trait);
    }

    private static TreeSet<String> facts(String sentence) {
        var facts = new TreeSet<String>();
        var found = Pattern.compile("\\{\\d\\}").matcher(sentence);
        while (found.find()) facts.add(found.group());
        return facts;
    }

    private static Properties bundle(Lang lang) {
        return Resources.words(Words.class, "words", lang);
    }
}
