package org.vexillum.cli.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.vexillum.cli.Call;
import org.vexillum.cli.ExitCode;

/** Every example on the page about tourneys runs as it stands. */
class TourneysPageTest {
    private static final Pattern EXAMPLE = Pattern.compile("```yaml\n(.*?)```", Pattern.DOTALL);

    private static List<String> examples() throws IOException {
        var page = Files.readString(Path.of("..", "docs", "tourneys.md"));
        return EXAMPLE.matcher(page).results().map(found -> found.group(1)).toList();
    }

    @Test
    void everyExampleIsAnswered(@TempDir Path folder) throws IOException {
        assertThat(examples()).hasSizeGreaterThanOrEqualTo(4);
        for (var example : examples()) {
            var file = folder.resolve("event.yaml");
            Files.writeString(file, example);
            var call = Call.vexillum("tourney", "run", file.toString());
            assertThat(call.code()).as(example + call.err()).isEqualTo(ExitCode.DONE);
            assertThat(call.out()).as(example).contains("WC-");
            var json = Call.vexillum("tourney", "run", file.toString(), "--json", "--lang", "es");
            assertThat(json.out().strip()).matches("(?s)[\\[{].*[\\]}]");
        }
    }
}
