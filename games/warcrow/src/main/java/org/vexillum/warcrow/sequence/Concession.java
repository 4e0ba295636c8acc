package org.vexillum.warcrow.sequence;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.referee.Referee;
import org.vexillum.warcrow.table.Battle;
import org.vexillum.warcrow.table.Clock;
import org.vexillum.warcrow.table.Options;
import org.vexillum.warcrow.table.Stage;
import org.vexillum.warcrow.table.Status;
import org.vexillum.warcrow.table.Unit;

/** A company gives up: the rest is scored as it stands, or the game awarded (WC-REPORT-04). */
public record Concession(Side side) {
    public void play(Battle battle, Referee<Battle> referee) {
        battle.setConceded(side);
        referee.record(new SequenceEvents.CompanyConceded(side, Rules.of("WC-REPORT-04")));
        if (battle.options().concession() == Options.Concession.AWARD) award(battle, referee);
        else project(battle, referee);
    }

    /** As if the rival had not come to play (WC-BYE-11): nothing that was scored counts. */
    private void award(Battle battle, Referee<Battle> referee) {
        for (var each : Side.values()) {
            battle.setMilitary(each, 0);
            battle.setArcane(each, 0);
        }
        battle.tallies().clear();
        battle.clock().setStage(Stage.OVER);
        var result = FinalCount.result(battle, side.other());
        var rules = Rules.of("WC-REPORT-04", "WC-BYE-11", "WC-BYE-02");
        referee.record(
                new SequenceEvents.GameAwarded(side.other(), result, result.points(), rules));
    }

    private void project(Battle battle, Referee<Battle> referee) {
        for (var unit : leaving(battle)) new UnitRemoval(unit.id()).play(battle, referee);
        battle.events().clear(); // as it stands: no token falls due any more
        if (battle.clock().timeUp()) lastRound(battle, referee);
        else everyRound(battle, referee);
    }

    /** Time was up: what would not have been played any more is not scored (WC-FORMAT-08). */
    private static void lastRound(Battle battle, Referee<Battle> referee) {
        boolean open = !scored(battle, battle.clock().round());
        new TimeUp(open && TimeUp.of(battle).roundCounts()).play(battle, referee);
    }

    private static void everyRound(Battle battle, Referee<Battle> referee) {
        for (int round = battle.clock().round(); round <= Clock.ROUNDS; round++) {
            battle.clock().set(round, Clock.TURNS);
            if (!scored(battle, round)) new RoundEnd().score(battle, referee);
        }
        new FinalCount().play(battle, referee);
    }

    /** Those who have joined a unit first, so that nobody is left to take up its loot. */
    private List<Unit> leaving(Battle battle) {
        var leaving = new ArrayList<Unit>();
        for (var unit : battle.units())
            if (unit.side() == side && unit.status() != Status.REMOVED) leaving.add(unit);
        leaving.sort(Comparator.comparing(unit -> !unit.joined()));
        return leaving;
    }

    private static boolean scored(Battle battle, int round) {
        return battle.tallies().stream().anyMatch(tally -> tally.round() == round);
    }
}
