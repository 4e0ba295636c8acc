package org.vexillum.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class TerminalTextTest {
    @Test
    void aLineMayBeExactlyAsLongAsTheWidth() {
        assertThat(TerminalText.wrap("four five six", 9)).containsExactly("four five", "six");
        assertThat(TerminalText.wrap("four five six", 8)).containsExactly("four", "five six");
    }

    @Test
    void aWordLongerThanALineStandsAlone() {
        assertThat(TerminalText.wrap("a unreasonable b", 5))
                .containsExactly("a", "unreasonable", "b");
    }
}
