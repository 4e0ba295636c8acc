package org.vexillum.warcrow.sequence;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.referee.Referee;
import org.vexillum.warcrow.table.Battle;
import org.vexillum.warcrow.table.Clock;
import org.vexillum.warcrow.table.Status;
import org.vexillum.warcrow.table.Unit;

/** A company gives up: its units leave, and the rest is scored as it stands (WC-REPORT-04). */
public record Concession(Side side) {
    public void play(Battle battle, Referee<Battle> referee) {
        battle.setConceded(side);
        for (var unit : leaving(battle)) new Removal(unit.id()).play(battle, referee);
        int now = battle.clock().round();
        for (int round = now; round <= Clock.ROUNDS; round++) {
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
