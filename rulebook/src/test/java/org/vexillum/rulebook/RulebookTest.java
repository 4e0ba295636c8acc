package org.vexillum.rulebook;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.vexillum.gamekit.rules.Bilingual;
import org.vexillum.gamekit.rules.ChosenOption;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.gamekit.rules.Origin;

class RulebookTest {
    private static final Rulebook BOOK = Rulebook.load();

    @Test
    void aRuleIsFoundByItsIdInCapitalsOrNot() {
        assertThat(BOOK.rule("AOFR-SR-BLAST-1")).isPresent();
        assertThat(BOOK.rule(" aofr-sr-blast-1 ")).isEqualTo(BOOK.rule("AOFR-SR-BLAST-1"));
        assertThat(BOOK.rule("no such rule")).isEmpty();
    }

    @Test
    void aRuleHasEverythingTheLedgerSays() {
        var rule = BOOK.rule("W40K-DICE-01").orElseThrow();
        assertThat(rule.game()).isEqualTo(Books.WARHAMMER_40K);
        assertThat(rule.area()).isEqualTo("dice");
        assertThat(rule.name().in(Lang.ES)).isEqualTo("D66");
        assertThat(rule.text().in(Lang.EN)).startsWith("Roll two D6");
        assertThat(rule.text().in(Lang.ES)).startsWith("Se tiran dos D6");
        assertThat(rule.publication().en()).isEqualTo("Warhammer 40,000 rules commentary 1.1");
        assertThat(rule.chapter()).isEqualTo(new Bilingual("1D66", "1D66"));
        var example = rule.example().orElseThrow();
        assertThat(example.en()).isEqualTo("First die 3, second die 6: result 36.");
        assertThat(example.es()).contains("36").isNotEqualTo(example.en());
        assertThat(rule.origin()).isEqualTo(Origin.PUBLICATION);
        assertThat(rule.ruling()).isEmpty();
    }

    @Test
    void theOptionsOfAGameComeInTheOrderOfTheLedger() {
        assertThat(BOOK.options(Books.REGIMENTS).sequencedKeySet())
                .containsExactly(
                        "forceOrganisation",
                        "capJoinedHero",
                        "singleModelRow",
                        "meleeFacing",
                        "counterReduction",
                        "fearlessWhenShaken",
                        "takedownSight",
                        "takedownHeroDefense");
    }

    @Test
    void theBalanceUpdateIsAnOptionThatOtherRulesDependOn() {
        assertThat(BOOK.options(Books.WARHAMMER_40K)).containsKey("balanceUpdate");
        assertThat(BOOK.rule("W40K-DUP-04").orElseThrow().onlyUnder())
                .hasValue(new ChosenOption("balanceUpdate", "off"));
    }

    @Test
    void aMistypedIdBringsTheLikelyOnesFirst() {
        assertThat(BOOK.similar("AOFR" + "-SR-BLAST1", 3)).startsWith("AOFR-SR-BLAST-1");
        assertThat(BOOK.similar("completely different", 3)).isEmpty();
    }

    @Test
    void languagesAreReadFromLocales() {
        assertThat(Lang.of("es_MX.UTF-8")).hasValue(Lang.ES);
        assertThat(Lang.of("en-GB")).hasValue(Lang.EN);
        assertThat(Lang.of("C.UTF-8")).isEmpty();
    }
}
