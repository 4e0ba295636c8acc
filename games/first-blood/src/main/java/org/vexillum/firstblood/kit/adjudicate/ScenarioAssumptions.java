package org.vexillum.firstblood.kit.adjudicate;

import java.util.List;
import org.vexillum.firstblood.kit.position.FirstBloodScene;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.table.Stage;
import org.vexillum.gamekit.adjudicate.Task;
import org.vexillum.gamekit.adjudicate.Task.Chapter;
import org.vexillum.gamekit.adjudicate.TaskFields;

/** Tells which scenario and which first player are assumed, where the answer depends on them. */
record ScenarioAssumptions(FirstBloodScene scene) {
    /** What looks at the zones, the threshold or the last round of a scenario. */
    private static final List<String> OF_SCENARIO =
            List.of("scenario", "seize", "victory", "round-end", "round", "game", "terrain-check");

    /** The same task, which tells so. */
    static Task<Battle> telling(Task<Battle> task) {
        return task.reading(fields -> {
            var untold = new ScenarioAssumptions((FirstBloodScene) fields.scene());
            untold.before(fields);
            var play = task.reader().read(fields);
            if (task.chapter() != Chapter.SEQUENCE) return play;
            return (battle, referee) -> {
                int before = strength(battle);
                play.play(battle, referee);
                if (strength(battle) != before) untold.scenario(); // FB-SCEN2-02 to FB-SCEN2-05
            };
        });
    }

    private void before(TaskFields<Battle> fields) {
        var task = fields.task();
        if (OF_SCENARIO.contains(task.name()) && !namesItsGround(fields)) scenario();
        if (task.name().equals("scenario")) round();
        if (task.chapter() == Chapter.SEQUENCE) first();
    }

    /** Zones that the question itself describes are those of no scenario. */
    private static boolean namesItsGround(TaskFields<Battle> fields) {
        return fields.task().name().equals("seize")
                && (fields.has("inside") || fields.has("ground"));
    }

    private void scenario() {
        if (!scene.fixed().containsKey("scenario"))
            scene.assumed().add("", "scenario", scene.battle().setting().scenario());
    }

    private void round() {
        boolean told = scene.assumed().all().stream().anyMatch(one -> one.key().equals("unsaid"));
        if (!scene.dated() && !told)
            scene.assumed().add("", "unsaid", "round " + scene.battle().round());
    }

    /** Until the roll for supremacy nobody is first (FB-SUPR-04). */
    private void first() {
        if (scene.firstUntold() && scene.battle().stage() == Stage.ACTION)
            scene.assumed().add("", "first", scene.battle().first());
    }

    /** Models and tokens of both sides: casualties change it. */
    private static int strength(Battle battle) {
        int strength = 0;
        for (Regiment regiment : battle.regiments())
            strength += regiment.models().length + regiment.tokens();
        return strength;
    }
}
