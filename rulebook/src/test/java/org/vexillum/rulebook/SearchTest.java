package org.vexillum.rulebook;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.vexillum.gamekit.rules.Bilingual;
import org.vexillum.gamekit.rules.GameId;
import org.vexillum.gamekit.rules.Lang;

class SearchTest {
    private static final Rulebook BOOK = Rulebook.load();

    private static List<String> found(String words, Lang lang) {
        return BOOK.search(words, lang, Optional.of(Books.REGIMENTS), 10).stream()
                .map(hit -> hit.rule().id())
                .toList();
    }

    private static String[] best(String words, Lang lang) {
        return found(words, lang).stream().limit(3).toArray(String[]::new);
    }

    @ParameterizedTest
    @CsvSource({
        "multiplied hits, EN, AOFR-SR-BLAST-2",
        "line of sight, EN, AOFR-LOS-01",
        "línea de visión, ES, AOFR-LOS-01",
        "linea de vision, ES, AOFR-LOS-01",
        "lineas de vision, ES, AOFR-LOS-01",
        "fatiga, ES, AOFR-FATIGUE-01",
        "re-roll, EN, AOFR-PRINCIPLE-05",
        "measure, EN, AOFR-PRINCIPLE-04",
        "measured measuring, EN, AOFR-PRINCIPLE-04",
    })
    void theRuleMeantComesFirst(String words, Lang lang, String id) {
        assertThat(found(words, lang)).startsWith(id);
    }

    @ParameterizedTest
    @CsvSource({
        "how far can I charge?, EN, charge",
        "how many rows fight, EN, rows fight",
        "deadly vs tough, EN, deadly tough",
        "¿cuántas filas combaten?, ES, filas combaten",
        "¿Cómo puedo cargar?, ES, cargar",
    })
    void aQuestionFindsWhatItIsAbout(String question, Lang lang, String about) {
        assertThat(found(question, lang)).isNotEmpty().isEqualTo(found(about, lang));
    }

    @Test
    void wordsThatOnlyAskAreLookedForIfNothingElseIs() {
        assertThat(found("how", Lang.EN)).isNotEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "disparar, disparo",
        "disparos, disparo",
        "activacion, activación",
        "activaciones, activación",
        "heroes, héroes",
        "héroe, héroes",
        "cargas, carga",
        "unidad, unidades",
        "CARGA, carga",
    })
    void spanishFormsOfAWordFindTheSame(String form, String other) {
        assertThat(found(form, Lang.ES)).isNotEmpty().startsWith(best(other, Lang.ES));
    }

    @ParameterizedTest
    @CsvSource({"charges, charge", "charging, charge", "wounds, wounded", "units, unit"})
    void englishFormsOfAWordFindTheSame(String form, String other) {
        assertThat(found(form, Lang.EN)).isNotEmpty().startsWith(best(other, Lang.EN));
    }

    @Test
    void englishNamesAreFoundInSpanishTalk() {
        assertThat(found("blast", Lang.ES).subList(0, 2))
                .containsExactlyInAnyOrder("AOFR-SR-BLAST-1", "AOFR-SR-BLAST-2");
    }

    @Test
    void aTypingErrorIsForgiven() {
        assertThat(found("fatige", Lang.EN)).contains("AOFR-FATIGUE-01");
    }

    @Test
    void rulesWithAllTheWordsComeBeforeRulesWithSome() {
        var first = BOOK.search("impact counter", Lang.EN).getFirst().rule();
        assertThat(first.text().en() + first.ruling().map(Bilingual::en).orElse(""))
                .contains("Impact", "Counter");
    }

    @Test
    void idsAreFoundByTheirBeginning() {
        assertThat(found("aofr-sr-blast", Lang.EN))
                .startsWith("AOFR-SR-BLAST-1", "AOFR-SR-BLAST-2");
    }

    @Test
    void wordsWithoutMeaningFindNothing() {
        assertThat(found("the of", Lang.EN)).isEmpty();
        assertThat(found("", Lang.EN)).isEmpty();
        assertThat(found("xyzzyqwert", Lang.EN)).isEmpty();
    }

    @Test
    void aSearchMayBeLimitedToAGame() {
        assertThat(BOOK.search("charge", Lang.EN, Optional.of(Books.FIRST_BLOOD), 5))
                .hasSize(5)
                .allMatch(hit -> hit.rule().game().equals(Books.FIRST_BLOOD));
    }

    private static List<GameId> games(String words, Lang lang) {
        return BOOK.search(words, lang, Optional.empty(), 10).stream()
                .map(hit -> hit.rule().game())
                .toList();
    }

    @ParameterizedTest
    @CsvSource({
        "charge, EN",
        "how far can I charge?, EN",
        "morale, EN",
        "cover, EN",
        "line of sight, EN",
        "carga, ES",
        "cobertura, ES",
        "terreno, ES",
    })
    void withoutAGameThoseThatArePlayedComeFirst(String words, Lang lang) {
        assertThat(games(words, lang).stream().limit(5)).allMatch(GameId::played);
    }

    @Test
    void gamesThatAreNotPlayedAreFoundNevertheless() {
        assertThat(games("stratagem", Lang.EN)).startsWith(Books.WARHAMMER_40K);
        assertThat(games("W40K-", Lang.EN)).isNotEmpty().containsOnly(Books.WARHAMMER_40K);
    }

    @Test
    void betterAnswersComeFirst() {
        assertThat(BOOK.search("morale test", Lang.EN))
                .extracting(SearchHit::score)
                .isSortedAccordingTo((a, b) -> Float.compare(b, a));
    }
}
