package org.vexillum.gamekit.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.gamekit.Ids.aofr;

import org.junit.jupiter.api.Test;
import org.vexillum.gamekit.OptionValues;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.kernel.Rules;
import org.vexillum.regiments.kit.RegimentsKit;
import org.vexillum.regiments.table.Options;
import org.vexillum.rulebook.Rulebook;

class CitationTest {
    private static final Rulebook BOOK = Rulebook.load();
    private static final Teller EN = Teller.of(RegimentsKit.ID, Lang.EN, BOOK);
    private static final Teller ES = Teller.of(RegimentsKit.ID, Lang.ES, BOOK);

    private static Citation cite(String id, Options options) {
        return Citation.of(Rules.of(id), options, BOOK).getFirst();
    }

    @Test
    void aRuleOfThePublicationNamesItsChapter() {
        assertThat(cite(aofr("QUALITY-01"), Options.DEFAULT).line(EN, Lang.EN))
                .isEqualTo(
                        "AOFR"
                                + "-QUALITY-01 Quality test: Age of Fantasy: Regiments,"
                                + " Principios generales: Chequeos de calidad");
    }

    @Test
    void whatWeRemarkAboutAChapterIsSaidInTheLanguage() {
        var rule = cite(aofr("ACTION-02"), Options.DEFAULT);
        assertThat(rule.line(EN, Lang.EN)).contains("Activación (table)");
        assertThat(rule.line(ES, Lang.ES)).contains("Activación (tabla)");
        assertThat(rule.json(Lang.ES).get("sources")).asString().contains("Activación (tabla)");
    }

    @Test
    void aRulingIsMarkedAsOurs() {
        assertThat(cite(aofr("QUALITY-03"), Options.DEFAULT).line(ES, Lang.ES))
                .startsWith("AOFR" + "-QUALITY-03 Aplicación de modificadores: ")
                .endsWith("; con un criterio nuestro");
    }

    @Test
    void anOptionComesWithItsValueAtThisTable() {
        var options = OptionValues.with(Options.DEFAULT, "takedownSight", "notNeeded", "");
        assertThat(cite(aofr("SR-TAKEDOWN-1"), options).line(EN, Lang.EN))
                .endsWith("; with a ruling of ours; option takedownSight = notNeeded");
    }

    @Test
    void asJsonItHasTheSame() {
        var json = cite(aofr("SR-TAKEDOWN-1"), Options.DEFAULT).json(Lang.ES);
        assertThat(json)
                .containsEntry("id", aofr("SR-TAKEDOWN-1"))
                .containsEntry("name", "Eliminación: elegir un modelo")
                .containsEntry("origin", "publication")
                .containsKey("ruling");
        assertThat(json.get("option")).hasToString("{name=takedownSight, value=needed}");
    }

    @Test
    void rulesKeepTheirOrder() {
        var rules = Rules.of(aofr("QUALITY-03"), aofr("QUALITY-01"));
        assertThat(Citation.of(rules, Options.DEFAULT, BOOK))
                .extracting(citation -> citation.rule().id())
                .containsExactly(aofr("QUALITY-03"), aofr("QUALITY-01"));
    }
}
