package org.vexillum.warcrow.sequence;

import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.referee.Referee;
import org.vexillum.warcrow.feat.FeatScore;
import org.vexillum.warcrow.result.Result;
import org.vexillum.warcrow.result.Score;
import org.vexillum.warcrow.table.Battle;
import org.vexillum.warcrow.table.Options;
import org.vexillum.warcrow.table.ScoreTally;
import org.vexillum.warcrow.table.Stage;

/** The feat's points, then victory points and the result (WC-END-05). */
public record FinalCount() {
    public void play(Battle battle, Referee<Battle> referee) {
        feat(battle, referee);
        battle.clock().setStage(Stage.OVER); // WC-END-01
        var rules = Rules.of("WC-END-05", "WC-END-01");
        referee.record(ended(score(battle, Side.A), score(battle, Side.B), rules));
    }

    /** What a side has of a game that is over. */
    public static Result result(Battle battle, Side side) {
        if (awarded(battle))
            return battle.conceded() == side
                    ? Result.BITTER_DEFEAT
                    : Result.PARTIAL_TRIUMPH; // WC-BYE-11
        return score(battle, side).against(score(battle, side.other()));
    }

    /** Who has won a game that is over, or would as things stand; null for a draw. */
    public static @Nullable Side winner(Battle battle) {
        var gone = battle.conceded();
        if (gone != null && awarded(battle)) return gone.other();
        return winner(score(battle, Side.A), score(battle, Side.B));
    }

    private static boolean awarded(Battle battle) {
        return battle.conceded() != null
                && battle.options().concession() == Options.Concession.AWARD;
    }

    private static Score score(Battle battle, Side side) {
        return new Score(battle.military(side), battle.arcane(side));
    }

    /** The result of a game with these scores. */
    public static SequenceEvents.GameEnded ended(Score a, Score b, Rules why) {
        var result = a.against(b);
        var mirror = result.mirror();
        var rules =
                why.and("WC-ADV-05")
                        .and("WC-RESULT-01")
                        .and(result.rule())
                        .and(mirror.rule())
                        .and("WC-RESULT-07");
        return new SequenceEvents.GameEnded(
                a,
                b,
                a.victory(),
                b.victory(),
                result,
                mirror,
                result.points(),
                mirror.points(),
                winner(a, b),
                rules);
    }

    private static @Nullable Side winner(Score a, Score b) {
        if (a.victory() == b.victory()) return null;
        return a.victory() > b.victory() ? Side.A : Side.B;
    }

    /** Arcane points of the end of the game. */
    public void feat(Battle battle, Referee<Battle> referee) {
        if (battle.setting().feat() == null) return;
        var a = FeatScore.of(battle, Side.A);
        var b = FeatScore.of(battle, Side.B);
        battle.setArcane(Side.A, battle.arcane(Side.A) + RoundEnd.sum(a));
        battle.setArcane(Side.B, battle.arcane(Side.B) + RoundEnd.sum(b));
        battle.tallies().add(new ScoreTally(0, a, b));
        var rules = Rules.of("WC-ADV-04").and(RoundEnd.rules(a)).and(RoundEnd.rules(b));
        if (rules.has("WC-FEAT-TRACK-15")) rules = rules.and("WC-GAME-05");
        referee.record(
                new SequenceEvents.FeatScored(a, b, RoundEnd.sum(a), RoundEnd.sum(b), rules));
    }
}
