package org.vexillum.formats.regiments.position;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.vexillum.formats.OptionValues;
import org.vexillum.formats.position.Frame;
import org.vexillum.formats.position.Framing;
import org.vexillum.formats.position.Read;
import org.vexillum.formats.tree.Plain;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;
import org.vexillum.regiments.mission.Marker;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Stage;

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
        writer.map.put("game", "regiments");
        writer.options();
        Framing.write(scene.frame(), SceneReader.USUAL, writer.map);
        scene.fixed().forEach((name, node) -> writer.put(name, Plain.of(node)));
        writer.markers();
        writer.track();
        var usual = SceneReader.waiting(now.stage());
        writer.map.put(
                "units",
                now.units().stream().map(unit -> UnitWriter.write(unit, scene, usual)).toList());
        return writer.map;
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
        written.put("at", List.of(Framing.inches(at.x()), Framing.inches(at.y())));
        var owner = marker.owner();
        if (owner != null) written.put("owner", owner.name());
        return written;
    }

    private void track() {
        if (battle.stage() != Stage.ACTIVATIONS) map.put("stage", Read.written(battle.stage()));
        map.put("round", battle.round());
        map.put("toAct", battle.toAct().name());
        if (battle.opening() != battle.toAct()) map.put("opening", battle.opening().name());
        if (battle.southern() != Side.A) map.put("southern", battle.southern().name());
        put("finishedFirst", name(battle.finishedFirst()));
        put("conceded", name(battle.conceded()));
        if (battle.markersToPlace() > 0) map.put("markersToPlace", battle.markersToPlace());
        if (!battle.declined().isEmpty())
            map.put("declined", battle.declined().stream().map(Side::name).toList());
    }

    private static @Nullable String name(@Nullable Side side) {
        return side == null ? null : side.name();
    }
}
