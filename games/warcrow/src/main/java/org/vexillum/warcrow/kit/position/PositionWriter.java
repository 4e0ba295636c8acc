package org.vexillum.warcrow.kit.position;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.vexillum.gamekit.OptionValues;
import org.vexillum.gamekit.position.NodeReader;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;
import org.vexillum.warcrow.kit.WarcrowKit;
import org.vexillum.warcrow.table.Battle;
import org.vexillum.warcrow.table.DeploymentZone;
import org.vexillum.warcrow.table.Fog;
import org.vexillum.warcrow.table.Objective;

/** Writes a table in the format in which it is read. */
public final class PositionWriter {
    private final Battle battle;
    private final Map<String, Object> map = new LinkedHashMap<>();

    public PositionWriter(Battle battle) {
        this.battle = battle;
    }

    public Map<String, Object> write() {
        map.put("game", WarcrowKit.ID.id());
        map.put("scenario", NodeReader.written(battle.setting().scenario()));
        var feat = battle.setting().feat();
        if (feat != null) map.put("feat", NodeReader.written(feat));
        var options = OptionValues.chosen(battle.options());
        if (!options.isEmpty()) map.put("options", options);
        var commanders = sides(side -> text(commander(side)));
        if (!commanders.isEmpty()) map.put("commanders", commanders);
        clock();
        objectives();
        points();
        feat();
        map.put("units", battle.units().stream().map(UnitWriter::write).toList());
        return map;
    }

    private String commander(Side side) {
        var named = battle.setting().company(side).commander();
        return named.equals(SceneReader.ELSEWHERE) ? "" : named;
    }

    private void clock() {
        var clock = battle.clock();
        map.put("stage", NodeReader.written(clock.stage()));
        map.put("round", clock.round());
        map.put("turn", clock.turn());
        map.put("initiative", clock.initiative().name());
        map.put("deploysFirst", clock.deploysFirst().name());
        map.put("first", clock.first().name());
        map.put("toAct", clock.toAct().name());
        if (clock.second()) map.put("second", true);
        if (clock.timeUp()) map.put("timeUp", true);
        flags("done", clock::done);
        if (battle.zone(Side.A) == DeploymentZone.B) map.put("zoneOfA", "B");
        var conceded = battle.conceded();
        if (conceded != null) map.put("conceded", conceded.name());
    }

    private void objectives() {
        if (!battle.objectives().equals(battle.setting().scenario().objectives()))
            map.put(
                    "objectives",
                    battle.objectives().stream().map(PositionWriter::written).toList());
        var control = new LinkedHashMap<String, Object>();
        for (var one : battle.objectives()) {
            var side = battle.control(one);
            if (side != null) control.put(one.id(), side.name());
        }
        if (!control.isEmpty()) map.put("control", control);
    }

    private static Map<String, Object> written(Objective one) {
        var map = new LinkedHashMap<String, Object>();
        map.put("id", one.id());
        map.put("colour", NodeReader.written(one.marking()));
        if (one.number() > 0) map.put("number", one.number());
        var zone = one.adjoins();
        if (zone != null) map.put("adjoins", zone.name());
        map.put("at", StandingReader.written(one.centre()));
        return map;
    }

    private void points() {
        numbers("tokens", battle::tokens, 0);
        numbers("spent", battle::spent, 0);
        numbers("military", battle::military, 0);
        numbers("arcane", battle::arcane, 0);
        var events = new ArrayList<Object>();
        for (var token : battle.events())
            events.add(
                    Map.of(
                            "kind", NodeReader.written(token.kind()),
                            "about", token.about(),
                            "turn", token.turn()));
        if (!events.isEmpty()) map.put("events", events);
    }

    private void feat() {
        var feat = battle.feat();
        numbers("meters", feat::meter, 1);
        var vestiges = sides(side -> spot(side));
        if (!vestiges.isEmpty()) map.put("vestiges", vestiges);
        if (feat.trackOver()) map.put("trackOver", true);
        var contracts = sides(side -> text(feat.contract(side)));
        if (!contracts.isEmpty()) map.put("contracts", contracts);
        flags("contractFallen", feat::contractFallen);
        flags("commanderFallen", feat::commanderFallen);
        var bearers = sides(side -> text(feat.bearer(side)));
        if (!bearers.isEmpty()) map.put("bearers", bearers);
        flags("bannerLost", feat::bannerLost);
        numbers("obtained", feat::obtained, 0);
        if (!feat.fogs().isEmpty())
            map.put("fogs", feat.fogs().stream().map(PositionWriter::written).toList());
    }

    private static Map<String, Object> written(Fog fog) {
        var map = new LinkedHashMap<String, Object>();
        map.put("id", fog.id());
        map.put("at", StandingReader.written(fog.at()));
        if (fog.being()) map.put("sealer", fog.sealer());
        var owner = fog.owner();
        if (owner != null) map.put("owner", owner.name());
        return map;
    }

    private @Nullable Object spot(Side side) {
        var spot = battle.feat().vestige(side);
        return spot == null ? null : StandingReader.written(spot);
    }

    private static @Nullable Object text(String text) {
        return text.isEmpty() ? null : text;
    }

    private static Map<String, Object> sides(Function<Side, @Nullable Object> value) {
        var map = new LinkedHashMap<String, Object>();
        for (var side : Side.values()) {
            var own = value.apply(side);
            if (own != null) map.put(side.name(), own);
        }
        return map;
    }

    private void numbers(String name, Function<Side, Integer> value, int usual) {
        var numbers = sides(side -> value.apply(side) == usual ? null : value.apply(side));
        if (!numbers.isEmpty()) map.put(name, numbers);
    }

    private void flags(String name, Function<Side, Boolean> holds) {
        var sides = new ArrayList<String>();
        for (var side : Side.values()) if (holds.apply(side)) sides.add(side.name());
        if (!sides.isEmpty()) map.put(name, List.copyOf(sides));
    }
}
