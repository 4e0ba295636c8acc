package org.vexillum.tourneys.simulate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.vexillum.tourneys.event.EventState;
import org.vexillum.tourneys.matching.PairingCertificate.LookAhead;
import org.vexillum.tourneys.matching.PairingField;
import org.vexillum.tourneys.matching.SlowPairing;
import org.vexillum.tourneys.standing.Standings;
import org.vexillum.tourneys.standing.StandingsLine;

@Tag("long-events")
class SimulatedEventsTest {
    private static final boolean LONG = Boolean.getBoolean("vexillum.long");
    private static final boolean FEW = Boolean.getBoolean("vexillum.few");
    private static final int SMALL = 24;
    private static final int EVENTS = LONG ? 10_000 : FEW ? 40 : 500;

    @Test
    void nothingIsGivenUpThatAnExchangeWouldKeep() {
        var random = new SplittableRandom(17);
        for (int i = 0; i < EVENTS; i++) {
            int entrants = size(random, i);
            boolean topDown = random.nextInt(4) == 0;
            int rounds = random.nextInt(3) == 0 ? 3 + random.nextInt(5) : 0;
            played(new RandomEvent(i, entrants, rounds, topDown), !topDown);
        }
    }

    /** Mostly small; one in fifty up to 300. */
    private static int size(SplittableRandom random, int i) {
        return i % 50 == 49 ? 4 + random.nextInt(297) : 4 + random.nextInt(40);
    }

    private static void played(RandomEvent event, boolean differences) {
        while (event.pair()) {
            var state = event.tourney().event();
            if (!lookedAhead(state))
                assertThat(PairingCheck.fault(state, differences))
                        .as(state.settings().name() + " round " + state.lastRound())
                        .isNull();
            everybodySits(state);
            if (state.lastRound() > 1 && state.active().size() <= SMALL && !lookedAhead(state))
                asTheSlowMethodPairs(state, differences);
            event.play();
        }
        assertThat(event.tourney().event().lastRound()).isPositive();
    }

    /** Then a better pairing was set aside on purpose. */
    private static boolean lookedAhead(EventState event) {
        return event.round(event.lastRound()).certificate().lookAhead() == LookAhead.CHANGED;
    }

    /** The round is that of a search which knows neither library nor prices. */
    private static void asTheSlowMethodPairs(EventState event, boolean differences) {
        var round = event.round(event.lastRound());
        var ranking = new ArrayList<>(Standings.after(event, round.number() - 1).active());
        ranking.removeIf(line -> line.id().equals(round.bye()));
        int n = ranking.size();
        var met = new boolean[n][n];
        for (int i = 0; i < n; i++)
            for (int j = 0; j < n; j++)
                met[i][j] = ranking.get(i).rivals().contains(ranking.get(j).id());
        var points = ranking.stream().mapToInt(StandingsLine::tp).toArray();
        var partner = SlowPairing.pair(new PairingField(points, met), differences);
        for (int i = 0; i < n; i++)
            assertThat(round.gameOf(ranking.get(i).id()).orElseThrow().rival(ranking.get(i).id()))
                    .as(event.settings().name() + " round " + round.number())
                    .isEqualTo(ranking.get(partner[i]).id());
    }

    private static void everybodySits(EventState event) {
        var round = event.round(event.lastRound());
        int seats = 2 * round.games().size() + (round.bye().isEmpty() ? 0 : 1);
        assertThat(seats).isEqualTo(event.active().size());
        assertThat(round.games().stream().map(game -> game.table()).distinct().count())
                .isEqualTo(round.games().size());
    }
}
