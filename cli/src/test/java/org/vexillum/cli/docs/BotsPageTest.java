package org.vexillum.cli.docs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.cli.Call.vexillum;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.vexillum.cli.ExitCode;

class BotsPageTest {
    @TempDir private Path folder;

    @Test
    void theExampleIsShort() throws IOException {
        assertThat(Page.of("bots.md").java().lines()).hasSizeLessThan(50);
    }

    @Test
    void theExamplePlays() throws IOException {
        var program = folder.resolve("Hothead.java");
        Files.writeString(program, Page.of("bots.md").java());
        var java = Path.of(System.getProperty("java.home"), "bin", "java");
        var call =
                vexillum(
                        "simulate",
                        "--a=lantern-company",
                        "--b=brasswright-column",
                        "--bot-a=exec:'" + java + "' '" + program + "'",
                        "--bot-b=random",
                        "--games=4",
                        "--threads=1",
                        "--json");
        assertThat(call.err()).contains("4 of 4 games");
        assertThat(call.code()).isEqualTo(ExitCode.DONE);
        assertThat(call.out()).contains("Hothead.java");
    }
}
