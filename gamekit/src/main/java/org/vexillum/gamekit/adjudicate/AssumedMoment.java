package org.vexillum.gamekit.adjudicate;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.gamekit.position.FieldGroup;
import org.vexillum.gamekit.position.NodeReader;
import org.vexillum.gamekit.position.Scene;

/** The moment in the game that a file does not tell, though the table must have one. */
final class AssumedMoment {
    /** What depends on round, turn and whose it is; blows and ways do not. */
    private static final List<Task.Chapter> TIMED =
            List.of(
                    Task.Chapter.SEQUENCE,
                    Task.Chapter.SETUP,
                    Task.Chapter.OBJECTIVES,
                    Task.Chapter.FEATS);

    /** The game is known, and the stage is that of the kind. */
    private static final List<String> KNOWN = List.of("game", "stage");

    /** Sentences that say more than the bare field, and the field that they are about. */
    private static final List<String> OF_TURN = List.of("won-deployment", "opening");

    private final FieldGroup fields;
    private final Scene<?> scene;

    private AssumedMoment(FieldGroup fields, Scene<?> scene) {
        this.fields = fields;
        this.scene = scene;
    }

    static void tell(FieldGroup fields, List<? extends Task<?>> tasks, Scene<?> scene) {
        if (tasks.stream().noneMatch(task -> TIMED.contains(task.chapter()))) return;
        var presumed = new AssumedMoment(fields, scene).all();
        if (!presumed.isEmpty()) scene.assumed().add("", "unsaid", String.join(", ", presumed));
    }

    /** Single values of the table; what it holds of units and markers the file has told. */
    private List<String> all() {
        var all = new ArrayList<String>();
        scene.position()
                .forEach((name, value) -> {
                    boolean single = value instanceof String || value instanceof Integer;
                    if (single && !KNOWN.contains(name) && !said(name) && !told(name))
                        all.add(name + " " + value);
                });
        return all;
    }

    private boolean said(String name) {
        return fields.mapping().fields().keySet().stream()
                .anyMatch(written -> NodeReader.same(written, name));
    }

    private boolean told(String name) {
        return scene.assumed().all().stream()
                .anyMatch(one ->
                        one.key().equals(name)
                                || name.equals("toAct") && OF_TURN.contains(one.key()));
    }
}
