package org.vexillum.regiments.kit.position;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.function.Function;
import org.vexillum.gamekit.OptionValues;
import org.vexillum.gamekit.position.Frame;
import org.vexillum.gamekit.position.FrameReader;
import org.vexillum.gamekit.position.NodeReader;
import org.vexillum.gamekit.state.PositionState;
import org.vexillum.gamekit.tree.PlainTree;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;
import org.vexillum.regiments.kit.force.RegimentsForceFormat;
import org.vexillum.regiments.mission.Marker;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.BattleState;
import org.vexillum.regiments.table.Stage;
import org.vexillum.regiments.table.Unit;

/** Writes a table in the format in which it is read. */
public final class PositionWriter {
    private final Battle battle;
    private final Frame frame;
    private final Map<String, Object> map = new LinkedHashMap<>();

    private PositionWriter(Battle battle, Frame frame) {
        this.battle = battle;
        this.frame = frame;
    }

    /** The table now; what never changes is taken from the scene. */
    public static Map<String, Object> write(RegimentsScene scene, Battle now) {
        var writer = new PositionWriter(now, scene.frame());
        writer.head();
        scene.fixed().forEach((name, node) -> writer.put(name, PlainTree.of(node)));
        writer.rest(scene::reference);
        return writer.map;
    }

    /**
     * A table that comes from no file: the cards are written out.
     *
     * @param terrain as files have it
     */
    public static SequencedMap<String, @Nullable Object> write(
            Battle battle, List<Map<String, Object>> terrain) {
        var setting = battle.setting();
        var writer = new PositionWriter(battle, new Frame(setting.width(), setting.depth(), 0, 0));
        writer.head();
        writer.own();
        if (!terrain.isEmpty()) writer.map.put("terrain", terrain);
        writer.rest(_ -> null);
        return new LinkedHashMap<>(writer.map);
    }

    /** The rules and spells of the forces themselves. */
    private void own() {
        var forces = new RegimentsForceFormat();
        var traits = new LinkedHashSet<Object>();
        var spells = new LinkedHashMap<String, Object>();
        for (var side : Side.values()) {
            var tree = forces.tree(battle.setting().force(side));
            if (tree.get("traits") instanceof List<?> own) traits.addAll(own);
            if (tree.get("spells") instanceof List<?> own) spells.put(side.name(), own);
        }
        if (!traits.isEmpty()) map.put("traits", List.copyOf(traits));
        if (!spells.isEmpty()) map.put("spells", spells);
    }

    private void head() {
        map.put("game", "regiments");
        options();
        FrameReader.write(frame, SceneReader.USUAL, map);
    }

    private void rest(Function<Unit, @Nullable String> references) {
        markers();
        track();
        var usual = SceneReader.waiting(battle.stage());
        map.put(
                "units",
                battle.units().stream()
                        .map(unit -> UnitWriter.write(unit, frame, references.apply(unit), usual))
                        .toList());
    }

    private void put(String name, @Nullable Object value) {
        if (value != null) map.put(name, value);
    }

    private void options() {
        var chosen = OptionValues.chosen(battle.options());
        if (!chosen.isEmpty()) map.put("options", chosen);
    }

    private void markers() {
        if (battle.markers().isEmpty()) return;
        map.put("markers", battle.markers().stream().map(this::marker).toList());
    }

    private Map<String, Object> marker(Marker marker) {
        var at = frame.shown(marker.at());
        var written = new LinkedHashMap<String, Object>();
        written.put("at", List.of(FrameReader.inches(at.x()), FrameReader.inches(at.y())));
        var owner = marker.owner();
        if (owner != null) written.put("owner", owner.name());
        return written;
    }

    private void track() {
        if (battle.stage() != Stage.ACTIVATIONS)
            map.put("stage", NodeReader.written(battle.stage()));
        map.put("round", battle.round());
        map.put("toAct", battle.toAct().name());
        if (battle.opening() != battle.toAct()) map.put("opening", battle.opening().name());
        PositionState.write(BattleState.ALL, battle, map, Map.of());
    }
}
