package org.vexillum.files;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import org.vexillum.gamekit.Problems;
import org.vexillum.gamekit.edge.Edge;
import org.vexillum.gamekit.tree.Format;
import org.vexillum.gamekit.tree.Node;
import org.vexillum.kernel.Nullable;

/** The part of the edge that reads and writes files. */
public abstract class FileEdge implements Edge {
    @Override
    public final @Nullable Node tree(String text, Format format, Problems problems) {
        return TreeParser.read(text, format, problems);
    }

    @Override
    public final @Nullable Object json(String text) {
        return JsonFile.read(text);
    }

    @Override
    public final String jsonText(Object values) {
        return JsonFile.write(values);
    }

    @Override
    public final String jsonLine(Map<String, ? extends @Nullable Object> values) {
        return JsonFile.line(values);
    }

    @Override
    public final Optional<String> resource(Class<?> beside, String name) {
        try (var in = beside.getResourceAsStream(name)) {
            if (in == null) return Optional.empty();
            return Optional.of(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
