package org.vexillum.tourneys.rating;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import org.vexillum.tourneys.event.EventOptions.RatingUpdate;
import org.vexillum.tourneys.event.EventState;
import org.vexillum.tourneys.event.RoundShare;

/** How one event moves ratings. */
public final class Ratings {
    private Ratings() {}

    /** The games of an event that are rated: byes and no-shows are not. WC-RATING-10 */
    public static List<RatedGame> games(EventState event, int upTo) {
        var shares = new LinkedHashMap<Seat, RoundShare>();
        for (var member : event.members())
            for (var share : event.shares(member.id(), upTo))
                shares.put(new Seat(share.round(), member.id()), share);
        var games = new ArrayList<RatedGame>();
        var told = new HashSet<Seat>();
        shares.forEach((seat, share) -> {
            var rival = new Seat(seat.round, share.rival());
            var other = shares.get(rival);
            if (other == null || told.contains(rival)) return;
            if (share.rated() instanceof BigDecimal own
                    && other.rated() instanceof BigDecimal theirs) {
                told.add(seat);
                games.add(new RatedGame(seat.round, seat.who, rival.who, own, theirs));
            }
        });
        return games;
    }

    /** A company in a round. */
    private record Seat(int round, String who) {}

    /**
     * The ratings as if the event ended now, by entrant.
     *
     * @param before what players had; whoever is missing starts the season
     */
    public static SequencedMap<String, BigDecimal> of(
            EventState event, Map<String, BigDecimal> before) {
        var start = new LinkedHashMap<String, BigDecimal>();
        for (var member : event.members())
            start.put(member.id(), before.getOrDefault(member.entrant().player(), Elo.START));
        var settings = event.settings();
        return after(
                start,
                games(event, event.lastRound()),
                settings.k(),
                settings.options().ratingUpdate());
    }

    /** Whether the event counts, and why it does not: a key of the pack's citations, or empty. */
    public static String unrated(EventState event) {
        if (!event.settings().official()) return "not-rated-unofficial"; // WC-RATING-01
        boolean complete = event.lastRound() >= event.pack().leastRounds() && event.complete();
        return event.closed() && !complete ? "not-rated-short" : ""; // WC-FORMAT-02
    }

    /**
     * The ratings after some games.
     *
     * @param start what each had before; whoever is missing starts the season
     */
    public static SequencedMap<String, BigDecimal> after(
            Map<String, BigDecimal> start, List<RatedGame> games, BigDecimal k, RatingUpdate mode) {
        var held = new LinkedHashMap<String, BigDecimal>(start);
        for (var game : games) {
            held.putIfAbsent(game.a(), Elo.START);
            held.putIfAbsent(game.b(), Elo.START);
        }
        var moved =
                mode == RatingUpdate.PER_EVENT
                        ? move(held, games, k)
                        : roundByRound(held, games, k);
        moved.replaceAll((_, rating) -> Elo.rounded(rating));
        return moved;
    }

    /** What each holds when a round begins: with perGame ratings have moved by then. */
    public static SequencedMap<String, BigDecimal> before(
            int round,
            SequencedMap<String, BigDecimal> start,
            List<RatedGame> games,
            BigDecimal k,
            RatingUpdate mode) {
        if (mode == RatingUpdate.PER_EVENT) return start;
        return roundByRound(start, games.stream().filter(game -> game.round() < round).toList(), k);
    }

    /** WC-RATING-07: all from the ratings held at the start. */
    private static SequencedMap<String, BigDecimal> move(
            Map<String, BigDecimal> held, List<RatedGame> games, BigDecimal k) {
        var moved = new LinkedHashMap<>(held);
        for (var game : games) {
            var a = rating(held, game.a());
            var b = rating(held, game.b());
            moved.merge(game.a(), change(a, b, game.scoreA(), k), BigDecimal::add);
            moved.merge(game.b(), change(b, a, game.scoreB(), k), BigDecimal::add);
        }
        return moved;
    }

    private static SequencedMap<String, BigDecimal> roundByRound(
            SequencedMap<String, BigDecimal> held, List<RatedGame> games, BigDecimal k) {
        var rounds = games.stream().map(RatedGame::round).sorted().distinct().toList();
        for (int round : rounds)
            held = move(held, games.stream().filter(game -> game.round() == round).toList(), k);
        return held;
    }

    private static BigDecimal change(
            BigDecimal own, BigDecimal rival, BigDecimal score, BigDecimal k) {
        return k.multiply(score.subtract(Elo.expected(own, rival)));
    }

    private static BigDecimal rating(Map<String, BigDecimal> held, String who) {
        return held.getOrDefault(who, Elo.START);
    }
}
