package org.vexillum.lanterns.sequence;

import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.referee.Referee;
import org.vexillum.lanterns.lantern.Light;
import org.vexillum.lanterns.table.Battle;
import org.vexillum.lanterns.table.Stage;

/** Points for the lantern (LD-SCORE-01), and after five rounds the result (LD-WIN-01). */
public record RoundEnd() {
    public void play(Battle battle, Referee<Battle> referee) {
        var holder = battle.holder();
        var nearer = nearer(battle);
        if (holder != null) score(battle, holder, 2, "LD-SCORE-01", referee);
        else if (nearer != null) score(battle, nearer, 1, "LD-SCORE-01", referee);
        if (battle.round() < Battle.ROUNDS)
            battle.enter(Stage.ROUND_START, battle.round() + 1, battle.next());
        else finish(battle, winner(battle), "LD-WIN-01", referee);
    }

    /** The side with more fighters by the lantern, or null. */
    private static @Nullable Side nearer(Battle battle) {
        long more = by(battle, Side.A) - by(battle, Side.B);
        return more == 0 ? null : more > 0 ? Side.A : Side.B;
    }

    private static long by(Battle battle, Side side) {
        return battle.standing(side).stream()
                .filter(one -> !one.shaken() && Light.lit(battle, one))
                .count();
    }

    /** A side with nobody left ends the battle at once (LD-END-01). */
    static void ifNobodyIsLeft(Battle battle, Referee<Battle> referee) {
        for (var side : Side.values()) {
            if (!battle.standing(side).isEmpty() || battle.standing(side.other()).isEmpty())
                continue;
            int rounds = Battle.ROUNDS - battle.round() + 1;
            score(battle, side.other(), 2 * rounds, "LD-END-01", referee);
            finish(battle, winner(battle), "LD-END-01", referee);
        }
    }

    /** LD-WIN-01. */
    private static @Nullable Side winner(Battle battle) {
        int more = battle.points(Side.A) - battle.points(Side.B);
        return more == 0 ? battle.holder() : more > 0 ? Side.A : Side.B;
    }

    private static void score(
            Battle battle, Side side, int more, String rule, Referee<Battle> referee) {
        battle.score(side, more);
        referee.record(new SequenceEvents.Scored(side, more, battle.points(side), Rules.of(rule)));
    }

    public static void finish(
            Battle battle, @Nullable Side winner, String rule, Referee<Battle> referee) {
        battle.end(winner);
        referee.record(
                new SequenceEvents.Ended(
                        winner, battle.points(Side.A), battle.points(Side.B), Rules.of(rule)));
    }
}
