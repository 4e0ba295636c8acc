package org.vexillum.server.play;

import java.lang.ref.SoftReference;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/** Recordings that somebody looked at lately, as long as there is memory for them. */
final class RecordingCache {
    private static final int MOST = 16;

    private final Map<String, Kept> few =
            new LinkedHashMap<>(MOST, 0.75f, true) {
                @Override
                protected boolean removeEldestEntry(Map.Entry<String, Kept> eldest) {
                    return size() > MOST;
                }
            };

    /** What a match was at a version: taken back, it goes on, and ends otherwise. */
    private record Kept(int version, SoftReference<Recording<?>> recording) {}

    /** The recording of a match as it is at a version, made if it is not there. */
    Recording<?> of(String match, int version, Supplier<Recording<?>> making) {
        return known(match, version)
                .orElseGet(() -> {
                    var made = making.get();
                    keep(match, version, made);
                    return made;
                });
    }

    private synchronized Optional<Recording<?>> known(String match, int version) {
        return Optional.ofNullable(few.get(match))
                .filter(kept -> kept.version == version)
                .map(kept -> kept.recording.get());
    }

    private synchronized void keep(String match, int version, Recording<?> made) {
        few.put(match, new Kept(version, new SoftReference<>(made)));
    }

    synchronized void clear() {
        few.clear();
    }
}
