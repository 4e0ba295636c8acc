package org.vexillum.tourneys.standing;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.vexillum.tourneys.event.EntrantState;
import org.vexillum.tourneys.event.EventOptions.FinalTie;
import org.vexillum.tourneys.event.EventState;
import org.vexillum.tourneys.event.RoundShare;

/** Everybody who took part, from the top down. */
public record Standings(EventState event, int round, boolean last, List<StandingsLine> lines) {
    public Standings {
        lines = List.copyOf(lines);
    }

    /** After a round, with the points really scored: what pairings go by. WC-PAIR-11 */
    public static Standings after(EventState event, int round) {
        var lines = sorted(event, round, false);
        lines.replaceAll(line -> line.placed() ? line.at(1 + lines.indexOf(line)) : line);
        return new Standings(event, round, false, lines);
    }

    /** As they are now: final if the event is over or closed. */
    public static Standings now(EventState event) {
        return event.over() || event.closed() ? last(event) : after(event, event.lastRound());
    }

    /** When all is over: byes made up for, ties settled between the two or shared. */
    public static Standings last(EventState event) {
        int round = event.lastRound();
        var lines = sorted(event, round, true);
        var order = RankingOrder.points(event.pack());
        for (int from = 0; from < lines.size(); ) {
            int to = from + 1;
            while (to < lines.size()
                    && lines.get(to).placed() == lines.get(from).placed()
                    && order.compare(lines.get(from), lines.get(to)) == 0) to++;
            if (lines.get(from).placed()) place(event, lines, from, to);
            from = to;
        }
        return new Standings(event, round, true, lines);
    }

    private static List<StandingsLine> sorted(EventState event, int round, boolean last) {
        var totals = new Totals(event, round, last);
        var lines = new ArrayList<StandingsLine>();
        for (var member : event.members()) if (tookPart(member)) lines.add(totals.of(member));
        lines.sort(RankingOrder.full(event.pack()));
        return lines;
    }

    private static boolean tookPart(EntrantState member) {
        return member.lot() > 0
                || member.active()
                || member.status() == EntrantState.Status.DISQUALIFIED;
    }

    /** WC-STAND-03. */
    private static void place(EventState event, List<StandingsLine> lines, int from, int to) {
        int lead =
                to - from == 2 && event.options().finalTie() == FinalTie.HEAD_TO_HEAD
                        ? headToHead(event, lines.get(from), lines.get(from + 1))
                        : 0;
        if (lead < 0) Collections.swap(lines, from, from + 1);
        for (int i = from; i < to; i++) lines.set(i, lines.get(i).at(1 + (lead == 0 ? from : i)));
    }

    /** Above zero if the first made more tournament points in their own games. */
    static int headToHead(EventState event, StandingsLine one, StandingsLine other) {
        return Integer.compare(against(event, one, other), against(event, other, one));
    }

    static int against(EventState event, StandingsLine one, StandingsLine other) {
        return before(event, one.id(), other.id())
                + event.shares(one.id(), event.lastRound()).stream()
                        .filter(share -> share.played() && share.rival().equals(other.id()))
                        .mapToInt(RoundShare::tp)
                        .sum();
    }

    /** In a game before this log, as either of the two told it. WC-RESULT-07 */
    private static int before(EventState event, String one, String other) {
        var own = event.member(one).carried().against(other);
        if (own != null) return own;
        var theirs = event.member(other).carried().against(one);
        return theirs == null || !event.pack().mirrored() ? 0 : event.pack().mostPoints() - theirs;
    }

    public Optional<StandingsLine> of(String id) {
        return lines.stream().filter(line -> line.id().equals(id)).findFirst();
    }

    /** Those who can be paired, from the top down. */
    public List<StandingsLine> active() {
        return lines.stream().filter(line -> line.status() == EntrantState.Status.PRESENT).toList();
    }
}
