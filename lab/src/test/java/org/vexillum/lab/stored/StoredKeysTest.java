package org.vexillum.lab.stored;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.vexillum.firstblood.FirstBloodTypes;
import org.vexillum.kernel.stored.KernelTypes;
import org.vexillum.kernel.stored.StoredTypes;
import org.vexillum.regiments.RegimentsTypes;
import org.vexillum.warcrow.WarcrowTypes;

/**
 * The keys that stored games and answers are written with: listed in a file, from which nothing is
 * ever taken away. A new type adds its line there.
 */
class StoredKeysTest {
    private static final Path FOLDER = Path.of("src/test/resources/stored");

    @ParameterizedTest
    @CsvSource({"kernel", "regiments", "first-blood", "warcrow"})
    void noKeyThatWasEverStoredIsLost(String part) throws IOException {
        var types = types(part);
        var listed = Files.readAllLines(FOLDER.resolve(part + ".txt"));
        assertThat(new TreeSet<>(types.declarations()))
                .as("lines of lab/%s/%s.txt", FOLDER, part)
                .containsExactlyElementsOf(new TreeSet<>(listed));
        assertThat(listed).hasSizeGreaterThan(5).doesNotHaveDuplicates();
    }

    private static StoredTypes types(String part) {
        return switch (part) {
            case "kernel" -> KernelTypes.ALL;
            case "regiments" -> RegimentsTypes.ALL;
            case "first-blood" -> FirstBloodTypes.ALL;
            default -> WarcrowTypes.ALL;
        };
    }

    /** Prints the lists, for whoever has added a type. */
    static void main() throws IOException {
        for (var part : List.of("kernel", "regiments", "first-blood", "warcrow"))
            Files.write(FOLDER.resolve(part + ".txt"), types(part).declarations());
    }
}
