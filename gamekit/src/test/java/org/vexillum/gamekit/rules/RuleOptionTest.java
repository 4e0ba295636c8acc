package org.vexillum.gamekit.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class RuleOptionTest {
    private static RuleOption option(String field) {
        return RuleOption.parse(new Bilingual(field, field)).orElseThrow();
    }

    @Test
    void valuesAndDefaultAreReadInBothNotations() {
        assertThat(option("meleeFacing (frontOnly, allSides; default frontOnly)").values())
                .containsExactly("frontOnly", "allSides");
        assertThat(option("saveBonusCap (net | bonuses, default net)"))
                .isEqualTo(option("saveBonusCap (net | bonuses; default net)"));
    }

    @Test
    void aNoteIsKept() {
        var option = option("singleModelRow (0, 1; default 0): what one model counts");
        assertThat(option.defaultValue()).isEqualTo("0");
        assertThat(option.note().en()).isEqualTo("what one model counts");
    }

    @Test
    void anOrdinaryMatchUsesTheDefaultForElsewhere() {
        var option =
                option("forceOrganisation (on, off; default on in tournaments, off elsewhere)");
        assertThat(option.defaultValue()).isEqualTo("off");
        assertThat(option.defaults().en()).isEqualTo("on in tournaments, off elsewhere");
    }

    @Test
    void aDefaultThatDependsOnTheEditionBeginsWithTheFirst() {
        var option =
                option(
                        "terrainSpacing (enforce, warn; default enforce in edition 1, warn in"
                                + " edition 2)");
        assertThat(option.defaultValue()).isEqualTo("enforce");
    }

    @Test
    void aDescribedValueIsNotTakenForAList() {
        var option = option("tableStrides (width x depth; default 60 x 60)");
        assertThat(option.values()).isEmpty();
        assertThat(option.described().en()).isEqualTo("width x depth");
        assertThat(option.defaultValue()).isEqualTo("60 x 60");
        assertThat(option.accepts("48 x 48")).isTrue();
        assertThat(option.accepts(" ")).isFalse();
    }

    @Test
    void theWordsAroundTheValuesAreBilingual() {
        var option =
                RuleOption.parse(
                                new Bilingual(
                                        "fog (positive number; default 2): diameter",
                                        "fog (número positivo; default 2): diámetro"))
                        .orElseThrow();
        assertThat(option.described().es()).isEqualTo("número positivo");
        assertThat(option.note().es()).isEqualTo("diámetro");
        assertThat(option.defaults().es()).isEqualTo("2");
    }

    @Test
    void onlyListedValuesAreAccepted() {
        var option = option("lookAhead (on, off; default on)");
        assertThat(option.accepts("off")).isTrue();
        assertThat(option.accepts("maybe")).isFalse();
    }

    @Test
    void aConditionDeclaresNothing() {
        assertThat(RuleOption.parse(new Bilingual("balanceUpdate off", "balanceUpdate off")))
                .isEmpty();
        assertThat(ChosenOption.parse("balanceUpdate off"))
                .isEqualTo(new ChosenOption("balanceUpdate", "off"));
        assertThatThrownBy(() -> ChosenOption.parse("not an option at all"))
                .hasMessageContaining("not an option");
    }
}
