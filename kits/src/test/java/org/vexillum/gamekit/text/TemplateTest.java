package org.vexillum.gamekit.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.vexillum.gamekit.TableNames;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.regiments.kit.RegimentsKit;
import org.vexillum.rulebook.Rulebook;

class TemplateTest {
    private static final GameLanguage TONGUE =
            GameLanguage.of(RegimentsKit.ID, Lang.EN, Rulebook.load());

    private static String fill(String template, Object... facts) {
        var phrases = new Phrases(TONGUE, TableNames.NONE);
        return Template.parse(template).fill(new FactScope(List.of(facts), phrases));
    }

    @Test
    void wordsStayAsTheyAre() {
        assertThat(fill("nothing to fill")).isEqualTo("nothing to fill");
    }

    @Test
    void valuesArePutIn() {
        assertThat(fill("{0} and {1}!", "one", 2)).isEqualTo("one and 2!");
    }

    @Test
    void aMeaningChangesHowAValueIsShown() {
        assertThat(fill("{0:inches}, {1:degrees}", 11430, 4550)).isEqualTo("4.5\", 45.5°");
    }

    @Test
    void oneThingIsSingular() {
        assertThat(fill("{0|# hit|# hits}", 1)).isEqualTo("1 hit");
    }

    @Test
    void noneAndManyArePlural() {
        assertThat(fill("{0|# hit|# hits}", 0)).isEqualTo("0 hits");
        assertThat(fill("{0|# hit|# hits}", 2)).isEqualTo("2 hits");
    }

    @Test
    void aListIsCounted() {
        assertThat(fill("{0|# model: {0}|# models: {0}}", List.of("a", "b")))
                .isEqualTo("2 models: a, b");
    }

    @Test
    void theNumberSignOfAValueIsNotACount() {
        assertThat(fill("{0|# for {1}|# for {1}}", 2, "#3")).isEqualTo("2 for #3");
    }

    @Test
    void aChoiceDependsOnTruthNumberOrContent() {
        assertThat(fill("{0?yes|no}", true)).isEqualTo("yes");
        assertThat(fill("{0?yes|no}", false)).isEqualTo("no");
        assertThat(fill("{0?yes|no}", 0)).isEqualTo("no");
        assertThat(fill("{0?yes|no}", -1)).isEqualTo("yes");
        assertThat(fill("{0?yes|no}", "")).isEqualTo("no");
        assertThat(fill("{0?yes|no}", List.of())).isEqualTo("no");
    }

    @Test
    void theSecondFormOfAChoiceMayBeLeftOut() {
        assertThat(fill("a{0?, b}", true)).isEqualTo("a, b");
        assertThat(fill("a{0?, b}", false)).isEqualTo("a");
    }

    @Test
    void formsHoldFormsThemselves() {
        var template = "{0?{1|# die {0?fewer|more}|# dice}|nothing}";
        assertThat(fill(template, true, 1)).isEqualTo("1 die fewer");
        assertThat(fill(template, true, 3)).isEqualTo("3 dice");
        assertThat(fill(template, false, 3)).isEqualTo("nothing");
    }

    @Test
    void twoValuesCanBeCompared() {
        assertThat(fill("{0=1?same|different}", "a", "a")).isEqualTo("same");
        assertThat(fill("{0=1?same|different}", "a", "b")).isEqualTo("different");
    }

    @Test
    void thingsThatAreAlikeAreCounted() {
        assertThat(fill("{0}", List.of("Spearman", "Sergeant", "Spearman")))
                .isEqualTo("2x Spearman, Sergeant");
    }

    @Test
    void itKnowsTheNamesItUses() {
        assertThat(Template.parse("{a} {b?{c|x|{d}}} {e=f?g|{h:inches}}").names())
                .containsExactly("a", "b", "c", "d", "e", "f", "h");
    }

    @Test
    void anOpenBraceIsAMistake() {
        assertThatThrownBy(() -> Template.parse("{a")).hasMessageContaining("{a");
    }
}
