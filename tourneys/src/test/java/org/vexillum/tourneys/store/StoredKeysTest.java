package org.vexillum.tourneys.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.vexillum.gamekit.Kind;
import org.vexillum.kernel.stored.Stored;
import org.vexillum.tourneys.event.LoggedChange;

/** The keys that logs of events are written with: a file lists them, and none is ever lost. */
class StoredKeysTest {
    private static final Path LIST = Path.of("src/test/resources/stored/events.txt");

    private final Set<String> found = new TreeSet<>();
    private final Set<Class<?>> seen = new java.util.HashSet<>();

    @Test
    void noKeyThatWasEverStoredIsLost() throws IOException {
        look(LoggedChange.class);
        assertThat(found).containsExactlyElementsOf(new TreeSet<>(Files.readAllLines(LIST)));
    }

    private void look(Type type) {
        switch (type) {
            case ParameterizedType many ->
                    Stream.of(many.getActualTypeArguments()).forEach(this::look);
            case Class<?> one when one.getName().startsWith("org.vexillum.tourneys") -> keys(one);
            default -> {}
        }
    }

    private void keys(Class<?> type) {
        if (!seen.add(type)) return;
        if (type.isSealed()) Stream.of(type.getPermittedSubclasses()).forEach(this::look);
        if (!type.isRecord() && !type.isEnum()) return;
        assertThat(type.isAnnotationPresent(Stored.class)).as("@Stored of %s", type).isTrue();
        found.add(Kind.of(type) + "(" + String.join(", ", Kind.components(type)) + ")");
        if (type.isRecord())
            List.of(type.getRecordComponents()).stream()
                    .map(RecordComponent::getGenericType)
                    .forEach(this::look);
    }
}
