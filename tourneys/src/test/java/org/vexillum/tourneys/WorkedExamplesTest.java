package org.vexillum.tourneys;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.vexillum.testkit.Rule;
import org.vexillum.tourneys.event.EventChange;
import org.vexillum.tourneys.rating.Ratings;

/** The questions people bring, with the answers they should get. */
class WorkedExamplesTest {
    private static Evening sevenAfterTwoRounds() {
        return Evening.warcrow("rounds=3")
                .with("A", "E", "B", "F", "D", "C", "G")
                .begin(2)
                .brings("A", 8, 17, 6, 0)
                .brings("B", 6, 15, 8, 0)
                .brings("C", 4, 14, 10, 0)
                .brings("D", 3, 9, 10, 0)
                .brings("E", 3, 9, 12, 0)
                .brings("F", 3, 2, 9, 1)
                .brings("G", 3, 1, 12, 1);
    }

    @Test
    @Rule({"WC-BYE-04", "WC-PAIR-03", "WC-PAIR-04"})
    void theByeGoesToTheLowestWithoutOne() {
        var evening = sevenAfterTwoRounds();
        assertThat(evening.standings())
                .isEqualTo(
                        "1 A 8/17/6, 2 B 6/15/8, 3 C 4/14/10, 4 D 3/9/10, 5 E 3/9/12,"
                                + " 6 F 3/2/9, 7 G 3/1/12");
        assertThat(evening.pair().event().round(3).bye()).isEqualTo("E");
    }

    private static Evening fiveCompanies() {
        return Evening.warcrow("rounds=3").with("A", "B", "C", "D", "E");
    }

    @Test
    @Rule({"WC-BYE-01", "WC-BYE-03", "WC-PAIR-05", "WC-PAIR-07", "WC-PAIR-11"})
    void fiveCompaniesPlayThreeRounds() {
        var evening = fiveCompanies().pair();
        assertThat(evening.pairs(1)).isEqualTo("A-B C-D bye E");
        evening.report("A 7/2 v B 3/1", "C 5/1 v D 4/3");
        assertThat(evening.standings())
                .isEqualTo("1 A 4/9/4, 2 D 3/7/6, 3 E 3/0/0, 4 C 1/6/7, 5 B 0/4/9");
        evening.pair();
        assertThat(evening.pairs(2)).isEqualTo("A-D E-C bye B");
        evening.report("A 3/2 v D 6/3", "E 8/3 v C 4/2");
        assertThat(evening.standings())
                .isEqualTo("1 D 7/16/11, 2 E 7/11/6, 3 A 4/14/13, 4 B 3/4/9, 5 C 1/12/18");
        evening.pair();
        assertThat(evening.pairs(3)).isEqualTo("D-B E-A bye C");
    }

    private static Evening finished() {
        return fiveCompanies()
                .pair()
                .report("A 7/2 v B 3/1", "C 5/1 v D 4/3")
                .pair()
                .report("A 3/2 v D 6/3", "E 8/3 v C 4/2")
                .pair()
                .report("D 5/2 v B 5/3", "E 3/1 v A 4/1");
    }

    @Test
    @Rule({"WC-BYE-06", "WC-BYE-07", "WC-BYE-09", "WC-STAND-02", "WC-STAND-01"})
    void byesAreMadeUpForWhenAllIsOver() {
        var evening = finished();
        assertThat(evening.standings())
                .isEqualTo("1 D 8/23/19, 2 E 8/15/11, 3 A 7/19/17, 4 B 6/12/16, 5 C 4/12/18");
        assertThat(evening.finals())
                .isEqualTo("1 E 8/23/11, 2 D 8/23/19, 3 A 7/19/17, 4 B 6/18/16, 5 C 4/18/18");
    }

    @Test
    @Rule({"WC-RATING-07", "WC-RATING-10"})
    void ratingsFollowThePlayedGames() {
        var event = finished().change(new EventChange.Closed(false)).event();
        var ratings =
                Ratings.after(
                        Map.of(),
                        Ratings.games(event, 3),
                        event.settings().k(),
                        event.options().ratingUpdate());
        var shown = new java.util.TreeMap<String, String>();
        ratings.forEach((who, rating) -> shown.put(who, rating.toPlainString()));
        assertThat(shown).hasToString("{A=1008.00, B=992.00, C=976.00, D=1016.00, E=1008.00}");
    }
}
