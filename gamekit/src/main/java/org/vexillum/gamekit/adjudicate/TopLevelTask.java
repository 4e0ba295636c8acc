package org.vexillum.gamekit.adjudicate;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import org.vexillum.gamekit.position.NodeReader;
import org.vexillum.gamekit.tree.Node;
import org.vexillum.kernel.Nullable;

/** A task whose kind and fields stand at the top of a file is put where tasks are read. */
final class TopLevelTask {
    private TopLevelTask() {}

    static Node.Mapping of(Node.Mapping file, TaskCatalogue<?> docket) {
        var kind = kind(file);
        if (kind == null) return file;
        var task = docket.task(kind);
        var own = new LinkedHashMap<String, Node>();
        var rest = new LinkedHashMap<String, Node>();
        var known = known(docket);
        file.fields()
                .forEach((name, node) -> {
                    boolean ofTable =
                            known.keySet().stream().anyMatch(one -> NodeReader.same(one, name));
                    if (!ofTable && TaskFields.understood(task, name)) own.put(name, node);
                    else if (node != kind) rest.put(name, node);
                });
        own.put("kind", kind);
        rest.put("do", new Node.Mapping(kind.place(), own));
        return new Node.Mapping(file.place(), rest);
    }

    /** What is to be done if it is a mere word, under its own name or as the kind. */
    private static @Nullable Node kind(Node.Mapping file) {
        var what = file.fields().get("do");
        if (what == null) what = file.fields().get("kind");
        return what instanceof Node.Scalar && !NodeReader.written(what).isBlank() ? what : null;
    }

    @SuppressWarnings("unchecked")
    private static Map<String, Object> known(TaskCatalogue<?> docket) {
        return (Map<String, Object>)
                Objects.requireNonNull(PositionSchema.of(docket).get("properties"));
    }
}
