package org.vexillum.gamekit.adjudicate;

import java.util.List;
import java.util.Map;
import org.vexillum.gamekit.Place;
import org.vexillum.gamekit.position.Fault;
import org.vexillum.gamekit.position.Group;
import org.vexillum.gamekit.position.Read;
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
    private final Group fields;
    private final Scene<T> scene;

    TaskFields(Task<T> task, Group fields, Scene<T> scene) {
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

    public Place at() {
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
        if (node == null) throw new Fault(fields.at(), "missing", name);
        return node;
    }

    /** Whether a task reads a field that is called so. */
    static boolean understood(Task<?> task, String written) {
        for (var field : task.fields()) {
            if (Read.same(field.name(), written)) return true;
            for (var other : OTHER_WORDS.getOrDefault(field.name(), List.of()))
                if (Read.same(other, written)) return true;
        }
        return false;
    }

    void done() {
        for (var field : task.fields()) get(field.name());
        fields.done();
    }

    public int whole(String name, int least, int most) {
        return Read.whole(needed(name), least, most);
    }

    public int whole(String name, int least, int most, int otherwise) {
        var node = get(name);
        return node == null ? otherwise : Read.whole(node, least, most);
    }

    public boolean flag(String name) {
        var node = get(name);
        return node != null && Read.flag(node);
    }

    public String text(String name) {
        return Read.name(needed(name));
    }

    public <E extends Enum<E>> E word(String name, Class<E> type, E otherwise) {
        var node = get(name);
        return node == null ? otherwise : Read.word(node, type);
    }

    public Side side(String name, Side otherwise) {
        return word(name, Side.class, otherwise);
    }
}
