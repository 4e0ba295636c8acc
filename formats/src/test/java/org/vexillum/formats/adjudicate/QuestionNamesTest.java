package org.vexillum.formats.adjudicate;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.vexillum.formats.Classes;

class QuestionNamesTest {
    @Test
    void everyQuestionOfTheRulesHasItsName() {
        assertThat(QuestionNames.questions())
                .containsExactlyInAnyOrderElementsOf(Classes.questions());
        assertThat(QuestionNames.all()).doesNotHaveDuplicates();
    }

    @Test
    void namesAreKnownWithHyphensOrWithout() {
        assertThat(QuestionNames.known("strike-back")).isTrue();
        assertThat(QuestionNames.known("StrikeBack")).isTrue();
        assertThat(QuestionNames.known("choose casualties")).isTrue();
        assertThat(QuestionNames.known("strike")).isFalse();
    }
}
