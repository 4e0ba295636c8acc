package org.vexillum.lanterns.kit;

import static org.vexillum.kernel.geometry.Lengths.inches;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.gamekit.odds.AskedUnit;
import org.vexillum.gamekit.odds.Circumstance;
import org.vexillum.gamekit.odds.Circumstance.Kind;
import org.vexillum.gamekit.odds.ForceLookup;
import org.vexillum.gamekit.odds.OddsAnswer;
import org.vexillum.gamekit.odds.OddsForm;
import org.vexillum.gamekit.odds.OddsQuery;
import org.vexillum.gamekit.position.FieldGroup;
import org.vexillum.gamekit.position.NodeReader;
import org.vexillum.gamekit.tree.Node;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.geometry.Point;
import org.vexillum.kernel.geometry.path.Places;
import org.vexillum.kernel.referee.Stage;
import org.vexillum.lanterns.Band;
import org.vexillum.lanterns.Battle;
import org.vexillum.lanterns.Fighter;
import org.vexillum.lanterns.Melee;
import org.vexillum.lanterns.Profile;
import org.vexillum.lanterns.Setting;
import org.vexillum.lanterns.Shot;
import org.vexillum.lanterns.State;
import org.vexillum.lanterns.Terrain;

/** Odds of a shot, a charge or a fight between two fighters. */
record LanternsForm() implements OddsForm {
    private static final List<String> ACTIONS = List.of("shoot", "charge", "fight");

    @Override
    public List<String> actions() {
        return ACTIONS;
    }

    @Override
    public List<Circumstance> circumstances() {
        var all = new ArrayList<Circumstance>();
        all.addAll(Circumstance.all(Kind.FLAG, List.of("shoot"), "moved", "cover", "lit"));
        all.addAll(Circumstance.all(Kind.FLAG, List.of("charge", "fight"), "support"));
        return all;
    }

    @Override
    public String example() {
        return "Archer | move 5, shoot 4, range 18";
    }

    @Override
    public OddsAnswer answer(OddsQuery asked, ForceLookup musters) {
        var action = asked.action(ACTIONS);
        var cards =
                new AskedUnit.Cards<Band, Profile>(
                        new Bands(), Band::fighters, Profile::name, Profile::name);
        var attacker = AskedUnit.read(asked.attacking(), cards, musters).unit();
        var target = AskedUnit.read(asked.struck(), cards, musters).unit();
        var given = asked.circumstances();
        Circumstance.refuseOthers(given, action, circumstances());
        var battle = battle(attacker, target, action, given);
        boolean moved = given.flag("moved");
        given.done();
        return answer(battle, action, "A", "B", moved);
    }

    /** Of a position file: {@code odds: {action: shoot, attacker: A1, target: B1}}. */
    static OddsAnswer read(FieldGroup file, FieldGroup asked) {
        var action = NodeReader.name(asked.needed("action"));
        if (!ACTIONS.contains(action))
            throw NodeReader.unknown(asked.needed("action"), "unknown-word", action, ACTIONS);
        var battle = LanternsScene.read(file).battle();
        var by = known(battle, asked.needed("attacker"));
        var at = known(battle, asked.needed("target"));
        boolean moved = asked.flag("moved");
        asked.done();
        file.done();
        return answer(battle, action, by, at, moved);
    }

    private static String known(Battle battle, Node node) {
        var ids = battle.standing().stream().map(Fighter::id).toList();
        if (ids.contains(NodeReader.name(node))) return NodeReader.name(node);
        throw NodeReader.unknown(node, "unknown-unit", NodeReader.name(node), ids);
    }

    static OddsAnswer answer(Battle battle, String action, String by, String at, boolean moved) {
        Stage<Battle> stage =
                action.equals("shoot")
                        ? new Shot(by, at, moved)
                        : new Melee(by, at, action.equals("charge"));
        var attacker = battle.fighter(by).profile().name();
        return Odds.of(battle, stage, at)
                .answer(action, attacker, battle.fighter(at).profile().name());
    }

    /** The two alone on a table, with whatever else is said of them. */
    private static Battle battle(Profile by, Profile at, String action, FieldGroup given) {
        var all = new ArrayList<Fighter>();
        all.add(fighter("A", Side.A, by, 10));
        all.add(fighter("B", Side.B, at, action.equals("shoot") ? 14 : 11));
        if (given.flag("support")) all.add(fighter("A-2", Side.A, by, 12));
        var cover = Places.around(new Point(inches(14), inches(10)), inches(1), 8);
        var terrain =
                given.flag("cover")
                        ? List.of(new Terrain(Terrain.Sort.THICKET, cover))
                        : List.<Terrain>of();
        var lantern = given.flag("lit") ? new Point(inches(14), inches(10)) : Battle.MIDDLE;
        var band = new Band("", List.of());
        return new Battle(
                new Setting(band, band, terrain),
                new State(State.Stage.TURNS, 1, Side.A, 0, 0, null, lantern, "", all));
    }

    private static Fighter fighter(String id, Side side, Profile profile, int x) {
        var at = new Point(inches(x), inches(10));
        return new Fighter(id, side, profile, at, profile.grit(), false, false);
    }
}
