package org.vexillum.regiments.kit.position;

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
import org.vexillum.gamekit.position.OptionReader;
import org.vexillum.gamekit.tree.Node;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;
import org.vexillum.regiments.army.Force;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Options;
import org.vexillum.regiments.table.Setting;
import org.vexillum.regiments.table.Stage;
import org.vexillum.regiments.table.Status;
import org.vexillum.regiments.table.Unit;
import org.vexillum.regiments.terrain.Terrain;

/** Sets up a table from the fields of a file. */
public final class SceneReader {
    /** AOFR-FIELD-01. */
    static final Frame USUAL = Frame.of(72, 48);

    private static final int MOST_UNITS = 100;
    private static final int MOST_TERRAIN = 100;

    private final FieldGroup fields;
    private final Frame frame;
    private final Stage usual;
    private final AssumedValues assumed = new AssumedValues();
    private final RuleReader rules = new RuleReader(assumed);

    private SceneReader(FieldGroup fields, Frame frame, Stage usual) {
        this.fields = fields;
        this.frame = frame;
        this.usual = usual;
    }

    /**
     * The table of a file; what does not concern the table is left to others.
     *
     * @param stage where in the game the question belongs, or null if anywhere
     */
    public static RegimentsScene read(FieldGroup fields, @Nullable Stage stage) {
        var usual = stage == null ? Stage.ACTIVATIONS : stage;
        return FrameReader.read(
                fields, USUAL, frame -> new SceneReader(fields, frame, usual).scene());
    }

    private RegimentsScene scene() {
        var stage = TrackReader.stage(fields, usual);
        var nodes = PlayerWording.units(fields.get("units"));
        if (nodes.size() > MOST_UNITS)
            throw new FileFault(fields.at(), "out-of-range", nodes.size(), 0, MOST_UNITS);
        rules.define(fields.list("traits"));
        rules.tell("");
        var reader = new UnitReader(frame, rules, assumed, waiting(stage));
        var units = units(nodes, reader);
        var battle = new Battle(setting(units, reader.references()));
        for (int i = 0; i < units.size(); i++) {
            mustBeNew(battle, units.get(i), nodes.get(i));
            battle.add(units.get(i));
            mustFit(battle, frame, units.get(i), nodes.get(i));
        }
        new TrackReader(fields, frame, assumed).read(battle, stage);
        return new RegimentsScene(
                battle, frame, assumed, reader, rules, fixed(), fields.has("southern"));
    }

    /** What the file says about the table that no rule ever changes. */
    private Map<String, Node> fixed() {
        var fixed = new LinkedHashMap<String, Node>();
        for (var name : List.of("traits", "spells", "terrain")) {
            var node = fields.get(name);
            if (node != null) fixed.put(name, node);
        }
        return fixed;
    }

    /** Where a unit is that stands nowhere: it waits for what is being done. */
    static Status waiting(Stage stage) {
        return switch (stage) {
            case MARKERS, EDGES, SET_ASIDE, DEPLOYMENT -> Status.UNDEPLOYED;
            case SCOUTS -> Status.SCOUT;
            case AMBUSH -> Status.AMBUSH;
            case ROUND_START, ACTIVATIONS, ROUND_END, OVER -> Status.ON_TABLE;
        };
    }

    private static List<Unit> units(List<Node> nodes, UnitReader reader) {
        var units = new ArrayList<Unit>();
        for (var node : nodes) {
            var id = UnitReader.id(NodeReader.mapping(node));
            if (id == null) throw new FileFault(node.place(), "missing", "id");
            units.add(reader.read(node, id, Side.A));
        }
        return units;
    }

    static void mustBeNew(Battle battle, Unit unit, Node node) {
        for (var other : battle.units())
            if (other.id().equals(unit.id()))
                throw new FileFault(node.place(), "unit-twice", unit.id());
    }

    /** A unit stands wholly on the table (AOFR-FIELD-04) and on nobody's feet. */
    static void mustFit(Battle battle, Frame frame, Unit unit, Node node) {
        PlacementCheck.check(battle, frame, unit, node);
    }

    private Setting setting(List<Unit> units, References references) {
        return new Setting(
                frame.width(),
                frame.depth(),
                terrain(fields.get("terrain")),
                force(Side.A, units, references),
                force(Side.B, units, references),
                OptionReader.read(fields.get("options"), Options.DEFAULT));
    }

    private Force force(Side side, List<Unit> units, References references) {
        var cards = units.stream().filter(unit -> unit.side() == side).map(Unit::card).toList();
        var spells = new ArrayList<>(new SpellReader(rules, fields.get("spells")).of(side));
        spells.addAll(references.spells(side));
        return new Force(side.name(), 0, cards, spells);
    }

    private List<Terrain> terrain(@Nullable Node node) {
        var pieces = new ArrayList<Terrain>();
        if (node == null) return pieces;
        var nodes = NodeReader.row(node);
        if (nodes.size() > MOST_TERRAIN)
            throw new FileFault(node.place(), "out-of-range", nodes.size(), 0, MOST_TERRAIN);
        var reader = new TerrainReader(frame);
        for (var piece : nodes) pieces.add(reader.read(piece));
        return pieces;
    }
}
