package org.vexillum.tourneys.rating;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.vexillum.testkit.Rule;
import org.vexillum.tourneys.Evening;
import org.vexillum.tourneys.event.EventChange;
import org.vexillum.tourneys.event.EventOptions.RatingUpdate;
import org.vexillum.tourneys.event.EventState;
import org.vexillum.tourneys.event.Settings;

class RatingTest {
    private static BigDecimal number(String text) {
        return new BigDecimal(text);
    }

    @Test
    @Rule({"WC-RATING-05", "WC-RATING-04"})
    void whatIsExpectedFollowsFromTheDifference() {
        var expected = Elo.expected(number("1000"), number("1200"));
        assertThat(expected.setScale(6, RoundingMode.HALF_UP)).hasToString("0.240253");
        assertThat(expected.add(Elo.expected(number("1200"), number("1000"))))
                .isCloseTo(BigDecimal.ONE, org.assertj.core.data.Offset.offset(number("1e-45")));
        assertThat(Elo.expected(number("1400"), number("1000")).setScale(30, RoundingMode.HALF_UP))
                .isEqualTo(number("10").divide(number("11"), 30, RoundingMode.HALF_UP));
        for (int difference = -1500; difference <= 1500; difference += 37)
            assertThat(
                            Elo.expected(Elo.START, BigDecimal.valueOf(1000L + difference))
                                    .doubleValue())
                    .isCloseTo(
                            1 / (1 + StrictMath.pow(10, difference / 400.0)),
                            org.assertj.core.data.Offset.offset(1e-12));
    }

    private static RatedGame game(int round, String a, String b, String score) {
        return new RatedGame(round, a, b, number(score), BigDecimal.ONE.subtract(number(score)));
    }

    private static String after(
            Map<String, BigDecimal> start, List<RatedGame> games, String k, RatingUpdate mode) {
        return Ratings.after(start, games, number(k), mode).get("A").toPlainString();
    }

    @Test
    @Rule({"WC-RATING-07", "WC-RATING-08"})
    void theRatingChangesOncePerEvent() {
        var games = List.of(game(1, "A", "B", "1"), game(2, "A", "C", "0.25"));
        assertThat(Settings.of("", "warcrow").k()).isEqualByComparingTo("32");
        assertThat(after(Map.of(), games, "32", RatingUpdate.PER_EVENT)).isEqualTo("1008.00");
    }

    @Test
    @Rule("WC-RATING-07")
    void orAfterEveryRoundAndIsStillRoundedOnce() {
        var games = List.of(game(1, "A", "B", "1"), game(2, "A", "B", "0"));
        assertThat(after(Map.of(), games, "32", RatingUpdate.PER_EVENT)).isEqualTo("1000.00");
        double expected = 1 / (1 + StrictMath.pow(10, -32 / 400.0));
        var shown = number(String.valueOf(1016 - 32 * expected)).setScale(2, RoundingMode.HALF_UP);
        assertThat(after(Map.of(), games, "32", RatingUpdate.PER_GAME)).isEqualTo(shown.toString());
    }

    @Test
    @Rule("WC-RATING-09")
    void aSpecialEventHasItsOwnFactor() {
        var games = List.of(game(1, "A", "B", "1"));
        assertThat(after(Map.of(), games, "48", RatingUpdate.PER_EVENT)).isEqualTo("1024.00");
        assertThat(Evening.warcrow("k=48").event().settings().k()).isEqualByComparingTo("48");
    }

    @Test
    @Rule("WC-RATING-11")
    void twoDecimalsHalfAwayFromZero() {
        var games = List.of(game(1, "A", "B", "0.75"));
        assertThat(after(Map.of(), games, "0.02", RatingUpdate.PER_EVENT)).isEqualTo("1000.01");
        var lost = List.of(game(1, "A", "B", "0.25"));
        assertThat(after(Map.of(), lost, "20.06", RatingUpdate.PER_EVENT)).isEqualTo("994.99");
        assertThat(Elo.rounded(number("-0.125"))).hasToString("-0.13");
        assertThat(Elo.rounded(number("1000.00499999999999999999999999999999999")))
                .as("the last digits are noise")
                .hasToString("1000.01");
    }

    @Test
    @Rule("WC-RATING-06")
    void theScoreIsMeasuredByPointsOrByWinning() {
        assertThat(scored("ratingScore=tp")).isEqualByComparingTo("0.75");
        assertThat(scored("ratingScore=classic")).isEqualByComparingTo("1");
    }

    private static BigDecimal scored(String option) {
        var evening = Evening.warcrow(option).with("A", "B", "C", "D").pair();
        evening.report("A 5/2 v B 4/2");
        return Ratings.games(evening.event(), 1).getFirst().scoreA();
    }

    private static EventState closed(String name, String winner, String loser, String... options) {
        var evening = Evening.warcrow(options).change(new EventChange.Changed("name", name));
        evening.with(winner, loser, "C", "D");
        for (int round = 1; round <= 3; round++) {
            evening.pair();
            for (var game : List.copyOf(evening.event().round(round).games())) {
                boolean won = game.has(winner) && game.has(loser);
                boolean turned = won && !game.a().equals(winner);
                evening.report(
                        (turned ? game.b() : game.a())
                                + (won ? " 3/3 v " : " 1/1 v ")
                                + (turned ? game.a() : game.b())
                                + (won ? " 0/0" : " 1/1"));
            }
        }
        return evening.change(new EventChange.Closed(false)).event();
    }

    @Test
    @Rule({"WC-RATING-02", "WC-RATING-03"})
    void aSeasonGoesOnFromEventToEvent() {
        var season = new Season();
        season.add(closed("one", "A", "B"));
        assertThat(season.ratings().get("A")).hasToString("1016.00");
        season.add(closed("two", "B", "A"));
        var ranking = season.ranking();
        assertThat(ranking.getFirst().player().history()).hasSize(2);
        assertThat(ranking.getFirst().player().id()).isEqualTo("B");
        assertThat(ranking.getFirst().player().games()).isEqualTo(6);
    }

    @Test
    @Rule("WC-RATING-01")
    void onlyOfficialEventsCount() {
        var season = new Season();
        season.add(closed("one", "A", "B", "official=no"));
        assertThat(season.ratings()).isEmpty();
        assertThat(Ratings.unrated(closed("one", "A", "B", "official=no")))
                .isEqualTo("not-rated-unofficial");
    }

    @Test
    @Rule("WC-RATING-14")
    void equalRatingsShareThePlaceAndTheBusierIsFirstForThePrize() {
        var season = new Season();
        season.add(closed("one", "A", "B"));
        assertThat(season.ranking().stream().map(Season.Ranked::place)).containsExactly(1, 2, 2, 4);
        assertThat(season.winners()).extracting(Season.Player::id).containsExactly("A");
    }
}
