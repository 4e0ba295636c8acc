package org.vexillum.formats.odds;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.vexillum.rulebook.Lang;

class OddsWordsTest {
    private static final Pattern PLACE = Pattern.compile("\\{\\d}");

    @ParameterizedTest
    @ValueSource(strings = {"shared", "regiments", "first-blood", "warcrow"})
    void everySentenceExistsInBothLanguagesAndDiffers(String bundle) {
        var english = OddsWords.bundle(bundle, Lang.EN);
        var spanish = OddsWords.bundle(bundle, Lang.ES);
        assertThat(spanish.keySet()).isEqualTo(english.keySet());
        for (var key : english.keySet())
            assertThat(spanish.getString(key)).as(key).isNotEqualTo(english.getString(key));
    }

    @ParameterizedTest
    @ValueSource(strings = {"shared", "regiments", "first-blood", "warcrow"})
    void bothLanguagesMentionTheSameFacts(String bundle) {
        for (var key : OddsWords.bundle(bundle, Lang.EN).keySet())
            assertThat(places(bundle, Lang.ES, key))
                    .as(key)
                    .isEqualTo(places(bundle, Lang.EN, key));
    }

    private static List<String> places(String bundle, Lang lang, String key) {
        return PLACE.matcher(OddsWords.bundle(bundle, lang).getString(key))
                .results()
                .map(MatchResult::group)
                .sorted()
                .toList();
    }
}
