package org.vexillum.firstblood.scenario;

import org.vexillum.firstblood.scenario.ScenarioEvents.Ending;
import org.vexillum.firstblood.scenario.ScenarioEvents.Reason;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Options;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.table.Stage;
import org.vexillum.firstblood.table.Status;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.referee.Referee;

/** The victory phase: zones are scored, then it is seen whether the battle is over. */
public record Victory() {
    public void play(Battle battle, Referee<Battle> referee) {
        score(battle, referee);
        var ending = ending(battle);
        if (ending != null) end(battle, ending, referee);
    }

    private static void score(Battle battle, Referee<Battle> referee) {
        var scenario = Scenario.of(battle);
        var held = new HeldZones();
        for (var claim : Seizing.play(battle, referee)) held.put(claim.ground(), claim.holder());
        for (var side : Side.values())
            for (var prize : held.prizes(scenario, battle.options(), side))
                CasualtyPoints.score(
                        battle,
                        side,
                        prize.points(),
                        Reason.ZONE,
                        prize.zone(),
                        prize.rule(),
                        referee);
    }

    /** Why the battle is over now, or null if it goes on (FB-ROUND-03, FB-BATTLE-04). */
    static @Nullable Ending ending(Battle battle) {
        if (wipedOut(battle, Side.A) || wipedOut(battle, Side.B)) return Ending.WIPED_OUT;
        if (reached(battle, Side.A) || reached(battle, Side.B)) return Ending.POINTS_REACHED;
        return lastRound(battle) ? Ending.ROUNDS_PLAYED : null;
    }

    private static boolean reached(Battle battle, Side side) {
        return battle.points(side) >= Scenario.of(battle).threshold();
    }

    private static boolean lastRound(Battle battle) {
        return battle.round() >= Scenario.of(battle).rounds();
    }

    /** No model left, in garrisons either, and nobody to come (FB-VICT-01, FB-BATTLE-05). */
    public static boolean wipedOut(Battle battle, Side side) {
        for (var regiment : battle.regiments(side)) {
            if (regiment.inPlay()) return false;
            if (waits(regiment) && !lastRound(battle)) return false;
        }
        return true;
    }

    private static boolean waits(Regiment regiment) {
        return regiment.status() == Status.RESERVE || regiment.status() == Status.ARRIVING;
    }

    /** Ends the battle; whoever never came counts as destroyed (FB-REINF-05, FB-RESERVE-06). */
    public static void end(Battle battle, Ending ending, Referee<Battle> referee) {
        for (var regiment : battle.regiments())
            if (waits(regiment)) neverArrived(battle, regiment, referee);
        battle.setStage(Stage.OVER);
        referee.record(
                new ScenarioEvents.BattleEnded(
                        winner(battle),
                        ending,
                        battle.points(Side.A),
                        battle.points(Side.B),
                        rules(ending, Scenario.of(battle))));
    }

    private static Rules rules(Ending ending, Scenario scenario) {
        return switch (ending) {
            case WIPED_OUT -> Rules.of("FB-VICT-01", "FB-BATTLE-05");
            case POINTS_REACHED, ROUNDS_PLAYED ->
                    Rules.of("FB-VICT-02", "FB-BATTLE-04").and(scenario.lengthRule());
        };
    }

    private static void neverArrived(Battle battle, Regiment regiment, Referee<Battle> referee) {
        var rules = Rules.of("FB-REINF-05", "FB-RESERVE-06");
        referee.record(new ScenarioEvents.NeverArrived(regiment.id(), rules));
        int tokens = regiment.tokens();
        for (int model : regiment.models()) {
            if (regiment.character() != model) tokens++;
            CasualtyPoints.slain(battle, regiment, model, referee);
        }
        CasualtyPoints.tokensRemoved(battle, regiment, tokens, referee);
        regiment.setTokens(0);
        regiment.setStatus(Status.DESTROYED);
    }

    /** Who has won a battle that is over, or would as things stand; null for a draw. */
    public static @Nullable Side winner(Battle battle) {
        var loser = battle.conceded();
        if (loser != null) return loser.other(); // FB-VICT-01
        boolean a = wipedOut(battle, Side.A);
        boolean b = wipedOut(battle, Side.B);
        if (a && b) return null; // FB-BATTLE-05
        if (a || b) return a ? Side.B : Side.A;
        int lead = Integer.compare(battle.points(Side.A), battle.points(Side.B));
        if (lead == 0) return null;
        return lead > 0 ? Side.A : Side.B;
    }

    /** Ends the battle in mid-round where the players chose that (FB-SCEN2-06). */
    public static void endIfReached(Battle battle, Referee<Battle> referee) {
        boolean atOnce =
                Scenario.of(battle).countsCasualties()
                        && battle.options().scenario2End() == Options.Scenario2End.IMMEDIATE;
        if (!atOnce || battle.stage() == Stage.OVER) return;
        if (reached(battle, Side.A) || reached(battle, Side.B))
            end(battle, Ending.POINTS_REACHED, referee);
    }
}
