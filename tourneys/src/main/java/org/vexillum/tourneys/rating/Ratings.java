package org.vexillum.tourneys.rating;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import org.vexillum.tourneys.event.Event;
import org.vexillum.tourneys.event.Options.RatingUpdate;
import org.vexillum.tourneys.event.Share;

/** How one event moves ratings. */
public final class Ratings {
    private Ratings() {}

    /** The games of an event that are rated: byes and no-shows are not. WC-RATING-10 */
    public static List<RatedGame> games(Event event, int upTo) {
        var games = new ArrayList<RatedGame>();
        for (var member : event.members())
            for (var share : event.shares(member.id(), upTo))
                if (share.rated() != null) add(games, event, member.id(), share);
        return games;
    }

    private static void add(List<RatedGame> games, Event event, String a, Share share) {
        var b = share.rival();
        for (var game : games)
            if (game.round() == share.round() && game.a().equals(b) && game.b().equals(a)) return;
        var other =
                event.shares(b, share.round()).stream()
                        .filter(each -> each.round() == share.round())
                        .findFirst()
                        .orElseThrow();
        if (share.rated() instanceof BigDecimal own && other.rated() instanceof BigDecimal theirs)
            games.add(new RatedGame(share.round(), a, b, own, theirs));
    }

    /** Whether the event counts, and why it does not: a key of the pack's citations, or empty. */
    public static String unrated(Event event) {
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
