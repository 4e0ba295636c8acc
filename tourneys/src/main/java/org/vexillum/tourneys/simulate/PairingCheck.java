package org.vexillum.tourneys.simulate;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.vexillum.kernel.Nullable;
import org.vexillum.tourneys.event.EventState;
import org.vexillum.tourneys.standing.Standings;
import org.vexillum.tourneys.standing.StandingsLine;

/**
 * Looks for something better at a round: two pairs whose exchange would be first in the order.
 *
 * <p>Such an exchange need not exist where a pairing is not the best, but where one does, it is
 * not.
 */
public final class PairingCheck {
    private final EventState event;
    private final boolean differences;
    private final List<StandingsLine> ranking;
    private final Map<String, Integer> ranks = new HashMap<>();

    private PairingCheck(EventState event, int round, boolean differences) {
        this.event = event;
        this.differences = differences;
        this.ranking = new ArrayList<>(Standings.after(event, round - 1).active());
        for (int i = 0; i < ranking.size(); i++) ranks.put(ranking.get(i).id(), i);
    }

    /** What is wrong with the last round; null if nothing was found. Ask before it is played. */
    public static @Nullable String fault(EventState event, boolean differences) {
        int round = event.lastRound();
        return round < 2 ? null : new PairingCheck(event, round, differences).fault(round);
    }

    private @Nullable String fault(int number) {
        var round = event.round(number);
        if (ranking.size() % 2 != 0 && !round.bye().equals(bye())) return "bye " + round.bye();
        var games = round.games();
        for (int i = 0; i < games.size(); i++)
            for (int j = i + 1; j < games.size(); j++) {
                var one = games.get(i);
                var other = games.get(j);
                if (better(one.a(), one.b(), other.a(), other.b())
                        || better(one.a(), one.b(), other.b(), other.a()))
                    return one.a() + "-" + one.b() + " " + other.a() + "-" + other.b();
            }
        return null;
    }

    private String bye() {
        int fewest = ranking.stream().mapToInt(StandingsLine::byes).min().orElseThrow();
        return ranking.reversed().stream()
                .filter(each -> each.byes() == fewest)
                .findFirst()
                .orElseThrow()
                .id();
    }

    /** Whether a-c and b-d would come before a-b and c-d. */
    private boolean better(String a, String b, String c, String d) {
        int met = met(a, c) + met(b, d) - met(a, b) - met(c, d);
        if (met != 0) return met < 0;
        int difference = apart(a, c) + apart(b, d) - apart(a, b) - apart(c, d);
        if (differences && difference != 0) return difference < 0;
        int top = Math.min(Math.min(rank(a), rank(b)), Math.min(rank(c), rank(d)));
        return rival(top, a, c, b, d) < rival(top, a, b, c, d);
    }

    /** The rank of the rival of the highest, where the first two meet and the last two. */
    private int rival(int top, String a, String b, String c, String d) {
        if (rank(a) == top) return rank(b);
        if (rank(b) == top) return rank(a);
        return rank(c) == top ? rank(d) : rank(c);
    }

    private StandingsLine line(String id) {
        return ranking.get(rank(id));
    }

    private int rank(String id) {
        return Objects.requireNonNull(ranks.get(id), id);
    }

    private int met(String one, String other) {
        return line(one).rivals().contains(other) ? 1 : 0;
    }

    private int apart(String one, String other) {
        return Math.abs(line(one).tp() - line(other).tp());
    }
}
