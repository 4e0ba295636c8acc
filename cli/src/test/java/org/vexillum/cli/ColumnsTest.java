package org.vexillum.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ColumnsTest {
    @Test
    void namesBeginOnTheLeftAndNumbersEndOnTheRight() {
        var table = new Columns();
        table.row("unit", "points", "lost");
        table.row("Harbour Guard", "335", "7");
        assertThat(table.lines())
                .containsExactly("unit           points  lost", "Harbour Guard     335     7");
    }

    @Test
    void aShortRowHasNoTrailingBlanks() {
        var table = new Columns();
        table.row("a", "1");
        table.row("longer");
        assertThat(table.lines()).containsExactly("a       1", "longer");
    }
}
