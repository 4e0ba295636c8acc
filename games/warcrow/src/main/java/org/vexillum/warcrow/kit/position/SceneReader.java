package org.vexillum.warcrow.kit.position;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.gamekit.position.AssumedValues;
import org.vexillum.gamekit.position.FieldGroup;
import org.vexillum.gamekit.position.FileFault;
import org.vexillum.gamekit.position.NodeReader;
import org.vexillum.gamekit.position.OptionReader;
import org.vexillum.gamekit.tree.Node;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;
import org.vexillum.warcrow.army.Commander;
import org.vexillum.warcrow.army.Company;
import org.vexillum.warcrow.feat.Feat;
import org.vexillum.warcrow.scenario.Scenario;
import org.vexillum.warcrow.table.Battle;
import org.vexillum.warcrow.table.DeploymentZone;
import org.vexillum.warcrow.table.MarkerColour;
import org.vexillum.warcrow.table.Objective;
import org.vexillum.warcrow.table.Options;
import org.vexillum.warcrow.table.Setting;
import org.vexillum.warcrow.table.Spot;
import org.vexillum.warcrow.table.Stage;
import org.vexillum.warcrow.table.Unit;

/** Sets up a table from the fields of a file. */
public final class SceneReader {
    private static final int MOST_UNITS = 60;
    private static final int MOST_MARKERS = 30;

    /** The commander is none of the units of the file. */
    static final String ELSEWHERE = "?";

    private final FieldGroup fields;
    private final AssumedValues assumed = new AssumedValues();

    private SceneReader(FieldGroup fields) {
        this.fields = fields;
    }

    /**
     * @param usual where in the game the question belongs, or null if anywhere
     */
    public static WarcrowScene read(FieldGroup fields, @Nullable Stage usual) {
        return new SceneReader(fields).scene(usual == null ? Stage.ACTIVATION : usual);
    }

    private WarcrowScene scene(Stage usual) {
        var node = fields.get("stage");
        var stage = node == null ? usual : NodeReader.word(node, Stage.class);
        var reader = new UnitReader(assumed, stage);
        var units = units(reader);
        var scenario = scenario();
        var setting = setting(scenario, units);
        var battle = new Battle(setting, objectives(scenario));
        for (var unit : units) {
            if (battle.has(unit.id())) throw new FileFault(fields.at(), "unit-twice", unit.id());
            battle.add(unit);
        }
        new StateReader(fields, battle).read(stage);
        boolean underWay = fields.has("toAct") || fields.has("done");
        return new WarcrowScene(battle, assumed, reader, underWay);
    }

    private List<Unit> units(UnitReader reader) {
        var nodes = fields.list("units");
        if (nodes.size() > MOST_UNITS)
            throw new FileFault(fields.at(), "out-of-range", nodes.size(), 0, MOST_UNITS);
        var units = new ArrayList<Unit>();
        for (var node : nodes) units.add(reader.read(node, "", Side.A));
        for (int i = 0; i < units.size(); i++)
            if (units.get(i).id().isEmpty())
                throw new FileFault(nodes.get(i).place(), "missing", "id");
        return units;
    }

    private Scenario scenario() {
        var node = fields.get("scenario");
        if (node != null) return NodeReader.word(node, Scenario.class);
        assumed.add("", "scenario");
        return Scenario.TAKE_POSITIONS;
    }

    private Setting setting(Scenario scenario, List<Unit> units) {
        var feat = feat(fields.get("feat"));
        var options = OptionReader.read(fields.get("options"), Options.DEFAULT);
        var commanders = new FieldGroup(orEmpty("commanders"));
        var a = company(Side.A, units, commanders);
        var b = company(Side.B, units, commanders);
        commanders.done();
        if (feat == Feat.DECAPITATION) {
            a = commanded(a, Side.A, options);
            b = commanded(b, Side.B, options);
        }
        return new Setting(scenario, feat, a, b, options);
    }

    /**
     * A file need not list everybody: without a name the commander is a Character of the file that
     * is not the rival's contract (WC-FEAT-DECAP-06), or none of its units.
     */
    private Company commanded(Company company, Side side, Options options) {
        if (!company.commander().isEmpty() || company.units().isEmpty()) return company;
        var contract = new FieldGroup(orEmpty("contracts")).text(side.other().name(), "");
        var characters =
                company.units().stream()
                        .filter(unit -> unit.character() && !unit.id().equals(contract))
                        .toList();
        var of = new Company(company.name(), characters, "");
        var commander = Commander.of(of, options.commanderChoice());
        if (commander.isEmpty()) {
            assumed.add("", "no-commander", side);
            commander = ELSEWHERE;
        } else assumed.add("", "commander", side, commander);
        return new Company(company.name(), company.units(), commander);
    }

    private static @Nullable Feat feat(@Nullable Node node) {
        if (node == null || NodeReader.written(node).equals("none")) return null;
        return NodeReader.word(node, Feat.class);
    }

    private Node orEmpty(String name) {
        var node = fields.get(name);
        return node == null ? new Node.Mapping(fields.at(), new java.util.LinkedHashMap<>()) : node;
    }

    private static Company company(Side side, List<Unit> units, FieldGroup commanders) {
        var own = units.stream().filter(unit -> unit.side() == side).map(Unit::card).toList();
        return new Company(side.name(), own, commanders.text(side.name(), ""));
    }

    /** Those of the scenario unless the file lists its own. */
    private List<Objective> objectives(Scenario scenario) {
        var nodes = fields.list("objectives");
        if (!fields.has("objectives")) return scenario.objectives();
        if (nodes.size() > MOST_MARKERS)
            throw new FileFault(fields.at(), "out-of-range", nodes.size(), 0, MOST_MARKERS);
        var objectives = new ArrayList<Objective>();
        for (var node : nodes) objectives.add(objective(node));
        return objectives;
    }

    /** A name, or {@code {id, colour, number, adjoins, at}}. */
    private static Objective objective(Node node) {
        if (!(node instanceof Node.Mapping))
            return new Objective(
                    NodeReader.name(node), MarkerColour.BROWN, 0, null, Spot.at(30, 30));
        var group = new FieldGroup(node);
        var id = NodeReader.name(group.needed("id"));
        var colour = group.get("colour");
        var adjoins = group.get("adjoins");
        var at = group.get("at");
        int number = group.whole("number", 0, 2, 0);
        group.done();
        return new Objective(
                id,
                colour == null ? MarkerColour.BROWN : NodeReader.word(colour, MarkerColour.class),
                number,
                adjoins == null ? null : NodeReader.word(adjoins, DeploymentZone.class),
                at == null ? Spot.at(30, 30) : StandingReader.spot(at));
    }
}
