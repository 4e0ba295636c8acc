package org.vexillum.rulebook;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.vexillum.gamekit.rules.Bilingual;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.gamekit.rules.Origin;
import org.vexillum.gamekit.rules.Source;

class SourceTest {
    private static Bilingual same(String words) {
        return new Bilingual(words, words);
    }

    private static List<Publication> publications(String game) {
        return Books.ledger(game).publications();
    }

    private static List<Source> read(String source) {
        var all = Books.LEDGERS.stream().flatMap(each -> each.publications().stream()).toList();
        return new SourceReader(all).read(source);
    }

    @Test
    void aTitleWithAColonIsNotCutInTwo() {
        assertThat(read("Age of Fantasy: Regiments, Preparación: Misión"))
                .containsExactly(
                        new Source(
                                Origin.PUBLICATION,
                                same("Age of Fantasy: Regiments"),
                                same("Preparación: Misión")));
    }

    @Test
    void twoPublicationsAreToldApartFromTwoChapters() {
        var text =
                "Conquest: First Blood, rulebook (Spanish edition): {ch.} 1, Dados; {ch.} 4, Bajas;"
                        + " Conquest: First Blood, rules summary v1, June 2025: Basics: Dice";
        assertThat(read(text))
                .containsExactly(
                        new Source(
                                Origin.PUBLICATION,
                                publications("first-blood").getFirst().title(),
                                new Bilingual(
                                        "ch. 1, Dados; ch. 4, Bajas",
                                        "cap. 1, Dados; cap. 4, Bajas")),
                        new Source(
                                Origin.PUBLICATION,
                                publications("first-blood").getLast().title(),
                                same("Basics: Dice")));
    }

    @Test
    void backgroundIsMarkedAsSuch() {
        assertThat(read("background: {10th edition core rules}, Dice"))
                .containsExactly(
                        new Source(
                                Origin.BACKGROUND,
                                new Bilingual(
                                        "10th edition core rules",
                                        "reglas básicas de la 10.ª edición"),
                                same("Dice")));
        assertThat(read("public: {not found in public sources}").getFirst().in(Lang.ES))
                .isEqualTo("no hallado en fuentes públicas");
    }

    @Test
    void chaptersStayAsPrintedAndOurRemarksAreTranslated() {
        var source = read("Age of Fantasy: Regiments, Activación ({table})").getFirst();
        assertThat(source.in(Lang.EN)).isEqualTo("Age of Fantasy: Regiments, Activación (table)");
        assertThat(source.in(Lang.ES)).isEqualTo("Age of Fantasy: Regiments, Activación (tabla)");
    }

    @Test
    void aRemarkWithoutSpanishIsRefused() {
        assertThatThrownBy(() -> read("Age of Fantasy: Regiments, {footnote} 3"))
                .hasMessage("not in remarks.properties: footnote");
    }

    @Test
    void aSourceWithoutKnownPublicationIsRefused() {
        assertThatThrownBy(() -> read("Some leaflet, page 3")).hasMessageContaining("Some leaflet");
    }
}
