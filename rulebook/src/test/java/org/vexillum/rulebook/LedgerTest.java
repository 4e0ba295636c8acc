package org.vexillum.rulebook;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.vexillum.gamekit.rules.Bilingual;
import org.vexillum.gamekit.rules.GameId;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.gamekit.rules.Origin;
import org.vexillum.gamekit.rules.RuleEntry;
import org.vexillum.gamekit.rules.RuleOption;

class LedgerTest {
    private static final Rulebook BOOK = Rulebook.load();

    @Test
    void everyGameHasAllItsRules() {
        assertThat(BOOK.list(Books.REGIMENTS)).hasSize(197);
        assertThat(BOOK.list(Books.FIRST_BLOOD)).hasSize(624);
        assertThat(BOOK.list(Books.WARCROW)).hasSize(362);
        assertThat(BOOK.list(Books.WARHAMMER_40K)).hasSize(487);
        assertThat(BOOK.list(Books.LANTERNS)).hasSize(45);
        assertThat(BOOK.all()).hasSize(1715);
    }

    @Test
    void whatTheProgramReadsIsWhatPeopleWrote() throws IOException {
        assertThat(BOOK.all()).isEqualTo(LedgerYaml.read(Books.LEDGERS));
    }

    @Test
    void idsAreUnique() {
        assertThat(BOOK.all()).extracting(RuleEntry::id).doesNotHaveDuplicates();
    }

    @Test
    void oneRuleIsReadWithoutTheOthers() throws IOException {
        var one = BOOK.all().get(0);
        var bytes = LedgerBinary.write(BOOK.games(), List.of(one, BOOK.all().get(1)));
        java.util.Arrays.fill(bytes, bytes.length - 100, bytes.length, (byte) 0xff);
        var ledger = LedgerBinary.read(bytes);
        assertThat(ledger.get(0)).isEqualTo(one);
        assertThatThrownBy(() -> ledger.get(1)).isInstanceOf(java.io.UncheckedIOException.class);
    }

    @Test
    void twoRulesOfOneIdAreRefused() throws IOException {
        var rule = BOOK.all().getFirst();
        var twice = LedgerBinary.read(LedgerBinary.write(BOOK.games(), List.of(rule, rule)));
        assertThatThrownBy(() -> new Rulebook(twice)).hasMessageContaining("AOFR-PRINCIPLE-01");
    }

    @Test
    void everyRuleSpeaksBothLanguages() {
        assertThat(BOOK.all())
                .allSatisfy(rule -> {
                    assertThat(rule.text().en()).isNotBlank();
                    assertThat(rule.text().es()).isNotBlank().isNotEqualTo(rule.text().en());
                    assertThat(rule.name().en()).isNotBlank();
                    assertThat(rule.name().es()).isNotBlank();
                });
    }

    @Test
    void everyAreaHasANameInBothLanguages() {
        assertThat(BOOK.all())
                .allSatisfy(rule -> {
                    assertThat(rule.areaName().en()).isNotBlank();
                    assertThat(rule.areaName().es())
                            .isNotBlank()
                            .isNotEqualTo(rule.areaName().en());
                });
    }

    @Test
    void everySourceNamesAPublicationByItsTitle() {
        assertThat(BOOK.all())
                .allSatisfy(rule -> {
                    assertThat(rule.sources()).isNotEmpty();
                    assertThat(rule.publication().en()).isNotBlank();
                    assertThat(rule.publication().es()).isNotBlank();
                    assertThat(rule.source()).doesNotContain(".txt");
                });
    }

    @Test
    void aRuleFromAPublicationNamesTheChapter() {
        assertThat(BOOK.all())
                .filteredOn(rule -> rule.origin() == Origin.PUBLICATION)
                .allSatisfy(rule -> assertThat(rule.chapter().en()).isNotBlank());
    }

    /**
     * Words that only we say about a place; chapters printed in English have some in their names.
     */
    private static final Pattern REMARK =
            Pattern.compile(
                    "(?<!/)\\b(ch\\.|steps?|diagrams?|captions?|points?|introduction|tables?|whole|example"
                            + "|public|pages?|scenarios?|feats?|edition|rulebook|summary|weapon ability"
                            + "|core rules|ledger)(?![\\w/])");

    private static final Pattern PRINTED_IN_ENGLISH = Pattern.compile("inglés|básicas|versión");
    private static final Pattern ENGLISH = Pattern.compile("(?i)\\b(and|of|the|models|timing)\\b");

    @Test
    void whatWeRemarkAboutAPlaceIsSpanishInSpanish() {
        for (var rule : BOOK.all())
            for (var source : rule.sources()) {
                assertThat(source.in(Lang.ES)).as(rule.id()).doesNotContainPattern(REMARK);
                assertThat(source.in(Lang.ES)).as(rule.id()).doesNotContain("{", "}");
                if (!PRINTED_IN_ENGLISH.matcher(source.publication().es()).find())
                    assertThat(source.chapter().es()).as(rule.id()).doesNotContainPattern(ENGLISH);
            }
    }

    @Test
    void whatWeRemarkAboutAPlaceIsEnglishInEnglish() {
        for (var rule : BOOK.all())
            for (var source : rule.sources())
                assertThat(source.in(Lang.EN))
                        .as(rule.id())
                        .doesNotContain("{", "}", "cap. ", "edición", "junio");
    }

    @Test
    void everyOptionIsADeclarationOrAConditionOnADeclaredOne() {
        for (var game : BOOK.games())
            for (var rule : BOOK.list(game))
                rule.onlyUnder()
                        .ifPresent(setting ->
                                assertThat(optionOf(game, setting.option()))
                                        .matches(o -> o.accepts(setting.value())));
    }

    private static RuleOption optionOf(GameId game, String name) {
        return BOOK.options(game).get(name).option().orElseThrow();
    }

    @Test
    void everyDefaultIsAmongTheValues() {
        for (var game : BOOK.games())
            for (var rule : BOOK.options(game).values())
                assertThat(rule.option().orElseThrow())
                        .matches(option -> option.accepts(option.defaultValue()), rule.id());
    }

    @Test
    void whatIsSaidAboutAnOptionIsSaidInBothLanguages() {
        for (var game : BOOK.games())
            for (var rule : BOOK.options(game).values()) {
                var option = rule.option().orElseThrow();
                if (option.values().isEmpty()) assertTranslated(option.described());
                if (!option.note().en().isEmpty()) assertTranslated(option.note());
                if (!option.accepts(option.defaults().en())) assertTranslated(option.defaults());
            }
    }

    private static void assertTranslated(Bilingual words) {
        assertThat(words.es()).isNotBlank().isNotEqualTo(words.en());
    }

    @Test
    void optionNamesAreUniqueInAGame() {
        for (var game : BOOK.games())
            assertThat(BOOK.list(game).stream().flatMap(rule -> rule.option().stream()))
                    .extracting(RuleOption::name)
                    .doesNotHaveDuplicates();
    }

    @Test
    void editionsAreGivenWhereTheGameHasThem() {
        assertThat(BOOK.list(Books.FIRST_BLOOD))
                .allSatisfy(rule -> assertThat(rule.edition()).get().isIn("1", "2", "both"));
        assertThat(BOOK.list(Books.REGIMENTS))
                .allSatisfy(rule -> assertThat(rule.edition()).isEmpty());
    }

    @Test
    void rulesReferToRulesThatExist() {
        for (var rule : BOOK.all())
            assertThat(CitationsTest.ID.matcher(rule.text() + " " + rule.ruling()).results())
                    .allSatisfy(cited -> assertThat(BOOK.rule(cited.group())).isPresent());
    }

    private static void parse(String yaml) {
        var game = GameId.played("x", "X", "X-");
        var leaflet = new Publication(new Bilingual("Leaflet", "Folleto"), ",");
        new LedgerYaml(game, List.of(leaflet)).parse(yaml);
    }

    @Test
    void aRuleOfAnotherGameIsRefused() {
        assertThatThrownBy(() -> parse("- {id: Y-1, source: 'Leaflet, 1'}"))
                .hasMessage("X has no rules like Y-1");
    }

    @Test
    void aFieldNobodyKnowsIsNotDroppedInSilence() {
        assertThatThrownBy(() -> parse("- {id: X-1, colour: red}"))
                .hasMessage("unknown field colour in X-1");
    }

    /** An example may be figures alone. */
    private static final Pattern WORD = Pattern.compile("[a-z]{3}");

    @Test
    void rulingsAndExamplesSayTheSameInBothLanguages() {
        for (var rule : BOOK.all())
            for (var words : List.of(rule.ruling(), rule.example()))
                words.ifPresent(text -> {
                    if (WORD.matcher(text.en()).find()) assertTranslated(text);
                    assertThat(cited(text.es())).as(rule.id()).isEqualTo(cited(text.en()));
                });
    }

    private static List<String> cited(String text) {
        return CitationsTest.ID.matcher(text).results().map(MatchResult::group).sorted().toList();
    }

    @Test
    void aRulingWithoutSpanishIsRefused() {
        var rule =
                "- {id: X-1, area: army, name: {en: n, es: n}, en: e, es: e, source: 'Leaflet, 1', ruling: r}";
        assertThatThrownBy(() -> parse(rule)).hasMessageContaining("no rulingEs in");
    }

    @Test
    void aRuleWithoutSpanishIsRefused() {
        assertThatThrownBy(() ->
                        parse(
                                "- {id: X-1, area: army, source: 'Leaflet, 1', name: {en: n, es: n}, en: only}"))
                .hasMessageContaining("no es in");
    }
}
