package org.vexillum.regiments.kit.position;

import java.util.ArrayList;
import org.vexillum.gamekit.position.AssumedValues;
import org.vexillum.gamekit.position.FieldGroup;
import org.vexillum.gamekit.position.FileFault;
import org.vexillum.gamekit.position.Frame;
import org.vexillum.gamekit.position.NodeReader;
import org.vexillum.gamekit.state.PositionState;
import org.vexillum.gamekit.tree.Node;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;
import org.vexillum.regiments.mission.Marker;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.BattleState;
import org.vexillum.regiments.table.Stage;

/** Reads where in the game the table is: round, turn, markers. */
final class TrackReader {
    private static final int MOST_MARKERS = 50;
    private static final int ROUNDS = 4;

    private final FieldGroup fields;
    private final Frame frame;
    private final AssumedValues assumed;

    TrackReader(FieldGroup fields, Frame frame, AssumedValues assumed) {
        this.fields = fields;
        this.frame = frame;
        this.assumed = assumed;
    }

    static Stage stage(FieldGroup fields, Stage usual) {
        var node = fields.get("stage");
        return node == null ? usual : NodeReader.word(node, Stage.class);
    }

    private int round(Stage stage) {
        var node = fields.get("round");
        if (node == null) return usualRound(stage);
        int round = NodeReader.whole(node, 0, 99);
        if (round > ROUNDS) throw new FileFault(node.place(), "round-after-last", round, ROUNDS);
        return round;
    }

    private static int usualRound(Stage stage) {
        if (stage.compareTo(Stage.ROUND_START) < 0) return 0;
        return stage == Stage.AMBUSH ? 2 : 1;
    }

    void read(Battle battle, Stage stage) {
        battle.setStage(stage);
        battle.setRound(round(stage));
        battle.setToAct(side("toAct", Side.A));
        PositionState.read(BattleState.ALL, battle, fields);
        battle.setOpening(opening(battle));
        if (stage == Stage.DEPLOYMENT || stage == Stage.SCOUTS) assumeWinner(battle);
        markers(battle);
    }

    /** Before a round begins, who finished the last one first opens it (AOFR-ROUND-02). */
    private Side opening(Battle battle) {
        var node = fields.get("opening");
        if (node != null) return NodeReader.word(node, Side.class);
        if (battle.stage() != Stage.ROUND_START) return battle.toAct();
        var first = battle.finishedFirst();
        if (first != null) return first;
        if (!fields.has("toAct")) assumed.add("", "opening", battle.toAct());
        return battle.toAct();
    }

    /** Who won the roll-off places first (AOFR-DEPLOY-03). */
    private void assumeWinner(Battle battle) {
        if (!fields.has("toAct") && !fields.has("opening"))
            assumed.add("", "won-deployment", battle.toAct());
    }

    private Side side(String name, Side usual) {
        var node = fields.get(name);
        return node == null ? usual : NodeReader.word(node, Side.class);
    }

    static @Nullable Side sideOrNobody(@Nullable Node node) {
        return node == null ? null : NodeReader.word(node, Side.class);
    }

    private void markers(Battle battle) {
        var markers = new ArrayList<Marker>();
        var nodes = fields.list("markers");
        if (nodes.size() > MOST_MARKERS)
            throw new FileFault(fields.at(), "out-of-range", nodes.size(), 0, MOST_MARKERS);
        for (var node : nodes) markers.add(marker(node));
        battle.setMarkers(markers);
    }

    private Marker marker(Node node) {
        var marker = new FieldGroup(node);
        var at = marker.needed("at");
        var point = frame.point(at);
        var owner = sideOrNobody(marker.get("owner"));
        marker.done();
        if (!frame.holds(point)) throw new FileFault(at.place(), "off-table", "marker");
        return new Marker(point, owner);
    }
}
