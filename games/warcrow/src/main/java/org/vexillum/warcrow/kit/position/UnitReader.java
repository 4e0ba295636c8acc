package org.vexillum.warcrow.kit.position;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.gamekit.position.AssumedValues;
import org.vexillum.gamekit.position.FieldGroup;
import org.vexillum.gamekit.position.NodeReader;
import org.vexillum.gamekit.state.PositionState;
import org.vexillum.gamekit.tree.Node;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;
import org.vexillum.warcrow.army.Conquest;
import org.vexillum.warcrow.army.Keyword;
import org.vexillum.warcrow.army.UnitCard;
import org.vexillum.warcrow.dice.DicePool;
import org.vexillum.warcrow.dice.Die;
import org.vexillum.warcrow.table.Stage;
import org.vexillum.warcrow.table.Status;
import org.vexillum.warcrow.table.Unit;
import org.vexillum.warcrow.table.UnitStanding;
import org.vexillum.warcrow.table.UnitState;

/** Reads a unit: its profile, and what has become of it. */
public final class UnitReader {
    private static final int MANY = 100;
    private static final int MORALE = 3;

    private final AssumedValues assumed;
    private final Stage stage;

    /**
     * @param stage where in the game the question belongs
     */
    UnitReader(AssumedValues assumed, Stage stage) {
        this.assumed = assumed;
        this.stage = stage;
    }

    /** Before and during deployment nobody stands on the table; Scouts come after the others. */
    private Status usual(UnitCard card) {
        return switch (stage) {
            case COMMAND, INITIATIVE, ZONES, DEPLOYMENT -> Status.UNDEPLOYED;
            case SCOUTS -> card.lurks() ? Status.UNDEPLOYED : Status.ON_TABLE;
            default -> Status.ON_TABLE;
        };
    }

    Unit read(Node node, String otherwise, Side usualSide) {
        var fields = new FieldGroup(node);
        var name = fields.text("name", otherwise);
        var id = fields.text("id", name.isEmpty() ? otherwise : name);
        var sideNode = fields.get("side");
        var side = sideNode == null ? usualSide : NodeReader.word(sideNode, Side.class);
        if (sideNode == null) assumed.add(id, "side", side);
        var unit = new Unit(card(fields, id, name.isEmpty() ? id : name), side);
        state(fields, unit);
        fields.done();
        return unit;
    }

    private UnitCard card(FieldGroup fields, String id, String name) {
        int troops = fields.whole("troops", 1, MANY, 1);
        return new UnitCard(
                id,
                name,
                fields.whole("command", 0, MANY, 0),
                conquest(fields.get("conquest"), id),
                fields.whole("modifier", 0, Conquest.MOST, 0),
                willpower(fields.get("willpower"), id),
                morale(fields.get("morale"), id),
                troops,
                fields.whole("supports", 0, MANY, 0),
                keywords(fields.list("keywords")),
                texts(fields.list("joins")),
                fields.whole("availability", 1, MANY, 1));
    }

    /** A number, or values by the least number of troops: {@code {1: 1, 4: 2}}. */
    private Conquest conquest(@Nullable Node node, String id) {
        if (node == null) {
            assumed.add(id, "conquest", 1);
            return Conquest.of(1);
        }
        if (!(node instanceof Node.Mapping group))
            return Conquest.of(NodeReader.whole(node, 0, Conquest.MOST));
        var steps = new ArrayList<Conquest.Step>();
        group.fields()
                .forEach((troops, value) ->
                        steps.add(
                                new Conquest.Step(
                                        NodeReader.whole(
                                                new Node.Scalar(value.place(), troops), 0, MANY),
                                        NodeReader.whole(value, 0, Conquest.MOST))));
        return new Conquest(steps);
    }

    private DicePool willpower(@Nullable Node node, String id) {
        if (node != null) return PoolText.read(node);
        assumed.add(id, "willpower");
        return DicePool.of(Die.ORANGE);
    }

    private int morale(@Nullable Node node, String id) {
        if (node != null) return NodeReader.whole(node, 0, MANY);
        assumed.add(id, "morale", MORALE);
        return MORALE;
    }

    private static List<Keyword> keywords(List<Node> nodes) {
        var keywords = new ArrayList<Keyword>();
        for (var node : nodes) keywords.add(NodeReader.word(node, Keyword.class));
        return keywords;
    }

    private static List<String> texts(List<Node> nodes) {
        var texts = new ArrayList<String>();
        for (var node : nodes) texts.add(NodeReader.name(node));
        return texts;
    }

    private void state(FieldGroup fields, Unit unit) {
        var status = fields.get("status");
        unit.setStatus(status == null ? usual(unit.card()) : NodeReader.word(status, Status.class));
        PositionState.read(UnitState.ALL, unit, fields);
        unit.setStanding(StandingReader.read(fields::get, UnitStanding.FAR));
    }
}
