package org.vexillum.warcrow.sequence;

import java.util.List;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.referee.Referee;
import org.vexillum.warcrow.army.Keyword;
import org.vexillum.warcrow.feat.Decapitation;
import org.vexillum.warcrow.table.Battle;
import org.vexillum.warcrow.table.Stage;
import org.vexillum.warcrow.table.Status;
import org.vexillum.warcrow.table.Unit;

/** One company deploys one unit, then it is the other's turn (WC-PREP-10). */
public record Deployment() {
    public void play(Battle battle, Referee<Battle> referee) {
        boolean scouts = battle.clock().stage() == Stage.SCOUTS;
        var side = battle.clock().toAct();
        if (!battle.clock().done(side)) deploy(side, scouts, battle, referee);
        if (battle.clock().done(Side.A) && battle.clock().done(Side.B)) next(battle, referee);
        else if (!battle.clock().done(side.other())) battle.clock().setToAct(side.other());
    }

    private static void deploy(Side side, boolean scouts, Battle battle, Referee<Battle> referee) {
        if (!scouts && waiting(battle, side, false).isEmpty()) {
            done(side, scouts, battle, referee);
            return;
        }
        var id = referee.ask(side, new ChooseDeployed(side, scouts));
        if (id.equals(ChooseDeployed.NOBODY)) done(side, scouts, battle, referee);
        else place(battle.unit(id), scouts, battle, referee);
    }

    private static void done(Side side, boolean scouts, Battle battle, Referee<Battle> referee) {
        battle.clock().setDone(side, true);
        var rules = scouts ? Rules.of("WC-BG-SCOUT-01") : Rules.of("WC-PREP-10");
        referee.record(new SequenceEvents.DeploymentDone(side, rules));
    }

    /** Until it is placed a unit is hidden (WC-HIDDEN-01, WC-HIDDEN-02). */
    private static void place(Unit unit, boolean scouts, Battle battle, Referee<Battle> referee) {
        unit.setStatus(Status.ON_TABLE);
        var rules = Rules.of("WC-PREP-10", "WC-HIDDEN-01", "WC-HIDDEN-02", "WC-HIDDEN-04");
        if (scouts) rules = Rules.of("WC-BG-SCOUT-01", "WC-BG-SCOUT-02").and(rules);
        if (Decapitation.commander(battle, unit.side()).equals(unit.id()))
            rules = rules.and(Decapitation.rules(battle, "WC-FEAT-DECAP-02"));
        referee.reveal(new SequenceEvents.UnitDeployed(unit.side(), unit.id(), rules));
    }

    private static void next(Battle battle, Referee<Battle> referee) {
        for (var side : Side.values()) battle.clock().setDone(side, false);
        if (battle.clock().stage() == Stage.SCOUTS) {
            battle.clock().setStage(Stage.FEAT_SETUP); // WC-PREP-13
            return;
        }
        battle.clock().setStage(Stage.SCOUTS);
        nameFirst(battle, referee);
    }

    /** The company with initiative names who deploys the first Scout (WC-BG-SCOUT-01). */
    public static void nameFirst(Battle battle, Referee<Battle> referee) {
        var first = referee.ask(battle.clock().initiative(), new ChooseFirstScout());
        battle.clock().setToAct(first);
        referee.record(new SequenceEvents.ScoutsBegin(first, Rules.of("WC-BG-SCOUT-01")));
    }

    /** Who may be deployed now. */
    static List<Unit> waiting(Battle battle, Side side, boolean scouts) {
        return battle.units(side).stream()
                .filter(unit -> unit.status() == Status.UNDEPLOYED)
                .filter(unit -> scout(unit, battle) == scouts)
                .toList();
    }

    /** Deployed after all others, or not at all. */
    static boolean scout(Unit unit, Battle battle) {
        return unit.is(Keyword.SCOUT) && !ordinary(unit, battle);
    }

    /** Whether a unit must be deployed before the game (WC-FEAT-DECAP-02). */
    static boolean ordinary(Unit unit, Battle battle) {
        return !unit.card().lurks() || Decapitation.commands(battle, unit);
    }

    /** A Scout or Ambusher who may not be one, since he commands (WC-FEAT-DECAP-02). */
    static boolean lurkingCommander(Unit unit, Battle battle) {
        return unit.card().lurks() && Decapitation.commands(battle, unit);
    }
}
