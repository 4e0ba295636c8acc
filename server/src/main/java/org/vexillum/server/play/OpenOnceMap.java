package org.vexillum.server.play;

import java.util.Collection;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.function.Function;

/**
 * What is open, by its name: opened by whoever comes first, and only those who want the same wait
 * for it. A map that makes its values itself would let others wait as well.
 */
final class OpenOnceMap<R> {
    private final ConcurrentMap<String, R> open = new ConcurrentHashMap<>();
    private final ConcurrentMap<String, CompletableFuture<R>> opening = new ConcurrentHashMap<>();

    /** What has this name, opened if need be. */
    R enter(String name, Function<String, R> how) {
        var found = open.get(name);
        if (found != null) return found;
        var mine = new CompletableFuture<R>();
        var others = opening.putIfAbsent(name, mine);
        return others == null ? opened(name, how, mine) : joined(others);
    }

    private R opened(String name, Function<String, R> how, CompletableFuture<R> mine) {
        try {
            // somebody else may just have been done with it
            var found = open.get(name);
            var result = found == null ? how.apply(name) : found;
            open.put(name, result);
            mine.complete(result);
            return result;
        } catch (RuntimeException | Error failed) {
            mine.completeExceptionally(failed);
            throw failed;
        } finally {
            opening.remove(name, mine);
        }
    }

    private R joined(CompletableFuture<R> others) {
        try {
            return others.join();
        } catch (CompletionException failed) {
            if (failed.getCause() instanceof RuntimeException cause) throw cause;
            if (failed.getCause() instanceof Error cause) throw cause;
            throw failed;
        }
    }

    Optional<R> find(String name) {
        return Optional.ofNullable(open.get(name));
    }

    Collection<R> all() {
        return open.values();
    }

    int size() {
        return open.size();
    }

    void close(String name) {
        open.remove(name);
    }
}
