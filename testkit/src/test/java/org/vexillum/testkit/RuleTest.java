package org.vexillum.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class RuleTest {
    @Rule({"FIRST", "SECOND"})
    private static final class Annotated {}

    @Test
    void aReportCanReadTheRulesOfATestWhenItRuns() {
        assertThat(Annotated.class.getAnnotation(Rule.class).value())
                .containsExactly("FIRST", "SECOND");
    }
}
