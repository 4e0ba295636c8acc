package org.vexillum.gamekit.odds;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Properties;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.vexillum.gamekit.Kits;
import org.vexillum.gamekit.edge.Resources;
import org.vexillum.gamekit.rules.Lang;

class OddsWordsTest {
    private static final Pattern PLACE = Pattern.compile("\\{\\d}");

    @ParameterizedTest
    @ValueSource(strings = {"shared", "regiments", "first-blood", "warcrow"})
    void everySentenceExistsInBothLanguagesAndDiffers(String bundle) {
        var english = bundle(bundle, Lang.EN);
        var spanish = bundle(bundle, Lang.ES);
        assertThat(spanish.stringPropertyNames()).isEqualTo(english.stringPropertyNames());
        for (var key : english.stringPropertyNames())
            assertThat(spanish.getProperty(key)).as(key).isNotEqualTo(english.getProperty(key));
    }

    @ParameterizedTest
    @ValueSource(strings = {"shared", "regiments", "first-blood", "warcrow"})
    void bothLanguagesMentionTheSameFacts(String bundle) {
        for (var key : bundle(bundle, Lang.EN).stringPropertyNames())
            assertThat(places(bundle, Lang.ES, key))
                    .as(key)
                    .isEqualTo(places(bundle, Lang.EN, key));
    }

    private static Properties bundle(String name, Lang lang) {
        return name.equals("shared")
                ? Resources.words(OddsWords.class, name, lang)
                : Resources.words(Kits.called(name).orElseThrow().getClass(), "odds", lang);
    }

    private static List<String> places(String bundle, Lang lang, String key) {
        return PLACE.matcher(bundle(bundle, lang).getProperty(key))
                .results()
                .map(MatchResult::group)
                .sorted()
                .toList();
    }
}
