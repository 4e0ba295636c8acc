package org.vexillum.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.vexillum.gamekit.Kits;
import org.vexillum.gamekit.edge.Resources;
import org.vexillum.gamekit.rules.Lang;

/** Every reason of a greedy bot can be said, and nothing is translated that nobody says. */
class ReasonsTest {
    @ParameterizedTest
    @CsvSource({"regiments, en", "regiments, es", "first-blood, en", "first-blood, es"})
    void everyReasonHasItsSentence(String game, String lang) {
        assertThat(sentences(game, lang)).isEqualTo(reasons(game));
    }

    private static Set<String> reasons(String game) {
        Stream<String> ids =
                game.equals("regiments")
                        ? Arrays.stream(org.vexillum.regiments.kit.bot.BotReason.values())
                                .map(org.vexillum.regiments.kit.bot.BotReason::id)
                        : Arrays.stream(org.vexillum.firstblood.kit.bot.BotReason.values())
                                .map(org.vexillum.firstblood.kit.bot.BotReason::id);
        return ids.map(id -> "why." + id).collect(Collectors.toCollection(TreeSet::new));
    }

    private static Set<String> sentences(String game, String lang) {
        var kit = Kits.called(game).orElseThrow();
        var all = Resources.words(kit.getClass(), "text", Lang.of(lang).orElseThrow());
        var keys = new TreeSet<>(all.stringPropertyNames());
        keys.removeIf(key -> !key.startsWith("why.") || all.getProperty(key).isBlank());
        return keys;
    }
}
