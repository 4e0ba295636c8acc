package org.vexillum.formats.firstblood.position;

import java.util.LinkedHashMap;
import java.util.Map;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Stage;
import org.vexillum.formats.OptionValues;
import org.vexillum.formats.position.Framing;
import org.vexillum.formats.position.Read;
import org.vexillum.formats.tree.Plain;
import org.vexillum.kernel.Side;
import org.vexillum.rulebook.GameId;

/** Writes a table in the format in which it is read. */
final class PositionWriter {
    private final FirstBloodScene scene;
    private final Battle battle;
    private final Map<String, Object> map = new LinkedHashMap<>();

    PositionWriter(FirstBloodScene scene) {
        this.scene = scene;
        battle = scene.battle();
    }

    /** The table now; what never changes is taken from the file. */
    Map<String, Object> write() {
        map.put("game", GameId.FIRST_BLOOD.id());
        map.put("edition", battle.edition().number());
        var options = OptionValues.chosen(battle.options());
        if (!options.isEmpty()) map.put("options", options);
        Framing.write(scene.frame(), SceneReader.USUAL, map);
        scene.fixed()
                .forEach((name, node) -> {
                    var plain = Plain.of(node);
                    if (plain != null) map.put(name, plain);
                });
        track();
        map.put(
                "regiments",
                battle.regiments().stream()
                        .map(regiment -> new RegimentWriter(scene, regiment).write())
                        .toList());
        return map;
    }

    private void track() {
        if (battle.stage() != Stage.ACTION) map.put("stage", Read.written(battle.stage()));
        map.put("round", battle.round());
        map.put("toAct", battle.toAct().name());
        if (battle.first() != battle.toAct()) map.put("first", battle.first().name());
        var conceded = battle.conceded();
        if (conceded != null) map.put("conceded", conceded.name());
        stacks();
        points();
    }

    private void stacks() {
        var stacks = new LinkedHashMap<String, Object>();
        var seen = new LinkedHashMap<String, Object>();
        for (var side : Side.values()) {
            if (!battle.stack(side).isEmpty()) stacks.put(side.name(), battle.stack(side));
            if (battle.seen(side) > 0) seen.put(side.name(), battle.seen(side));
        }
        if (!seen.isEmpty()) stacks.put("seen", seen);
        if (!stacks.isEmpty()) map.put("stacks", stacks);
    }

    private void points() {
        var points = new LinkedHashMap<String, Object>();
        for (var side : Side.values())
            if (battle.points(side) > 0) points.put(side.name(), battle.points(side));
        if (!points.isEmpty()) map.put("points", points);
    }
}
