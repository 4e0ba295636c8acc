package org.vexillum.formats.adjudicate;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.formats.position.Read;
import org.vexillum.formats.tree.Node;

/** All tasks. */
public final class Tasks {
    private static final List<Task> ALL = collect();

    private Tasks() {}

    private static List<Task> collect() {
        var all = new ArrayList<Task>();
        all.addAll(CombatTasks.all());
        all.addAll(ShootingTasks.all());
        all.addAll(MoraleTasks.all());
        all.addAll(MovementTasks.all());
        all.addAll(MagicTasks.all());
        all.addAll(SequenceTasks.all());
        all.addAll(SetupTasks.all());
        all.addAll(QueryTasks.all());
        all.addAll(CheckTasks.all());
        return List.copyOf(all);
    }

    public static List<Task> all() {
        return ALL;
    }

    static Task called(Node node) {
        var name = Read.name(node);
        for (var task : ALL) if (task.name().equals(name)) return task;
        throw Read.unknown(node, "unknown-kind", name, names());
    }

    public static List<String> names() {
        return ALL.stream().map(Task::name).toList();
    }
}
