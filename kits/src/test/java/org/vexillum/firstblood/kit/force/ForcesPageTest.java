package org.vexillum.firstblood.kit.force;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.gamekit.force.ForceReader;
import org.vexillum.gamekit.rules.Lang;

/** What the page about army lists says of First Blood. */
class ForcesPageTest {
    private static final FirstBloodForceFormat FORMAT = new FirstBloodForceFormat(Edition.SECOND);

    private static String page() throws IOException {
        var page = Files.readString(Path.of("../docs/forces.md"));
        return page.substring(page.indexOf("\n# First Blood\n"));
    }

    @Test
    void theYamlExampleIsRight() throws IOException {
        var yaml = Pattern.compile("(?s)```yaml\n(.*?)```").matcher(page());
        assertThat(yaml.find()).isTrue();
        var reading = ForceReader.read(FORMAT, yaml.group(1), "page.yaml");
        assertThat(reading.problems()).isEmpty();
        assertThat(reading.force().points()).isEqualTo(260);
    }

    @Test
    void thePastedExampleIsRight() throws IOException {
        var pasted =
                page().lines()
                        .dropWhile(line -> !line.startsWith("    ++"))
                        .takeWhile(line -> line.isEmpty() || line.startsWith("    "))
                        .collect(Collectors.joining("\n"));
        var reading = ForceReader.read(FORMAT, pasted, "");
        assertThat(reading.problems()).isEmpty();
        assertThat(reading.force().points()).isEqualTo(260);
    }

    /** The heading and its lines stand for what the file says before. */
    @Test
    void theRulesOfItsOwnAreReadFromBothForms() throws IOException {
        var yaml = Pattern.compile("(?s)```yaml\n(.*?)```").matcher(page());
        assertThat(yaml.find()).isTrue();
        assertThat(yaml.find()).isTrue();
        var written = ForceReader.read(FORMAT, yaml.group(1), "page.yaml");
        assertThat(written.problems()).isEmpty();
        var own =
                page().lines()
                        .dropWhile(line -> !line.contains("Special rules of its own:"))
                        .takeWhile(line -> line.startsWith("    "))
                        .map(String::strip)
                        .toList();
        assertThat(own).hasSize(3);
        assertThat(FORMAT.roster(written.force(), Lang.EN)).containsAll(own);
    }
}
