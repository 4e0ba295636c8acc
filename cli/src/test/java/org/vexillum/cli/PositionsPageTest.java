package org.vexillum.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Every example on the page about positions runs as it stands. */
class PositionsPageTest {
    private static final Pattern EXAMPLE = Pattern.compile("```yaml\n(.*?)```", Pattern.DOTALL);

    private static List<String> examples() throws IOException {
        var page = Files.readString(Path.of("..", "docs", "positions.md"));
        return EXAMPLE.matcher(page).results().map(found -> found.group(1)).toList();
    }

    @Test
    void everyExampleIsAnswered(@TempDir Path folder) throws IOException {
        assertThat(examples()).hasSizeGreaterThanOrEqualTo(4);
        for (var example : examples()) {
            var file = folder.resolve("example.yaml");
            Files.writeString(file, example);
            var command = example.contains("odds:") ? "odds" : "adjudicate";
            var call = Call.vexillum(command, file.toString());
            assertThat(call.code()).as(example + call.err()).isEqualTo(Exit.DONE);
            assertThat(call.out()).as(example).containsPattern("AOFR-|FB-|WC-");
        }
    }
}
