package org.vexillum.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.vexillum.gamekit.rules.Lang;

class BundlesTest {
    private static final Pattern PLACE = Pattern.compile("\\{\\d}");

    /** Keys whose words are the same in both languages. */
    /** Spanish players say bye, too. */
    private static final Set<String> SAME = Set.of("usage.parameterListHeading", "tourney.byes");

    private static Set<String> keys(Lang lang) {
        return CliMessages.in(lang).bundle().keySet();
    }

    @Test
    void bothLanguagesHaveTheSameKeys() {
        assertThat(keys(Lang.ES)).containsExactlyInAnyOrderElementsOf(keys(Lang.EN));
    }

    @Test
    void spanishIsNotEnglish() {
        assertThat(keys(Lang.EN))
                .filteredOn(key -> !SAME.contains(key))
                .allSatisfy(key ->
                        assertThat(CliMessages.in(Lang.ES).get(key))
                                .isNotBlank()
                                .isNotEqualTo(CliMessages.in(Lang.EN).get(key)));
    }

    @Test
    void bothLanguagesHaveTheSamePlacesToFill() {
        assertThat(keys(Lang.EN))
                .allSatisfy(key ->
                        assertThat(places(Lang.ES, key))
                                .containsExactlyInAnyOrder(places(Lang.EN, key)));
    }

    private static String[] places(Lang lang, String key) {
        return PLACE.matcher(CliMessages.in(lang).get(key))
                .results()
                .map(place -> place.group())
                .toArray(String[]::new);
    }

    @Test
    void placesAreFilledWithWhateverIsGiven() {
        assertThat(CliMessages.in(Lang.EN).get("usage.meant", "{1} 'x'"))
                .isEqualTo("Did you mean {1} 'x'?");
    }
}
