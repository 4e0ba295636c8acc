package org.vexillum.firstblood.kit.position;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.function.Function;
import org.vexillum.firstblood.kit.FirstBloodKit;
import org.vexillum.firstblood.kit.force.FirstBloodForceFormat;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.BattleState;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.table.Stage;
import org.vexillum.gamekit.OptionValues;
import org.vexillum.gamekit.position.Frame;
import org.vexillum.gamekit.position.FrameReader;
import org.vexillum.gamekit.position.NodeReader;
import org.vexillum.gamekit.state.PositionState;
import org.vexillum.gamekit.tree.PlainTree;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;

/** Writes a table in the format in which it is read. */
public final class PositionWriter {
    private final Battle battle;
    private final Frame frame;
    private final Function<Regiment, @Nullable String> references;
    private final Map<String, Object> map = new LinkedHashMap<>();

    PositionWriter(FirstBloodScene scene) {
        this(scene.battle(), scene.frame(), regiment -> scene.regiments().reference(regiment));
        scene.fixed()
                .forEach((name, node) -> {
                    var plain = PlainTree.of(node);
                    if (plain != null) map.put(name, plain);
                });
    }

    private PositionWriter(
            Battle battle, Frame frame, Function<Regiment, @Nullable String> references) {
        this.battle = battle;
        this.frame = frame;
        this.references = references;
    }

    /**
     * A table that comes from no file: the cards are written out.
     *
     * @param terrain as files have it
     */
    public static SequencedMap<String, @Nullable Object> write(
            Battle battle, List<Map<String, Object>> terrain) {
        var setting = battle.setting();
        var frame = new Frame(setting.width(), setting.depth(), 0, 0);
        var writer = new PositionWriter(battle, frame, _ -> null);
        writer.map.put("scenario", setting.scenario());
        var forces = new FirstBloodForceFormat(setting.edition());
        for (var list : List.of("traits", "incantations")) {
            var all = new LinkedHashSet<Object>();
            for (var side : Side.values())
                if (forces.tree(setting.force(side)).get(list) instanceof List<?> own)
                    all.addAll(own);
            if (!all.isEmpty()) writer.map.put(list, List.copyOf(all));
        }
        if (!terrain.isEmpty()) writer.map.put("terrain", terrain);
        return new LinkedHashMap<>(writer.write());
    }

    /** The table now; what never changes is taken from the file. */
    Map<String, Object> write() {
        var fixed = new LinkedHashMap<>(map);
        map.clear();
        map.put("game", FirstBloodKit.ID.id());
        map.put("edition", battle.edition().number());
        var options = OptionValues.chosen(battle.options());
        if (!options.isEmpty()) map.put("options", options);
        FrameReader.write(frame, SceneReader.USUAL, map);
        map.putAll(fixed);
        track();
        map.put(
                "regiments",
                battle.regiments().stream()
                        .map(each ->
                                new RegimentWriter(battle, frame, each)
                                        .write(references.apply(each)))
                        .toList());
        return map;
    }

    private void track() {
        if (battle.stage() != Stage.ACTION) map.put("stage", NodeReader.written(battle.stage()));
        map.put("round", battle.round());
        map.put("toAct", battle.toAct().name());
        if (battle.first() != battle.toAct()) map.put("first", battle.first().name());
        PositionState.write(BattleState.ALL, battle, map, Map.of());
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
