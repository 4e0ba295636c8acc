package org.vexillum.lab.harness;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.vexillum.firstblood.kit.bot.Bots;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.kernel.match.Match;
import org.vexillum.kernel.match.OpenQuestion;
import org.vexillum.kernel.match.Table;
import org.vexillum.kernel.referee.Player;

/** Plays at random and checks the laws that hold for every game. */
class RandomGamesTest {
    private static final boolean LONG = Boolean.getBoolean("vexillum.long");
    private static final int GAMES = LONG ? 100_000 : 300;
    private static final int LONGER_GAMES = LONG ? 100_000 : 60;
    private static final int THOUGHTFUL_GAMES = LONG ? 10_000 : 8;
    private static final int CHUNK = 20;

    /** Every question and table is looked at closely in one game of so many. */
    private static final int CLOSELY = LONG ? 1000 : 20;

    /** In the others, one question and one table of so many. */
    private static final int ONE_IN = LONG ? 400 : 40;

    @Test
    @Tag("long-random-regiments")
    void everyLawOfRegimentsHoldsAfterEveryStep() throws Exception {
        play(new RegimentsSubject(), GAMES);
    }

    @Test
    @Tag("long-random-first-blood")
    void everyLawOfFirstBloodHoldsAfterEveryStep() throws Exception {
        play(new FirstBloodSubject(), LONGER_GAMES);
    }

    @Test
    @Tag("long-random-warcrow")
    void everyLawOfWarcrowHoldsAfterEveryStep() throws Exception {
        play(new WarcrowSubject(), LONGER_GAMES);
    }

    @Test
    @Tag("long-greedy-first-blood")
    void everyLawOfFirstBloodHoldsWhereGreedyPlays() throws Exception {
        play(new ThoughtfulRaids(), THOUGHTFUL_GAMES);
    }

    /** First Blood between two greedy bots. */
    private static final class ThoughtfulRaids extends FirstBloodSubject {
        @Override
        public Player<Battle> player(long seed) {
            return Bots.GREEDY.player(seed);
        }
    }

    /** The first broken law ends it. */
    private static void play(Subject<?> subject, int games) throws Exception {
        try (var pool = Executors.newFixedThreadPool(Runtime.getRuntime().availableProcessors())) {
            var chunks = new ExecutorCompletionService<Void>(pool);
            for (int from = 0; from < games; from += CHUNK)
                chunks.submit(chunk(subject, from, Math.min(games, from + CHUNK)));
            try {
                for (int from = 0; from < games; from += CHUNK) chunks.take().get();
            } finally {
                pool.shutdownNow();
            }
        }
    }

    private static <T extends Table<T>> Callable<Void> chunk(Subject<T> subject, int from, int to) {
        return () -> {
            for (int game = from; game < to; game++)
                new Harness<>(subject, game % CLOSELY == 0 ? 1 : ONE_IN).play(game);
            return null;
        };
    }

    @Test
    void aJournalOfRegimentsLeadsThroughTheSameTables() {
        journals(new RegimentsSubject());
    }

    @Test
    void aJournalOfFirstBloodLeadsThroughTheSameTables() {
        journals(new FirstBloodSubject());
    }

    @Test
    void aJournalOfWarcrowLeadsThroughTheSameTables() {
        journals(new WarcrowSubject());
    }

    private static <T extends Table<T>> void journals(Subject<T> subject) {
        var harness = new Harness<>(subject, ONE_IN);
        for (int game = 0; game < 25; game += 3) {
            var played = harness.play(game);
            var match = harness.match(game);
            assertThat(match.fingerprints()).isEqualTo(played);
            var again = harness.replayed(game, match.journal());
            assertThat(again.fingerprints()).isEqualTo(played);
            assertThat(again.table().fingerprint()).isEqualTo(match.table().fingerprint());
            assertThat(again.events()).isEqualTo(match.events());
            takenBack(harness, game, match);
        }
    }

    /** What is taken back leaves the table and its questions as they were before. */
    private static <T extends Table<T>> void takenBack(
            Harness<T> harness, int game, Match<T> match) {
        int from = match.journal().size() * 2 / 3;
        var before = harness.replayed(game, match.journal().subList(0, from));
        match.takeBack(from);
        assertThat(match.table().fingerprint()).isEqualTo(before.table().fingerprint());
        assertThat(match.events()).isEqualTo(before.events());
        assertThat(match.open())
                .extracting(OpenQuestion::question)
                .isEqualTo(before.open().stream().map(OpenQuestion::question).toList());
    }
}
