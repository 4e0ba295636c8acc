package org.vexillum.gamekit.adjudicate;

import java.util.List;
import java.util.Map;
import org.vexillum.gamekit.FilePlace;
import org.vexillum.gamekit.position.FieldGroup;
import org.vexillum.gamekit.position.FileFault;
import org.vexillum.gamekit.position.NodeReader;
import org.vexillum.gamekit.position.Scene;
import org.vexillum.gamekit.tree.Node;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.match.Table;

/** The fields of one task as written. */
public final class TaskFields<T extends Table<T>> {
    /** What people also call these fields. */
    private static final Map<String, List<String>> OTHER_WORDS =
            Map.of(
                    "unit", List.of("regiment", "attacker", "caster"),
                    "attacker", List.of("unit", "charger", "shooter"),
                    "charger", List.of("attacker", "unit"),
                    "target", List.of("defender", "enemy"),
                    "models", List.of("strikers", "shooters"),
                    "charging", List.of("charged"),
                    "cover", List.of("inCover"));

    private final Task<T> task;
    private final FieldGroup fields;
    private final Scene<T> scene;

    TaskFields(Task<T> task, FieldGroup fields, Scene<T> scene) {
        this.task = task;
        this.fields = fields;
        this.scene = scene;
    }

    public Task<T> task() {
        return task;
    }

    public Scene<T> scene() {
        return scene;
    }

    public FilePlace at() {
        return fields.at();
    }

    public @Nullable Node get(String name) {
        if (!declares(name))
            throw new IllegalStateException(task.name() + " declares no field " + name);
        var node = fields.get(name);
        for (var other : OTHER_WORDS.getOrDefault(name, List.of()))
            if (node == null && !declares(other)) node = fields.alias(other);
        return node;
    }

    private boolean declares(String name) {
        return task.fields().stream().anyMatch(field -> field.name().equals(name));
    }

    public boolean has(String name) {
        return get(name) != null;
    }

    /** A field without which there is no answer. */
    public Node needed(String name) {
        var node = get(name);
        if (node == null) throw new FileFault(fields.at(), "missing", name);
        return node;
    }

    /** Whether a task reads a field that is called so. */
    static boolean understood(Task<?> task, String written) {
        for (var field : task.fields()) {
            if (NodeReader.same(field.name(), written)) return true;
            for (var other : OTHER_WORDS.getOrDefault(field.name(), List.of()))
                if (NodeReader.same(other, written)) return true;
        }
        return false;
    }

    void done() {
        for (var field : task.fields()) get(field.name());
        fields.done();
    }

    public int whole(String name, int least, int most) {
        return NodeReader.whole(needed(name), least, most);
    }

    public int whole(String name, int least, int most, int otherwise) {
        var node = get(name);
        return node == null ? otherwise : NodeReader.whole(node, least, most);
    }

    public boolean flag(String name) {
        var node = get(name);
        return node != null && NodeReader.flag(node);
    }

    public String text(String name) {
        return NodeReader.name(needed(name));
    }

    public <E extends Enum<E>> E word(String name, Class<E> type, E otherwise) {
        var node = get(name);
        return node == null ? otherwise : NodeReader.word(node, type);
    }

    public Side side(String name, Side otherwise) {
        return word(name, Side.class, otherwise);
    }
}
