package org.vexillum.firstblood.kit.position;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.vexillum.firstblood.kit.force.CardParser;
import org.vexillum.firstblood.kit.force.GiftText;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Inspired;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.table.RegimentState;
import org.vexillum.firstblood.table.Status;
import org.vexillum.firstblood.table.TemporaryEffect;
import org.vexillum.gamekit.position.Frame;
import org.vexillum.gamekit.position.FrameReader;
import org.vexillum.gamekit.position.NodeReader;
import org.vexillum.gamekit.state.PositionState;
import org.vexillum.kernel.Nullable;

/** Writes one regiment: its card or where it comes from, its state, its places. */
final class RegimentWriter {
    private final Battle battle;
    private final Frame frame;
    private final Regiment regiment;
    private final Map<String, Object> map = new LinkedHashMap<>();

    RegimentWriter(Battle battle, Frame frame, Regiment regiment) {
        this.battle = battle;
        this.frame = frame;
        this.regiment = regiment;
    }

    /**
     * @param reference where its card comes from, or null if it is to be written out
     */
    Map<String, Object> write(@Nullable String reference) {
        map.put("id", regiment.id());
        map.put("side", regiment.side().name());
        if (reference != null) map.put("card", reference);
        else
            CardParser.written(regiment.card())
                    .forEach((name, value) -> {
                        if (CardParser.FIELDS.contains(name)) map.put(name, value);
                    });
        status();
        models();
        marks();
        places();
        return map;
    }

    private void status() {
        var garrison = regiment.garrison();
        if (garrison != null) map.put("garrison", garrison);
        boolean told = garrison != null && regiment.status() == Status.IN_GARRISON;
        var usual = regiment.placed() ? Status.ON_TABLE : SceneReader.waiting(battle.stage());
        if (!told && regiment.status() != usual)
            map.put("status", NodeReader.written(regiment.status()));
    }

    private void models() {
        var fallen = new ArrayList<Integer>();
        var weakened = new ArrayList<Integer>();
        var restored = new ArrayList<Integer>();
        var wounds = new LinkedHashMap<String, Object>();
        for (int model = 0; model < regiment.size(); model++) {
            if (regiment.role(model) != regiment.card().members().get(model).role())
                restored.add(model);
            if (!present(model)) {
                fallen.add(model);
                continue;
            }
            if (regiment.weakened(model)) weakened.add(model);
            if (regiment.wounds(model) > 0) wounds.put("" + model, regiment.wounds(model));
        }
        if (!restored.isEmpty()) map.put("restored", restored);
        if (!fallen.isEmpty()) map.put("fallen", fallen);
        if (!weakened.isEmpty()) map.put("weakened", weakened);
        if (!wounds.isEmpty()) map.put("wounds", wounds);
        if (regiment.acting() >= 0) map.put("acting", regiment.acting());
    }

    /** Who is coming back has no place yet: where he goes is being asked. */
    private boolean present(int model) {
        return regiment.alive(model) && (!regiment.placed() || regiment.place(model) != null);
    }

    private void marks() {
        if (regiment.tokens() > 0) map.put("tokens", regiment.tokens());
        int usual = Math.min(regiment.size(), regiment.living() + regiment.lostThisRound());
        if (regiment.startedRoundWith() != usual)
            map.put("startedRoundWith", regiment.startedRoundWith());
        if (regiment.broken() || StateReader.halfLost(regiment))
            map.put("broken", regiment.broken());
        if (regiment.inspired() != Inspired.NO)
            map.put("inspired", NodeReader.written(regiment.inspired()));
        PositionState.write(
                RegimentState.ALL, regiment, map, Map.of("boons", RegimentWriter::boons));
    }

    private static Object boons(Regiment regiment) {
        return regiment.boons().stream().map(RegimentWriter::boon).toList();
    }

    private static Map<String, Object> boon(TemporaryEffect boon) {
        var written = new LinkedHashMap<String, Object>();
        written.put("gives", GiftText.write(boon.gift()));
        written.put("until", NodeReader.written(boon.until()));
        written.put("source", boon.source());
        written.put("rule", boon.rule());
        written.put("from", boon.owner());
        return written;
    }

    private void places() {
        if (!regiment.placed()) return;
        var places = new ArrayList<List<Object>>();
        for (int model : regiment.models()) {
            if (!present(model)) continue;
            var at = frame.shown(regiment.base(model).centre());
            var place = new ArrayList<Object>();
            place.add(FrameReader.inches(at.x()));
            place.add(FrameReader.inches(at.y()));
            if (regiment.floor(model) > 0) place.add(regiment.floor(model));
            places.add(place);
        }
        map.put("places", places);
    }
}
