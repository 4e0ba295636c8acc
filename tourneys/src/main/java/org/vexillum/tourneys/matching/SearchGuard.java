package org.vexillum.tourneys.matching;

import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeoutException;

/** Runs a search of the matching library and does not wait for ever. */
public interface SearchGuard {
    /** Waits for as long as it takes; for measurements. */
    SearchGuard NONE =
            new SearchGuard() {
                @Override
                public <T> T run(Callable<T> search) {
                    try {
                        return search.call();
                    } catch (Exception broken) {
                        throw new IllegalStateException(broken);
                    }
                }
            };

    <T> T run(Callable<T> search);

    /** Gives up after so many seconds, or when nobody waits for it any more. */
    static SearchGuard seconds(int seconds) {
        return new SearchGuard() {
            @Override
            public <T> T run(Callable<T> search) {
                try {
                    return SearchSlots.run(search, seconds);
                } catch (TimeoutException | ExecutionException stuck) {
                    throw new StuckSearch(stuck);
                } catch (InterruptedException stopped) {
                    Thread.currentThread().interrupt();
                    throw new StuckSearch(stopped);
                }
            }
        };
    }
}
