package org.vexillum.gamekit.adjudicate;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.kit.adjudicate.FirstBloodTaskCatalogue;
import org.vexillum.gamekit.Classes;
import org.vexillum.regiments.kit.adjudicate.RegimentsTaskCatalogue;
import org.vexillum.regiments.table.Battle;

class QuestionNamesTest {
    private static final QuestionNames NAMES = new RegimentsTaskCatalogue().questions();

    @Test
    void everyQuestionOfTheRulesHasItsName() {
        assertAllNamed(NAMES, Battle.class);
        assertAllNamed(
                new FirstBloodTaskCatalogue(Edition.SECOND).questions(),
                org.vexillum.firstblood.table.Battle.class);
    }

    @Test
    void everyQuestionOfFirstBloodHasItsName() {
        assertAllNamed(
                new FirstBloodTaskCatalogue(Edition.SECOND).questions(),
                org.vexillum.firstblood.table.Battle.class);
    }

    private static void assertAllNamed(QuestionNames names, Class<?> ofTheRules) {
        assertThat(names.questions())
                .containsExactlyInAnyOrderElementsOf(Classes.questions(ofTheRules));
        assertThat(names.all()).doesNotHaveDuplicates();
    }

    @Test
    void namesAreKnownWithHyphensOrWithout() {
        assertThat(NAMES.known("strike-back")).isTrue();
        assertThat(NAMES.known("StrikeBack")).isTrue();
        assertThat(NAMES.known("choose casualties")).isTrue();
        assertThat(NAMES.known("strike")).isFalse();
    }
}
