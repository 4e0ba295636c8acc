package org.vexillum.formats.adjudicate;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.vexillum.formats.Classes;
import org.vexillum.formats.regiments.adjudicate.RegimentsDocket;

class QuestionNamesTest {
    private static final QuestionNames NAMES = new RegimentsDocket().questions();

    @Test
    void everyQuestionOfTheRulesHasItsName() {
        assertThat(NAMES.questions()).containsExactlyInAnyOrderElementsOf(Classes.questions());
        assertThat(NAMES.all()).doesNotHaveDuplicates();
    }

    @Test
    void namesAreKnownWithHyphensOrWithout() {
        assertThat(NAMES.known("strike-back")).isTrue();
        assertThat(NAMES.known("StrikeBack")).isTrue();
        assertThat(NAMES.known("choose casualties")).isTrue();
        assertThat(NAMES.known("strike")).isFalse();
    }
}
