package org.vexillum.lab;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.IntConsumer;
import org.vexillum.kernel.match.Table;

/** Plays many games of a contest; the result does not depend on the number of threads. */
public final class GameSeries {
    /** Both games on one terrain. */
    private static final int CHUNK = 2;

    private GameSeries() {}

    /**
     * @param progress told how many games are done, on the calling thread
     */
    public static <T extends Table<T>> List<GameOutcome> play(
            Matchup<T> contest, int games, int threads, IntConsumer progress) {
        try (var pool = Executors.newFixedThreadPool(Math.max(1, threads))) {
            var chunks = new ArrayList<Future<List<GameOutcome>>>();
            for (int from = 0; from < games; from += CHUNK)
                chunks.add(submit(pool, contest, from, Math.min(games, from + CHUNK)));
            return gathered(chunks, pool, progress);
        }
    }

    private static <T extends Table<T>> Future<List<GameOutcome>> submit(
            ExecutorService pool, Matchup<T> contest, int from, int to) {
        return pool.submit(() -> {
            var outcomes = new ArrayList<GameOutcome>();
            for (int game = from; game < to; game++) outcomes.add(contest.play(game));
            return outcomes;
        });
    }

    /** If one game fails, those that have not begun are given up. */
    private static List<GameOutcome> gathered(
            List<Future<List<GameOutcome>>> chunks, ExecutorService pool, IntConsumer progress) {
        var outcomes = new ArrayList<GameOutcome>();
        try {
            for (var chunk : chunks) {
                outcomes.addAll(result(chunk));
                progress.accept(outcomes.size());
            }
            return outcomes;
        } catch (RuntimeException failed) {
            pool.shutdownNow();
            throw failed;
        }
    }

    private static List<GameOutcome> result(Future<List<GameOutcome>> chunk) {
        try {
            return chunk.get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted", e);
        } catch (ExecutionException e) {
            if (e.getCause() instanceof RuntimeException cause) throw cause;
            throw new IllegalStateException(e.getCause());
        }
    }
}
