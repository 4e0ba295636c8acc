package org.vexillum.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Objects;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.vexillum.formats.text.Teller;

/** Every reason of a greedy bot can be said, and nothing is translated that nobody says. */
class ReasonsTest {
    @ParameterizedTest
    @CsvSource({"regiments, en", "regiments, es", "first-blood, en", "first-blood, es"})
    void everyReasonHasItsSentence(String game, String lang) throws IOException {
        assertThat(sentences(game + "_" + lang)).isEqualTo(reasons(game));
    }

    private static Set<String> reasons(String game) {
        Stream<String> ids =
                game.equals("regiments")
                        ? Arrays.stream(org.vexillum.bots.regiments.Why.values())
                                .map(org.vexillum.bots.regiments.Why::id)
                        : Arrays.stream(org.vexillum.bots.firstblood.Why.values())
                                .map(org.vexillum.bots.firstblood.Why::id);
        return ids.map(id -> "why." + id).collect(Collectors.toCollection(TreeSet::new));
    }

    private static Set<String> sentences(String bundle) throws IOException {
        var all = new Properties();
        try (var in = Teller.class.getResourceAsStream(bundle + ".properties")) {
            all.load(new InputStreamReader(Objects.requireNonNull(in), StandardCharsets.UTF_8));
        }
        var keys = new TreeSet<>(all.stringPropertyNames());
        keys.removeIf(key -> !key.startsWith("why.") || all.getProperty(key).isBlank());
        return keys;
    }
}
