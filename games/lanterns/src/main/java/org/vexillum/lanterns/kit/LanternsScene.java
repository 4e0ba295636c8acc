package org.vexillum.lanterns.kit;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.vexillum.gamekit.position.AssumedValues;
import org.vexillum.gamekit.position.FieldGroup;
import org.vexillum.gamekit.position.FileFault;
import org.vexillum.gamekit.position.Frame;
import org.vexillum.gamekit.position.FrameReader;
import org.vexillum.gamekit.position.NodeReader;
import org.vexillum.gamekit.position.OutlineReader;
import org.vexillum.gamekit.position.Scene;
import org.vexillum.gamekit.tree.Node;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.geometry.Point;
import org.vexillum.lanterns.Band;
import org.vexillum.lanterns.Battle;
import org.vexillum.lanterns.Fighter;
import org.vexillum.lanterns.Setting;
import org.vexillum.lanterns.State;
import org.vexillum.lanterns.Terrain;

/** A table set up from a file, and written as one. */
record LanternsScene(Battle battle, AssumedValues assumed) implements Scene<Battle> {
    private static final Frame FRAME = Frame.of(36, 36);
    private static final int MANY = 20;

    static LanternsScene read(FieldGroup fields) {
        var fighters = new ArrayList<Fighter>();
        for (var node : fields.list("units")) fighters.add(fighter(new FieldGroup(node)));
        var terrain = new ArrayList<Terrain>();
        for (var node : fields.list("terrain")) terrain.add(terrain(new FieldGroup(node)));
        var lantern = fields.get("lantern");
        var winner = fields.get("winner");
        var bearer = fields.text("bearer", "");
        if (!bearer.isEmpty() && fighters.stream().noneMatch(one -> one.id().equals(bearer)))
            throw NodeReader.unknown(
                    fields.needed("bearer"),
                    "unknown-unit",
                    bearer,
                    fighters.stream().map(Fighter::id).toList());
        var state =
                new State(
                        word(fields.get("stage"), State.Stage.TURNS),
                        fields.whole("round", 0, Battle.ROUNDS, 1),
                        word(fields.get("next"), Side.A),
                        fields.whole("pointsA", 0, MANY, 0),
                        fields.whole("pointsB", 0, MANY, 0),
                        winner == null ? null : NodeReader.word(winner, Side.class),
                        lantern == null ? Battle.MIDDLE : point(lantern),
                        bearer,
                        fighters);
        var setting = new Setting(band(fighters, Side.A), band(fighters, Side.B), terrain);
        return new LanternsScene(new Battle(setting, state), new AssumedValues());
    }

    private static <E extends Enum<E>> E word(@Nullable Node node, E otherwise) {
        return node == null ? otherwise : NodeReader.word(node, otherwise.getDeclaringClass());
    }

    private static Band band(List<Fighter> all, Side side) {
        var own = all.stream().filter(one -> one.side() == side).map(Fighter::profile).toList();
        return new Band(side.name(), own);
    }

    private static Point point(Node node) {
        var at = FRAME.point(node);
        if (!FRAME.holds(at))
            throw new FileFault(node.place(), "off-table", NodeReader.written(node));
        return at;
    }

    private static Fighter fighter(FieldGroup fields) {
        var id = NodeReader.name(fields.needed("id"));
        var side = fields.get("side");
        var at = fields.get("at");
        var profile = Bands.STATS.read(fields, fields.text("name", id));
        int grit = fields.whole("left", 0, profile.grit(), profile.grit());
        boolean shaken = fields.flag("shaken");
        boolean done = fields.flag("done");
        fields.done();
        if (side == null) throw new FileFault(fields.at(), "missing", "side");
        var place = at == null || grit == 0 ? null : point(at);
        var of = NodeReader.word(side, Side.class);
        return new Fighter(id, of, profile, place, grit, shaken, done);
    }

    private static Terrain terrain(FieldGroup fields) {
        var sort = NodeReader.word(fields.needed("sort"), Terrain.Sort.class);
        var area = new OutlineReader(FRAME).area(fields);
        fields.done();
        return new Terrain(sort, area.corners());
    }

    @Override
    public Frame frame() {
        return FRAME;
    }

    @Override
    public Record options() {
        return new LanternsKit.Options();
    }

    @Override
    public Map<String, Object> position() {
        return write(battle);
    }

    static Map<String, Object> write(Battle battle) {
        var state = battle.state();
        var map = new LinkedHashMap<String, Object>();
        map.put("game", LanternsKit.ID.id());
        map.put("round", state.round());
        if (state.stage() != State.Stage.TURNS) map.put("stage", NodeReader.written(state.stage()));
        if (state.winner() != null) map.put("winner", state.winner().name());
        map.put("next", state.next().name());
        map.put("pointsA", state.a());
        map.put("pointsB", state.b());
        map.put("lantern", written(state.lantern()));
        if (!state.bearer().isEmpty()) map.put("bearer", state.bearer());
        var terrain = new ArrayList<Object>();
        for (var piece : battle.setting().terrain())
            terrain.add(
                    Map.of(
                            "sort",
                            Grounds.id(piece.sort()),
                            "polygon",
                            piece.corners().stream().map(LanternsScene::written).toList()));
        map.put("terrain", terrain);
        map.put("units", battle.fighters().stream().map(LanternsScene::written).toList());
        return map;
    }

    private static List<Object> written(Point at) {
        return List.of(FrameReader.inches(at.x()), FrameReader.inches(at.y()));
    }

    private static Map<String, Object> written(Fighter one) {
        var map = new LinkedHashMap<String, Object>();
        map.put("id", one.id());
        map.put("side", one.side().name());
        map.put("name", one.profile().name());
        map.putAll(Bands.STATS.write(one.profile()));
        if (one.onTable()) map.put("at", written(one.place()));
        if (one.grit() < one.profile().grit()) map.put("left", one.grit());
        if (one.shaken()) map.put("shaken", true);
        if (one.done()) map.put("done", true);
        return map;
    }
}
