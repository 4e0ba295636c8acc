package org.vexillum.lab;

import org.vexillum.kernel.Side;
import org.vexillum.kernel.match.Match;
import org.vexillum.kernel.match.OpenQuestion;
import org.vexillum.kernel.match.Table;
import org.vexillum.kernel.referee.Player;

/** Plays one game of a contest as a match, with its journal: the very game that was simulated. */
public final class GameRecording {
    private GameRecording() {}

    public static <T extends Table<T>> Match<T> play(Matchup<T> contest, int game) {
        var match = new Match<>(contest.arena().rules(), contest.battle(game), contest.dice(game));
        var a = contest.player(game, Side.A);
        var b = contest.player(game, Side.B);
        while (!match.over())
            for (var open : match.open()) answer(match, open, open.side() == Side.A ? a : b);
        Matchup.dismiss(a, match.table());
        Matchup.dismiss(b, match.table());
        return match;
    }

    private static <T extends Table<T>, A> void answer(
            Match<T> match, OpenQuestion<T, A> open, Player<T> player) {
        var table = match.table();
        A answer = player.answer(table, open.side(), open.question(), open.choices());
        var refusal = match.answer(open.side(), open.number(), answer);
        if (refusal != null) throw new IllegalStateException(open + " " + answer + " " + refusal);
    }
}
