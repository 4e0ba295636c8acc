package org.vexillum.firstblood.kit.position;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.vexillum.firstblood.scenario.Scenario;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.BattleState;
import org.vexillum.firstblood.table.Stage;
import org.vexillum.gamekit.position.FieldGroup;
import org.vexillum.gamekit.position.FileFault;
import org.vexillum.gamekit.position.NodeReader;
import org.vexillum.gamekit.state.PositionState;
import org.vexillum.gamekit.tree.Node;
import org.vexillum.kernel.Side;

/** Reads where in the game the table is: round, turn, stacks, points. */
record TrackReader(FieldGroup fields) {
    private static final int MOST_POINTS = 1000;
    private static final int MOST_ROUNDS = 10;

    void read(Battle battle, Stage stage) {
        battle.setStage(stage);
        battle.setRound(round(battle));
        battle.setToAct(side("toAct", Side.A));
        battle.setFirst(side("first", battle.toAct()));
        PositionState.read(BattleState.ALL, battle, fields);
        stacks(battle);
        points(battle);
    }

    private int round(Battle battle) {
        var node = fields.get("round");
        int round = node == null ? 1 : NodeReader.whole(node, 1, MOST_ROUNDS);
        int most = Scenario.of(battle).rounds();
        if (node != null && round > most)
            throw new FileFault(node.place(), "round-too-late", round, most);
        return round;
    }

    private Side side(String name, Side usual) {
        var node = fields.get(name);
        return node == null ? usual : NodeReader.word(node, Side.class);
    }

    /** {@code stacks: {A: [entries, top card first], B: […]}}. */
    private void stacks(Battle battle) {
        var node = fields.get("stacks");
        if (node == null) return;
        var group = new FieldGroup(node);
        for (var side : Side.values()) {
            var cards = new ArrayList<String>();
            for (var card : group.list(side.name())) {
                cards.add(card(card, battle, side));
                mustHaveSoMany(cards, battle, side, card);
            }
            battle.setStack(side, cards);
        }
        var seen = group.get("seen");
        if (seen != null) seen(new FieldGroup(seen), battle);
        group.done();
    }

    /** One for each regiment of the entry (FB-CARD-01). */
    private static void mustHaveSoMany(List<String> cards, Battle battle, Side side, Node node) {
        var entry = cards.getLast();
        int due = 0;
        for (var regiment : battle.regiments(side))
            if (regiment.card().entry().equals(entry)) due++;
        int laid = Collections.frequency(cards, entry);
        if (laid > due) throw new FileFault(node.place(), "card-too-often", entry, laid, due);
    }

    private static void seen(FieldGroup seen, Battle battle) {
        for (var side : Side.values())
            battle.setSeen(side, seen.whole(side.name(), 0, battle.stack(side).size(), 0));
        seen.done();
    }

    /** An entry of the army list, or a regiment of it (FB-CARD-01). */
    private static String card(Node node, Battle battle, Side side) {
        var name = NodeReader.name(node);
        var known = new ArrayList<String>();
        for (var regiment : battle.regiments(side)) {
            if (regiment.id().equals(name) || regiment.card().entry().equals(name))
                return regiment.card().entry();
            known.add(regiment.card().entry());
        }
        throw NodeReader.unknown(node, "unknown-unit", name, List.copyOf(known));
    }

    private void points(Battle battle) {
        var node = fields.get("points");
        if (node == null) return;
        var group = new FieldGroup(node);
        for (var side : Side.values())
            battle.setPoints(side, group.whole(side.name(), 0, MOST_POINTS, 0));
        group.done();
    }
}
