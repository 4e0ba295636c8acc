package org.vexillum.formats.regiments.odds;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class OddsWordsTest {
    private static final Pattern PLACE = Pattern.compile("\\{\\d}");

    private static ResourceBundle bundle(String language) {
        return ResourceBundle.getBundle(OddsWords.BUNDLE, Locale.of(language));
    }

    @Test
    void everySentenceExistsInBothLanguagesAndDiffers() {
        var english = bundle("en");
        var spanish = bundle("es");
        assertThat(spanish.keySet()).isEqualTo(english.keySet());
        for (var key : english.keySet())
            assertThat(spanish.getString(key)).as(key).isNotEqualTo(english.getString(key));
    }

    @Test
    void bothLanguagesMentionTheSameFacts() {
        for (var key : bundle("en").keySet())
            assertThat(places("es", key)).as(key).isEqualTo(places("en", key));
    }

    private static List<String> places(String language, String key) {
        return PLACE.matcher(bundle(language).getString(key))
                .results()
                .map(MatchResult::group)
                .sorted()
                .toList();
    }
}
