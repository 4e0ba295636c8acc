package org.vexillum.lanterns.kit;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.vexillum.gamekit.position.Assumed;
import org.vexillum.gamekit.position.Fault;
import org.vexillum.gamekit.position.Frame;
import org.vexillum.gamekit.position.Framing;
import org.vexillum.gamekit.position.Group;
import org.vexillum.gamekit.position.Read;
import org.vexillum.gamekit.position.Scene;
import org.vexillum.gamekit.position.Shapes;
import org.vexillum.gamekit.tree.Node;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.geometry.Point;
import org.vexillum.lanterns.Band;
import org.vexillum.lanterns.Battle;
import org.vexillum.lanterns.Fighter;
import org.vexillum.lanterns.Setting;
import org.vexillum.lanterns.State;
import org.vexillum.lanterns.Terrain;

/** A table set up from a file, and written as one. */
record LanternsScene(Battle battle, Assumed assumed) implements Scene<Battle> {
    private static final Frame FRAME = Frame.of(36, 36);
    private static final int MANY = 20;

    static LanternsScene read(Group fields) {
        var fighters = new ArrayList<Fighter>();
        for (var node : fields.list("fighters")) fighters.add(fighter(new Group(node)));
        var terrain = new ArrayList<Terrain>();
        for (var node : fields.list("terrain")) terrain.add(terrain(new Group(node)));
        var lantern = fields.get("lantern");
        var bearer = fields.text("bearer", "");
        if (!bearer.isEmpty() && fighters.stream().noneMatch(one -> one.id().equals(bearer)))
            throw Read.unknown(
                    fields.needed("bearer"),
                    "unknown-unit",
                    bearer,
                    fighters.stream().map(Fighter::id).toList());
        var state =
                new State(
                        State.Stage.TURNS,
                        fields.whole("round", 1, Battle.ROUNDS, 1),
                        next(fields.get("next")),
                        fields.whole("pointsA", 0, MANY, 0),
                        fields.whole("pointsB", 0, MANY, 0),
                        null,
                        lantern == null ? Battle.MIDDLE : point(lantern),
                        bearer,
                        fighters);
        var setting = new Setting(band(fighters, Side.A), band(fighters, Side.B), terrain);
        return new LanternsScene(new Battle(setting, state), new Assumed());
    }

    private static Side next(@org.vexillum.kernel.Nullable Node node) {
        return node == null ? Side.A : Read.word(node, Side.class);
    }

    private static Band band(List<Fighter> all, Side side) {
        var own = all.stream().filter(one -> one.side() == side).map(Fighter::profile).toList();
        return new Band(side.name(), own);
    }

    private static Point point(Node node) {
        var at = FRAME.point(node);
        if (!FRAME.holds(at)) throw new Fault(node.place(), "off-table", Read.written(node));
        return at;
    }

    private static Fighter fighter(Group fields) {
        var id = Read.name(fields.needed("id"));
        var side = Read.word(fields.needed("side"), Side.class);
        var profile = Bands.STATS.read(fields, fields.text("name", id));
        int grit = fields.whole("left", 1, profile.grit(), profile.grit());
        boolean shaken = fields.flag("shaken");
        boolean done = fields.flag("done");
        var at = point(fields.needed("at"));
        fields.done();
        return new Fighter(id, side, profile, at, grit, shaken, done);
    }

    private static Terrain terrain(Group fields) {
        var sort = Read.word(fields.needed("sort"), Terrain.Sort.class);
        var area = new Shapes(FRAME).area(fields);
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
        map.put("round", Math.max(1, state.round()));
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
        map.put("fighters", battle.standing().stream().map(LanternsScene::written).toList());
        return map;
    }

    private static List<Object> written(Point at) {
        return List.of(Framing.inches(at.x()), Framing.inches(at.y()));
    }

    private static Map<String, Object> written(Fighter one) {
        var map = new LinkedHashMap<String, Object>();
        map.put("id", one.id());
        map.put("side", one.side().name());
        map.put("name", one.profile().name());
        map.putAll(Bands.STATS.write(one.profile()));
        map.put("at", written(one.place()));
        if (one.grit() < one.profile().grit()) map.put("left", one.grit());
        if (one.shaken()) map.put("shaken", true);
        if (one.done()) map.put("done", true);
        return map;
    }
}
