package org.vexillum.cli.docs;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class EmbeddingPageTest {
    @TempDir private Path folder;

    @Test
    void theExampleIsShort() throws IOException {
        assertThat(Page.of("embedding.md").java().lines()).hasSizeLessThan(40);
    }

    @Test
    void theExamplePlaysAMatchAndKnowsTheOdds() throws Exception {
        var program = folder.resolve("Embedding.java");
        Files.writeString(program, Page.of("embedding.md").java());
        var java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        var process =
                new ProcessBuilder(
                                java,
                                "-Dstdout.encoding=UTF-8",
                                "-cp",
                                System.getProperty("java.class.path"),
                                program.toString())
                        .redirectErrorStream(true)
                        .start();
        var out = new String(process.getInputStream().readAllBytes(), UTF_8);
        assertThat(process.waitFor()).as(out).isZero();
        assertThat(out.lines()).hasSizeGreaterThan(100);
        assertThat(out).containsPattern("Winner: (A|B|null)");
        assertThat(out).containsPattern("The trolls win: \\d+[.,]\\d %");
    }
}
