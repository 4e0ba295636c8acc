package org.vexillum.server.play;

import java.lang.ref.SoftReference;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/** Recordings that somebody looked at lately, as long as there is memory for them. */
final class Recordings {
    private static final int MOST = 16;

    private final Map<String, SoftReference<Recording<?>>> few =
            new LinkedHashMap<>(MOST, 0.75f, true) {
                @Override
                protected boolean removeEldestEntry(
                        Map.Entry<String, SoftReference<Recording<?>>> eldest) {
                    return size() > MOST;
                }
            };

    /** The recording of a match, made if it is not there. */
    Recording<?> of(String match, Supplier<Recording<?>> making) {
        return known(match)
                .orElseGet(() -> {
                    var made = making.get();
                    keep(match, made);
                    return made;
                });
    }

    private synchronized Optional<Recording<?>> known(String match) {
        return Optional.ofNullable(few.get(match)).map(SoftReference::get);
    }

    private synchronized void keep(String match, Recording<?> made) {
        few.put(match, new SoftReference<>(made));
    }

    synchronized void clear() {
        few.clear();
    }
}
