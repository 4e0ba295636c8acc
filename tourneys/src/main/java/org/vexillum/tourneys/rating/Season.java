package org.vexillum.tourneys.rating;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import org.vexillum.tourneys.event.EventState;

/** The ratings of all players over the events of a season, in the order of their closing. */
public final class Season {
    private final SequencedMap<String, Player> players = new LinkedHashMap<>();

    /** A player so far, with the rating after each event. */
    public record Player(String id, BigDecimal rating, int games, int events, List<Entry> history) {
        public Player {
            history = List.copyOf(history);
        }
    }

    public record Entry(String event, BigDecimal rating) {}

    /** A line of the ranking. */
    public record Ranked(int place, Player player) {}

    /** Counts a closed event; nothing changes if it is not rated. */
    public void add(EventState event) {
        if (!event.closed() || !Ratings.unrated(event).isEmpty()) return;
        var games = new ArrayList<RatedGame>();
        for (var game : Ratings.games(event, event.lastRound()))
            games.add(
                    new RatedGame(
                            game.round(),
                            player(event, game.a()),
                            player(event, game.b()),
                            game.scoreA(),
                            game.scoreB()));
        var settings = event.settings();
        var after =
                Ratings.after(ratings(), games, settings.k(), settings.options().ratingUpdate());
        for (var member : event.members()) {
            var id = member.entrant().player();
            int played =
                    (int) games.stream().filter(g -> g.a().equals(id) || g.b().equals(id)).count();
            if (played > 0) record(id, after.getOrDefault(id, Elo.START), played, settings.name());
        }
    }

    private static String player(EventState event, String entrant) {
        return event.member(entrant).entrant().player();
    }

    private void record(String id, BigDecimal rating, int games, String event) {
        var had = players.getOrDefault(id, new Player(id, Elo.START, 0, 0, List.of()));
        var history = new ArrayList<>(had.history());
        history.add(new Entry(event, rating));
        players.put(id, new Player(id, rating, had.games() + games, had.events() + 1, history));
    }

    /** What everybody has now; whoever is missing starts the season. WC-RATING-03 */
    public SequencedMap<String, BigDecimal> ratings() {
        var ratings = new LinkedHashMap<String, BigDecimal>();
        players.values().forEach(player -> ratings.put(player.id(), player.rating()));
        return ratings;
    }

    /** WC-RATING-14: equal ratings share the place; the busier player is listed first. */
    public List<Ranked> ranking() {
        var order =
                Comparator.comparing(Player::rating)
                        .thenComparingInt(Player::games)
                        .thenComparingInt(Player::events)
                        .reversed()
                        .thenComparing(Player::id);
        var sorted = players.values().stream().sorted(order).toList();
        var ranked = new ArrayList<Ranked>();
        for (int i = 0; i < sorted.size(); i++) {
            boolean shared =
                    i > 0 && sorted.get(i).rating().compareTo(sorted.get(i - 1).rating()) == 0;
            ranked.add(new Ranked(shared ? ranked.getLast().place() : i + 1, sorted.get(i)));
        }
        return ranked;
    }

    /** Who the season's prize goes to: several if only a draw can settle it. */
    public List<Player> winners() {
        var ranked = ranking();
        if (ranked.isEmpty()) return List.of();
        var first = ranked.getFirst().player();
        return ranked.stream()
                .map(Ranked::player)
                .filter(each ->
                        each.rating().compareTo(first.rating()) == 0
                                && each.games() == first.games()
                                && each.events() == first.events())
                .toList();
    }
}
