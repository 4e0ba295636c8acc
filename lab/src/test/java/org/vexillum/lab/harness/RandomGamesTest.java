package org.vexillum.lab.harness;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.Test;
import org.vexillum.formats.force.Forces;
import org.vexillum.lab.Contest;
import org.vexillum.lab.Recorded;
import org.vexillum.regiments.table.Options;

/** Plays at random and checks the laws that hold for every game. */
class RandomGamesTest {
    private static final boolean LONG = Boolean.getBoolean("vexillum.long");
    private static final int GAMES = LONG ? 100_000 : 60;
    private static final int CHUNK = 100;

    /** In the long run answers are looked at in one question of so many. */
    private static final int ONE_IN = LONG ? 40 : 1;

    private static Contest contest(int number, int oneIn) {
        var names = Forces.names();
        int pair = number % (names.size() * names.size());
        return new Contest(
                Forces.sample(names.get(pair / names.size())),
                Forces.sample(names.get(pair % names.size())),
                seed -> new Watchful(seed, oneIn),
                seed -> new Watchful(seed, oneIn),
                Options.DEFAULT,
                number,
                true);
    }

    @Test
    void everyLawHoldsAfterEveryStep() throws Exception {
        var chunks = new ArrayList<Callable<Void>>();
        for (int from = 0; from < GAMES; from += CHUNK) chunks.add(chunk(from));
        try (var pool = Executors.newFixedThreadPool(Runtime.getRuntime().availableProcessors())) {
            for (var done : pool.invokeAll(chunks)) done.get();
        }
    }

    private static Callable<Void> chunk(int from) {
        return () -> {
            for (int game = from; game < Math.min(GAMES, from + CHUNK); game++)
                new WatchedGame(contest(game, ONE_IN), game & 1, ONE_IN).play();
            return null;
        };
    }

    /** The match runs each step again for every answer, from copies of the table. */
    @Test
    void aJournalLeadsThroughTheSameTables() {
        for (int number = 0; number < 8; number++) {
            var contest = contest(3 * number, 40);
            List<Long> played = new WatchedGame(contest, 0, 40).play();
            assertThat(Recorded.play(contest, 0).fingerprints()).isEqualTo(played);
        }
    }
}
