package org.vexillum.warcrow.kit.position;

import java.util.function.BiConsumer;
import org.vexillum.gamekit.position.FieldGroup;
import org.vexillum.gamekit.position.FileFault;
import org.vexillum.gamekit.position.NodeReader;
import org.vexillum.gamekit.tree.Node;
import org.vexillum.kernel.Side;
import org.vexillum.warcrow.feat.Feat;
import org.vexillum.warcrow.table.Battle;
import org.vexillum.warcrow.table.Clock;
import org.vexillum.warcrow.table.DeploymentZone;
import org.vexillum.warcrow.table.EventToken;
import org.vexillum.warcrow.table.Fog;
import org.vexillum.warcrow.table.Spot;
import org.vexillum.warcrow.table.Stage;
import org.vexillum.warcrow.table.Unit;

/** Reads where the game is: turn, control, tokens, points and what the feat keeps. */
record StateReader(FieldGroup fields, Battle battle) {
    private static final int MANY = 100;

    void read(Stage stage) {
        clock(stage);
        var zone = fields.get("zoneOfA");
        if (zone != null) battle.setZone(Side.A, NodeReader.word(zone, DeploymentZone.class));
        if (fields.has("control")) control(NodeReader.mapping(fields.needed("control")));
        bySide("tokens", (side, node) -> battle.setTokens(side, NodeReader.whole(node, 0, MANY)));
        bySide("spent", (side, node) -> battle.setSpent(side, spent(side, node)));
        bySide("military", (side, node) -> battle.setMilitary(side, NodeReader.whole(node, 0, 9)));
        bySide("arcane", (side, node) -> battle.setArcane(side, NodeReader.whole(node, 0, 4)));
        var conceded = fields.get("conceded");
        if (conceded != null) battle.setConceded(NodeReader.word(conceded, Side.class));
        feat();
        for (var node : fields.list("events")) battle.events().add(event(new FieldGroup(node)));
        units();
    }

    private void clock(Stage stage) {
        var clock = battle.clock();
        clock.setStage(stage);
        clock.set(
                fields.whole("round", 1, Clock.ROUNDS, 1), fields.whole("turn", 1, Clock.TURNS, 1));
        clock.setInitiative(side("initiative", Side.A));
        clock.setDeploysFirst(side("deploysFirst", clock.initiative()));
        clock.setFirst(side("first", clock.initiative()));
        clock.setToAct(
                side("toAct", stage == Stage.DEPLOYMENT ? clock.deploysFirst() : clock.first()));
        clock.setSecond(fields.flag("second"));
        clock.setTimeUp(fields.flag("timeUp"));
        for (var node : fields.list("done")) clock.setDone(NodeReader.word(node, Side.class), true);
    }

    private Side side(String name, Side usual) {
        var node = fields.get(name);
        return node == null ? usual : NodeReader.word(node, Side.class);
    }

    private int spent(Side side, Node node) {
        return NodeReader.whole(node, 0, battle.tokens(side));
    }

    private void control(Node.Mapping control) {
        control.fields()
                .forEach((id, node) -> {
                    var objective = new MarkerNames(battle).objective(node, id);
                    battle.setControl(objective, NodeReader.word(node, Side.class));
                });
    }

    private void bySide(String name, BiConsumer<Side, Node> each) {
        var node = fields.get(name);
        if (node == null) return;
        var group = new FieldGroup(node);
        for (var side : Side.values()) {
            var own = group.get(side.name());
            if (own != null) each.accept(side, own);
        }
        group.done();
    }

    private void feat() {
        var feat = battle.feat();
        bySide("meters", (side, node) -> feat.setMeter(side, NodeReader.whole(node, 1, 10)));
        bySide("vestiges", (side, node) -> feat.setVestige(side, StandingReader.spot(node)));
        if (fields.flag("trackOver") || tracked()) trackOver();
        bySide("contracts", (side, node) -> feat.setContract(side, unit(node)));
        for (var node : fields.list("contractFallen"))
            feat.setContractFallen(NodeReader.word(node, Side.class));
        for (var node : fields.list("commanderFallen"))
            feat.setCommanderFallen(NodeReader.word(node, Side.class));
        bySide("bearers", (side, node) -> feat.setBearer(side, unit(node)));
        for (var node : fields.list("bannerLost"))
            feat.setBannerLost(NodeReader.word(node, Side.class));
        bySide(
                "obtained",
                (side, node) -> feat.setObtained(side, NodeReader.whole(node, 0, Clock.last())));
        for (var node : fields.list("fogs")) feat.setFog(fog(node));
        if (battle.setting().feat() == Feat.RIFT && !fields.has("fogs") && played()) {
            feat.setFog(Fog.placed("F1", Spot.at(20, 35)));
            feat.setFog(Fog.placed("F2", Spot.at(40, 25)));
        }
    }

    /** Whether a meter has reached 4 and its points are told. */
    private boolean tracked() {
        var feat = battle.feat();
        boolean reached = feat.meter(Side.A) >= 4 || feat.meter(Side.B) >= 4;
        return battle.setting().feat() == Feat.TRACK && reached && fields.has("arcane");
    }

    /** Points given when a meter reached 4 need not be told (WC-FEAT-TRACK-13). */
    private void trackOver() {
        var feat = battle.feat();
        if (!fields.has("arcane"))
            for (var side : Side.values())
                if (feat.meter(side) >= 4) {
                    battle.setArcane(side, 4);
                    battle.setArcane(side.other(), feat.meter(side.other()) - 1);
                }
        feat.setTrackOver();
    }

    /** Whether the feat was set up before. */
    private boolean played() {
        return battle.clock().stage().compareTo(Stage.FEAT_SETUP) > 0;
    }

    /** A name, or {@code {id, at, sealer, owner}}. */
    private Fog fog(Node node) {
        if (!(node instanceof Node.Mapping))
            return Fog.placed(NodeReader.name(node), Spot.at(30, 30));
        var group = new FieldGroup(node);
        var id = NodeReader.name(group.needed("id"));
        var at = group.get("at");
        var sealer = group.get("sealer");
        var owner = group.get("owner");
        group.done();
        return new Fog(
                id,
                at == null ? Spot.at(30, 30) : StandingReader.spot(at),
                sealer == null ? "" : unit(sealer),
                owner == null ? null : NodeReader.word(owner, Side.class));
    }

    private EventToken event(FieldGroup group) {
        var kind = NodeReader.word(group.needed("kind"), EventToken.Kind.class);
        var about = NodeReader.name(group.needed("about"));
        boolean known = kind == EventToken.Kind.RALLY ? battle.has(about) : fog(about);
        if (!known) throw new FileFault(group.at(), "no-such-token", about);
        int turn = NodeReader.whole(group.needed("turn"), 1, MANY);
        group.done();
        return new EventToken(kind, about, turn);
    }

    private boolean fog(String id) {
        return battle.feat().fog(id) != null;
    }

    private String unit(Node node) {
        var id = NodeReader.name(node);
        if (battle.has(id)) return id;
        throw NodeReader.unknown(
                node, "unknown-unit", id, battle.units().stream().map(Unit::id).toList());
    }

    /** Nobody carries what another carries (WC-SCEN-LOOT-04). */
    private void carried(Unit unit) {
        for (var other : battle.units())
            if (other != unit && other.loot().equals(unit.loot()))
                throw new FileFault(fields.at(), "loot-twice", unit.loot(), other.id(), unit.id());
    }

    /** Characters are in units that are there, and loot is loot. */
    private void units() {
        for (var unit : battle.units()) {
            if (unit.joined()
                    && (!battle.has(unit.joinedTo()) || unit.joinedTo().equals(unit.id())))
                throw new FileFault(fields.at(), "cannot-be-joined", unit.id(), unit.joinedTo());
            var names = new MarkerNames(battle);
            var loot = new Node.Scalar(fields.at(), unit.loot());
            if (unit.carries()) {
                unit.setLoot(names.objective(loot, unit.loot()).id());
                carried(unit);
            }
            unit.setStanding(names.in(unit.standing(), unit.side(), fields.at()));
        }
    }
}
