package org.vexillum.gamekit.adjudicate;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Position files kept with the tests. */
final class PositionFiles {
    private PositionFiles() {}

    /** A file by its name without ending. */
    record Named(String name, String text) {
        @Override
        public String toString() {
            return name;
        }
    }

    static List<Named> in(String folder) {
        try (var files = Files.list(folder(folder))) {
            return files.filter(file -> file.toString().endsWith(".yaml"))
                    .sorted()
                    .map(PositionFiles::read)
                    .toList();
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    /** Those whose names begin so. */
    static List<Named> in(String folder, String prefix) {
        return in(folder).stream().filter(file -> file.name().startsWith(prefix)).toList();
    }

    private static Path folder(String name) {
        try {
            return Path.of(PositionFiles.class.getResource("/positions/" + name).toURI());
        } catch (URISyntaxException broken) {
            throw new IllegalStateException(broken);
        }
    }

    private static Named read(Path file) {
        try {
            var name = file.getFileName().toString().replace(".yaml", "");
            return new Named(name, Files.readString(file));
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
