package org.vexillum.server.play;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/** Recordings that somebody looked at lately. */
final class Recordings {
    private static final int MOST = 16;

    private Recordings() {}

    static Map<String, Recording<?>> few() {
        return Collections.synchronizedMap(
                new LinkedHashMap<String, Recording<?>>(MOST, 0.75f, true) {
                    @Override
                    protected boolean removeEldestEntry(Map.Entry<String, Recording<?>> eldest) {
                        return size() > MOST;
                    }
                });
    }
}
