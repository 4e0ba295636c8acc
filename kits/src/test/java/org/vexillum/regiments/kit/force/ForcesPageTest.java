package org.vexillum.regiments.kit.force;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.vexillum.gamekit.force.ForceReader;

/** The examples of the page on army lists are read without a word. */
class ForcesPageTest {
    private final String page = page();

    @Test
    void theYamlExampleIsRight() {
        var yaml = Pattern.compile("(?s)```yaml\n(.*?)```").matcher(page);
        assertThat(yaml.find()).isTrue();
        assertThat(
                        ForceReader.read(new RegimentsForceFormat(), yaml.group(1), "page.yaml")
                                .problems())
                .isEmpty();
    }

    @Test
    void thePastedExampleIsRight() {
        var pasted =
                page.lines()
                        .dropWhile(line -> !line.startsWith("    ++"))
                        .takeWhile(line -> line.isEmpty() || line.startsWith("    "))
                        .collect(Collectors.joining("\n"));
        var reading = ForceReader.read(new RegimentsForceFormat(), pasted, "");
        assertThat(Reading.keys(reading)).containsExactly("text.upgrade");
    }

    @Test
    void theEffectsOfTheTableAreKnown() {
        var effects = Pattern.compile("`(\\{\"[^`]*\\})`").matcher(page);
        int count = 0;
        while (effects.find()) {
            assertThat(Reading.own("Own", effects.group(1)).problems()).isEmpty();
            count++;
        }
        assertThat(count).isEqualTo(8);
    }

    private static String page() {
        try {
            return Files.readString(Path.of("../docs/forces.md")).split("\n# First Blood\n", 2)[0];
        } catch (IOException unreadable) {
            throw new AssertionError(unreadable);
        }
    }
}
