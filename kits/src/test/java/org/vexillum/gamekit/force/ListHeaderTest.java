package org.vexillum.gamekit.force;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ListHeaderTest {
    @ParameterizedTest
    @CsvSource(
            textBlock =
                    """
                    ++ My Dwarves [AOFR 745/750pts] [6 Units] ++, My Dwarves, 745, 750
                    ++ My Dwarves - [, My Dwarves, 0, 0
                    ++ My Dwarves – [745pts] ++, My Dwarves, 745, 745
                    ++ My Dwarves - Deep Hall [745, My Dwarves - Deep Hall, 745, 745
                    My Dwarves - [100/400pts], My Dwarves, 100, 400
                    """)
    void theNameEndsBeforeTheBrackets(String line, String name, int total, int limit) {
        assertThat(ListHeader.read(line)).isEqualTo(new ListHeader(name, total, limit));
    }
}
