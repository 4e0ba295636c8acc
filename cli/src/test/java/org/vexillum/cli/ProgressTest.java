package org.vexillum.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.vexillum.gamekit.rules.Lang;

class ProgressTest {
    private final StringWriter err = new StringWriter();

    private Progress progress(Map<String, String> environment) {
        var out = new PrintWriter(new StringWriter());
        var console = new Console(out, new PrintWriter(err), Lang.EN, environment);
        return new Progress(console, "simulate.progress", 20);
    }

    @Test
    void withoutATerminalThereIsALineForEachTenth() {
        var progress = progress(Map.of());
        for (int done = 1; done <= 5; done++) progress.accept(done);
        assertThat(err.toString().lines()).containsExactly("2 of 20 games", "4 of 20 games");
        assertThat(err.toString()).doesNotContain("\r", "\u001b");
    }

    @Test
    void onATerminalABarGrowsAndIsGoneAtTheEnd() {
        var progress = progress(Map.of("VEXILLUM_TERMINAL", "1"));
        progress.accept(10);
        assertThat(err.toString())
                .startsWith("\r" + "█".repeat(20) + "░".repeat(20))
                .doesNotContain("\n");
        progress.accept(20);
        assertThat(err.toString()).endsWith("\r\u001b[K");
    }
}
