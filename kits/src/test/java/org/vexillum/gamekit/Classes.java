package org.vexillum.gamekit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.vexillum.kernel.Event;
import org.vexillum.kernel.referee.Question;

/** All classes of the rules, found where the class path has them: a folder or a jar. */
public final class Classes {
    private Classes() {}

    /** Those of the kernel and of the game to which this one belongs. */
    public static List<Class<?>> all(Class<?> ofTheRules) {
        return Stream.concat(beside(Event.class), beside(ofTheRules)).toList();
    }

    public static List<Class<?>> events(Class<?> ofTheRules) {
        return records(Event.class, ofTheRules);
    }

    public static List<Class<?>> questions(Class<?> ofTheRules) {
        return records(Question.class, ofTheRules);
    }

    private static List<Class<?>> records(Class<?> type, Class<?> ofTheRules) {
        return all(ofTheRules).stream()
                .filter(c -> c.isRecord() && type.isAssignableFrom(c))
                .toList();
    }

    private static Stream<Class<?>> beside(Class<?> one) {
        try {
            var place = Path.of(one.getProtectionDomain().getCodeSource().getLocation().toURI());
            if (Files.isDirectory(place)) return in(place);
            var jar = URI.create("jar:" + place.toUri());
            try (var files = FileSystems.newFileSystem(jar, Map.of())) {
                return in(files.getPath("/"));
            }
        } catch (IOException | URISyntaxException broken) {
            throw new IllegalStateException(broken);
        }
    }

    private static Stream<Class<?>> in(Path root) {
        try (var files = Files.walk(root)) {
            return files
                    .map(file -> root.relativize(file).toString())
                    .filter(name -> name.endsWith(".class") && !name.contains("-info"))
                    .filter(name -> !name.contains("/kit/"))
                    .sorted()
                    .<Class<?>>map(Classes::named)
                    .toList()
                    .stream();
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    private static Class<?> named(String file) {
        var name = file.substring(0, file.length() - ".class".length()).replace('/', '.');
        try {
            return Class.forName(name, false, Classes.class.getClassLoader());
        } catch (ClassNotFoundException absent) {
            throw new IllegalStateException(absent);
        }
    }
}
