package org.vexillum.tourneys.standing;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.tourneys.event.EntrantState;
import org.vexillum.tourneys.event.EventOptions.ByeScaling;
import org.vexillum.tourneys.event.EventState;
import org.vexillum.tourneys.event.Penalty;
import org.vexillum.tourneys.event.RoundShare;

/** Adds up what the rounds gave. */
final class Totals {
    private final EventState event;
    private final int upTo;
    private final boolean last;

    /**
     * @param last whether the event is over, so that byes are made up for
     */
    Totals(EventState event, int upTo, boolean last) {
        this.event = event;
        this.upTo = upTo;
        this.last = last;
    }

    StandingsLine of(EntrantState member) {
        var shares = event.shares(member.id(), upTo);
        var before = member.carried();
        int scored = before.vp() + sum(shares, RoundShare::vp);
        int conceded = before.conceded() + sum(shares, RoundShare::conceded);
        int games = before.games() + (int) shares.stream().filter(RoundShare::played).count();
        int byes = before.byes() + (int) shares.stream().filter(RoundShare::bye).count();
        boolean scaled = last && event.pack().scalesByes() && byes > 0 && games > 0;
        int vp = scaled ? scaled(scored, games, byes) : scored; // WC-BYE-06
        boolean concededToo = scaled && event.options().scaleConceded(); // WC-BYE-09
        return new StandingsLine(
                0,
                member.entrant(),
                member.status(),
                member.lot(),
                event.points(member, upTo),
                event.less(vp, member, Penalty.Kind.VP, upTo), // WC-PENALTY-02: after the scaling
                concededToo ? scaled(conceded, games, byes) : conceded,
                scored,
                games,
                byes,
                rivals(member, shares));
    }

    private static int sum(
            List<RoundShare> shares, java.util.function.ToIntFunction<RoundShare> what) {
        return shares.stream().mapToInt(what).sum();
    }

    /** WC-BYE-08: rounded up, in whole numbers. */
    private int scaled(int points, int games, int byes) {
        int times =
                event.options().byeScaling() == ByeScaling.TOURNAMENT_ROUNDS
                        ? event.plannedRounds()
                        : games + byes;
        return Math.toIntExact(Math.ceilDiv((long) points * times, games));
    }

    private static List<String> rivals(EntrantState member, List<RoundShare> shares) {
        var rivals = new ArrayList<>(member.carried().met());
        for (var share : shares)
            if (share.met() && !share.rival().isEmpty()) rivals.add(share.rival());
        return rivals;
    }
}
