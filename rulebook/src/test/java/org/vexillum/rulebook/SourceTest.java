package org.vexillum.rulebook;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class SourceTest {
    @Test
    void aTitleWithAColonIsNotCutInTwo() {
        assertThat(Source.parse("Age of Fantasy: Regiments, Preparación: Misión"))
                .containsExactly(
                        new Source(
                                Origin.PUBLICATION,
                                "Age of Fantasy: Regiments",
                                "Preparación: Misión"));
    }

    @Test
    void twoPublicationsAreToldApartFromTwoChapters() {
        var text =
                "Conquest: First Blood, rulebook (Spanish edition): cap. 1, Dados; cap. 4, Bajas;"
                        + " Conquest: First Blood, rules summary v1, June 2025: Basics: Dice";
        assertThat(Source.parse(text))
                .containsExactly(
                        new Source(
                                Origin.PUBLICATION,
                                "Conquest: First Blood, rulebook (Spanish edition)",
                                "cap. 1, Dados; cap. 4, Bajas"),
                        new Source(
                                Origin.PUBLICATION,
                                "Conquest: First Blood, rules summary v1, June 2025",
                                "Basics: Dice"));
    }

    @Test
    void backgroundIsMarkedAsSuch() {
        assertThat(Source.parse("background: 10th edition core rules, Dice"))
                .containsExactly(new Source(Origin.BACKGROUND, "10th edition core rules", "Dice"));
        assertThat(Source.parse("public: not found in public sources"))
                .containsExactly(new Source(Origin.BACKGROUND, "not found in public sources", ""));
    }

    @Test
    void aSourceWithoutKnownPublicationIsRefused() {
        assertThatThrownBy(() -> Source.parse("Some leaflet, page 3"))
                .hasMessageContaining("Some leaflet");
    }
}
