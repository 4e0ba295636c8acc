package org.vexillum.firstblood.kit.position;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.vexillum.firstblood.army.Force;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.magic.Incantation;
import org.vexillum.firstblood.magic.PrintedIncantations;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Options;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.table.Setting;
import org.vexillum.firstblood.table.Stage;
import org.vexillum.firstblood.table.Status;
import org.vexillum.firstblood.terrain.Terrain;
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

/** Sets up a table from the fields of a file. */
public final class SceneReader {
    /** FB-BATTLE-02. */
    static final Frame USUAL = Frame.of(48, 48);

    private static final int MOST_REGIMENTS = 60;
    private static final int MOST_TERRAIN = 60;

    private final FieldGroup fields;
    private final Frame frame;
    private final Stage stage;
    private final AssumedValues assumed = new AssumedValues();

    private SceneReader(FieldGroup fields, Frame frame, Stage usual) {
        this.fields = fields;
        this.frame = frame;
        var node = fields.get("stage");
        stage = node == null ? usual : NodeReader.word(node, Stage.class);
    }

    /**
     * The table of a file; what does not concern the table is left to others.
     *
     * @param usual the edition of a file that names none
     * @param stage where in the game the question belongs, or null if anywhere
     */
    public static FirstBloodScene read(FieldGroup fields, Edition usual, @Nullable Stage stage) {
        var there = stage == null ? Stage.ACTION : stage;
        return FrameReader.read(
                fields, USUAL, frame -> new SceneReader(fields, frame, there).scene(usual));
    }

    private FirstBloodScene scene(Edition usual) {
        var edition = edition(usual);
        var nodes = regiments(fields.has("units") ? "units" : "regiments");
        if (nodes.size() > MOST_REGIMENTS)
            throw new FileFault(fields.at(), "out-of-range", nodes.size(), 0, MOST_REGIMENTS);
        var cards = new CardReader(edition, fields.list("traits"), assumed);
        var reader = new RegimentReader(frame, cards, assumed, waiting(stage));
        var regiments = new ArrayList<Regiment>();
        for (var node : nodes) regiments.add(reader.read(node, id(node), Side.A));
        var battle = new Battle(setting(edition, regiments, cards));
        for (int i = 0; i < regiments.size(); i++) {
            PlacementCheck.mustBeNew(battle, regiments.get(i), nodes.get(i));
            battle.add(regiments.get(i));
            PlacementCheck.check(battle, frame, regiments.get(i), nodes.get(i));
        }
        new TrackReader(fields).read(battle, stage);
        return new FirstBloodScene(
                battle,
                frame,
                assumed,
                reader,
                fixed(cards),
                fields.has("round"),
                !fields.has("first"));
    }

    private Edition edition(Edition usual) {
        var node = fields.get("edition");
        if (node != null) return Edition.numbered(NodeReader.whole(node, 1, 2));
        assumed.add("", "edition", usual.number());
        return usual;
    }

    /** A list, or every regiment under its name. */
    private List<Node> regiments(String name) {
        boolean named =
                fields.get(name) instanceof Node.Mapping all
                        && all.fields().values().stream().allMatch(Node.Mapping.class::isInstance);
        if (!named) return fields.list(name);
        var nodes = new ArrayList<Node>();
        NodeReader.mapping(fields.needed(name))
                .fields()
                .forEach((id, one) -> nodes.add(called(id, NodeReader.mapping(one))));
        return nodes;
    }

    private static Node called(String id, Node.Mapping regiment) {
        var given = new LinkedHashMap<>(regiment.fields());
        given.putIfAbsent("id", new Node.Scalar(regiment.place(), id));
        return new Node.Mapping(regiment.place(), given);
    }

    private static String id(Node node) {
        var group = new FieldGroup(node);
        var id = group.get("id");
        if (id == null) id = group.get("name");
        if (id == null) throw new FileFault(node.place(), "missing", "id");
        return NodeReader.name(id);
    }

    /** What the file says about the table that no rule ever changes. */
    private Map<String, Node> fixed(CardReader cards) {
        var fixed = new LinkedHashMap<String, Node>();
        for (var name : List.of("scenario", "traits", "incantations", "terrain")) {
            var node = fields.get(name);
            if (node != null) fixed.put(name, node);
        }
        if (!cards.described().isEmpty())
            fixed.put("incantations", new Node.Sequence(fields.at(), incantations(cards)));
        return fixed;
    }

    /** Those of the file and those that stand in its regiments. */
    private List<Node> incantations(CardReader cards) {
        var all = new ArrayList<>(fields.list("incantations"));
        all.addAll(cards.described());
        return all;
    }

    /** Where a regiment is that stands nowhere: it waits for what is being done. */
    static Status waiting(Stage stage) {
        return switch (stage) {
            case RESERVES, DEPLOYMENT -> Status.UNDEPLOYED;
            case REINFORCEMENT -> Status.RESERVE;
            default -> Status.ON_TABLE;
        };
    }

    private Setting setting(Edition edition, List<Regiment> regiments, CardReader cards) {
        var spells = cards.incantations(incantations(cards));
        return new Setting(
                edition,
                fields.whole("scenario", 1, 4, 1),
                frame.width(),
                frame.depth(),
                terrain(edition),
                force(Side.A, regiments, cards, spells),
                force(Side.B, regiments, cards, spells),
                OptionReader.read(fields.get("options"), Options.DEFAULT));
    }

    private static Force force(
            Side side, List<Regiment> regiments, CardReader cards, List<Incantation> spells) {
        var own = new ArrayList<>(spells);
        for (var spell : cards.references().incantations(side))
            if (!own.contains(spell)) own.add(spell);
        for (var spell : PrintedIncantations.all())
            if (own.stream().noneMatch(one -> one.name().equals(spell.name()))) own.add(spell);
        var mustered =
                regiments.stream().filter(one -> one.side() == side).map(Regiment::card).toList();
        return new Force(side.name(), "", 0, mustered, own);
    }

    private List<Terrain> terrain(Edition edition) {
        var pieces = new ArrayList<Terrain>();
        var nodes = fields.list("terrain");
        if (nodes.size() > MOST_TERRAIN)
            throw new FileFault(fields.at(), "out-of-range", nodes.size(), 0, MOST_TERRAIN);
        for (var node : nodes) pieces.add(new TerrainReader(frame, edition, assumed).read(node));
        return pieces;
    }
}
