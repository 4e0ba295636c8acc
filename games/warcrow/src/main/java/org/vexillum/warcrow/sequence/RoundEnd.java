package org.vexillum.warcrow.sequence;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.referee.Referee;
import org.vexillum.kernel.state.Until;
import org.vexillum.warcrow.feat.Decapitation;
import org.vexillum.warcrow.feat.Feat;
import org.vexillum.warcrow.feat.Rift;
import org.vexillum.warcrow.morale.Stress;
import org.vexillum.warcrow.scenario.ScoreLine;
import org.vexillum.warcrow.table.Battle;
import org.vexillum.warcrow.table.Clock;
import org.vexillum.warcrow.table.Options.CommandRefill;
import org.vexillum.warcrow.table.ScoreTally;
import org.vexillum.warcrow.table.Stage;
import org.vexillum.warcrow.table.UnitState;

/** Score, reduce stress, catch up, pass the initiative: the order of WC-TURN-08. */
public record RoundEnd() {
    public void play(Battle battle, Referee<Battle> referee) {
        score(battle, referee);
        if (battle.clock().round() == Clock.ROUNDS) {
            new FinalCount().play(battle, referee); // WC-END-05
            return;
        }
        if (battle.setting().feat() == Feat.DECAPITATION) Decapitation.late(battle, referee);
        calm(battle, referee);
        leftBehind(battle, referee);
        for (var unit : battle.units()) UnitState.ALL.end(unit, Until.ROUND_END);
        refill(battle, referee);
        initiative(battle, referee);
        battle.clock().set(battle.clock().round() + 1, 1);
        battle.clock().setStage(Stage.ROUND_START);
    }

    /** Both from the same situation; what is scored stays scored (WC-GAME-03, WC-GAME-04). */
    public void score(Battle battle, Referee<Battle> referee) {
        var scenario = battle.setting().scenario();
        var a = scenario.score(battle, Side.A);
        var b = scenario.score(battle, Side.B);
        battle.setMilitary(Side.A, battle.military(Side.A) + sum(a));
        battle.setMilitary(Side.B, battle.military(Side.B) + sum(b));
        battle.tallies().add(new ScoreTally(battle.clock().round(), a, b));
        var rules = Rules.of("WC-GAME-03", "WC-GAME-04").and(rules(a)).and(rules(b));
        referee.record(
                new SequenceEvents.RoundScored(
                        battle.clock().round(),
                        a,
                        b,
                        sum(a),
                        sum(b),
                        battle.military(Side.A),
                        battle.military(Side.B),
                        rules));
    }

    static int sum(List<ScoreLine> lines) {
        return lines.stream().mapToInt(ScoreLine::points).sum();
    }

    static Rules rules(List<ScoreLine> lines) {
        var rules = Rules.NONE;
        for (var line : lines) rules = rules.and(line.merit().rule());
        return rules;
    }

    /** By 1 if it acted, by 2 if not. */
    public void calm(Battle battle, Referee<Battle> referee) {
        for (var unit : battle.units())
            if (unit.onTable() && !unit.joined())
                Stress.lose(unit, unit.activations() > 0 ? 1 : 2, Rules.of("WC-TURN-08"), referee);
    }

    /** That move contests nothing. */
    private static void leftBehind(Battle battle, Referee<Battle> referee) {
        for (var side : List.of(battle.clock().first(), battle.clock().first().other())) {
            var moved = new ArrayList<String>();
            while (moved.size() < LeftBehind.eligible(battle, side).size()) {
                var unit = referee.ask(side, new LeftBehind(side, moved));
                if (unit.isEmpty()) break;
                moved.add(unit);
                var why = Rules.of("WC-TURN-08");
                battle.unit(unit).setStanding(referee.ask(side, new ReportStanding(unit, why)));
                referee.record(new SequenceEvents.UnitMoved(unit, why));
            }
        }
        Rift.look(battle, referee);
    }

    private static void refill(Battle battle, Referee<Battle> referee) {
        if (battle.options().commandRefill() != CommandRefill.PER_ROUND) return; // WC-CMD-02
        for (var side : Side.values()) {
            if (battle.spent(side) == 0) continue;
            battle.setSpent(side, 0);
            referee.record(
                    new SequenceEvents.CommandRefilled(
                            side, battle.tokens(side), Rules.of("WC-CMD-02")));
        }
    }

    /** To the company with fewer victory points; if level it changes hands (WC-TURN-07). */
    public void initiative(Battle battle, Referee<Battle> referee) {
        int a = battle.victory(Side.A);
        int b = battle.victory(Side.B);
        var holder = battle.clock().initiative().other();
        if (a != b) holder = a < b ? Side.A : Side.B;
        battle.clock().setInitiative(holder);
        var rules = Rules.of("WC-TURN-07", "WC-TURN-08");
        referee.record(new SequenceEvents.InitiativePassed(holder, a, b, rules));
    }
}
